import { describe, expect, it } from 'vitest';
import type { KeyStroke } from '../common/messages.ts';
import { matchesAccelerator, parseAccelerator } from './accelerators.ts';

const none = { control: false, alt: false, shift: false, meta: false };
const control = { ...none, control: true };
const shift = { ...none, shift: true };
const both = { ...control, shift: true };

const keys = {
  a: 65,
  n: 78,
  y: 89,
  z: 90,
  one: 49,
  equals: 187,
  comma: 188,
  minus: 189,
  slash: 191,
};

const stroke = (keyCode: number, held = none): KeyStroke => ({ keyCode, ...held });

describe('accelerators', () => {
  it.each([
    ['CmdOrCtrl+N', stroke(keys.n, control)],
    ['CommandOrControl+Shift+Z', stroke(keys.z, both)],
    ['Shift+CmdOrCtrl+Z', stroke(keys.z, both)],
    ['F1', stroke(112)],
    ['F24', stroke(135)],
    ['Ctrl+,', stroke(keys.comma, control)],
    ['CmdOrCtrl+Plus', stroke(keys.equals, both)],
    ['CmdOrCtrl+=', stroke(keys.equals, control)],
    ['CmdOrCtrl+-', stroke(keys.minus, control)],
    ['CmdOrCtrl+0', stroke(48, control)],
    ['CmdOrCtrl+numadd', stroke(107, control)],
    ['CmdOrCtrl+num0', stroke(96, control)],
    ['?', stroke(keys.slash, shift)],
    ['Ctrl+!', stroke(keys.one, both)],
    ['Alt+Left', stroke(37, { ...none, alt: true })],
    ['Escape', stroke(27)],
    ['Esc', stroke(27)],
    ['Return', stroke(13)],
    ['Ctrl+Space', stroke(32, control)],
    ['PageUp', stroke(33)],
  ])('%s is found', (accelerator, pressed) => {
    expect(matchesAccelerator(accelerator, pressed, false)).toBe(true);
  });

  it.each([
    ['CmdOrCtrl+N', stroke(keys.n)],
    ['CmdOrCtrl+N', stroke(keys.n, both)],
    ['CmdOrCtrl+N', stroke(keys.n, { ...control, meta: true })],
    ['N', stroke(keys.n, control)],
    ['F1', stroke(112, { ...none, alt: true })],
    ['F1', stroke(112, shift)],
    ['CmdOrCtrl+Z', stroke(keys.y, control)],
    // Electron needs Shift for a plus, and treats the number pad's plus as another key.
    ['CmdOrCtrl+Plus', stroke(keys.equals, control)],
    ['CmdOrCtrl+Plus', stroke(107, control)],
    ['CmdOrCtrl+-', stroke(109, control)],
    ['CmdOrCtrl+0', stroke(96, control)],
    ['CmdOrCtrl+,', stroke(keys.comma, both)],
    ['?', stroke(keys.slash)],
  ])('%s is not taken for something else', (accelerator, pressed) => {
    expect(matchesAccelerator(accelerator, pressed, false)).toBe(false);
  });

  it.each(['', 'Ctrl+Shift', 'Ctrl++', 'Hyper', 'F25', 'Ctrl+ü'])('%j names no key', (text) => {
    expect(parseAccelerator(text, false)).toBeNull();
  });

  it('reads the command key as the platform does', () => {
    expect(parseAccelerator('CmdOrCtrl+Q', true)).toMatchObject({ meta: true, control: false });
    expect(parseAccelerator('CmdOrCtrl+Q', false)).toMatchObject({ meta: false, control: true });
  });
});
