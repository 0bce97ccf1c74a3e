import { describe, expect, it } from 'vitest';
import type { KeyStroke } from '../common/messages.ts';
import { matchesAccelerator, parseAccelerator } from './accelerators.ts';

function stroke(key: string, held: Partial<KeyStroke> = {}): KeyStroke {
  return { key, code: '', control: false, alt: false, shift: false, meta: false, ...held };
}

const control = { control: true };

describe('accelerators', () => {
  it.each([
    ['CmdOrCtrl+N', stroke('n', control)],
    ['CommandOrControl+Shift+Z', stroke('Z', { control: true, shift: true })],
    ['Shift+CmdOrCtrl+Z', stroke('Z', { control: true, shift: true })],
    ['F1', stroke('F1')],
    ['Ctrl+,', stroke(',', control)],
    ['CmdOrCtrl+Plus', stroke('+', { control: true, shift: true })],
    ['CmdOrCtrl++', stroke('=', control)],
    ['CmdOrCtrl+-', stroke('-', control)],
    ['CmdOrCtrl+0', stroke('0', control)],
    ['Alt+Left', stroke('ArrowLeft', { alt: true })],
    ['Escape', stroke('Escape')],
    ['Esc', stroke('Escape')],
    ['Return', stroke('Enter')],
    ['Ctrl+Space', stroke(' ', control)],
    ['Ctrl+Shift+1', stroke('!', { control: true, shift: true, code: 'Digit1' })],
    ['Ctrl+N', stroke('т', { control: true, code: 'KeyN' })],
  ])('%s is found', (accelerator, pressed) => {
    expect(matchesAccelerator(accelerator, pressed, false)).toBe(true);
  });

  it.each([
    ['CmdOrCtrl+N', stroke('n')],
    ['CmdOrCtrl+N', stroke('N', { control: true, shift: true })],
    ['N', stroke('n', control)],
    ['F1', stroke('F1', { alt: true })],
    ['CmdOrCtrl+Z', stroke('y', control)],
    ['Ctrl+Shift', stroke('Shift', { control: true, shift: true })],
    ['Hyper+N', stroke('n')],
    ['', stroke('n')],
  ])('%s is not taken for something else', (accelerator, pressed) => {
    expect(matchesAccelerator(accelerator, pressed, false)).toBe(false);
  });

  it('reads the command key as the platform does', () => {
    expect(parseAccelerator('CmdOrCtrl+Q', true)).toMatchObject({ meta: true, control: false });
    expect(parseAccelerator('CmdOrCtrl+Q', false)).toMatchObject({ meta: false, control: true });
    expect(matchesAccelerator('CmdOrCtrl+Q', stroke('q', { meta: true }), true)).toBe(true);
  });
});
