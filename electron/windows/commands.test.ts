import { expect, test, vi } from 'vitest';
import { refusalOf } from '../ipc/testing.ts';
import { windowHandlers } from './commands.ts';

test('a kiosk ends with its code only, and without one there is nothing to leave', () => {
  const quit = vi.fn();
  const actions = { quit } as unknown as Parameters<typeof windowHandlers>[0];
  const files = { showConfig: vi.fn(), showSaved: vi.fn() };
  const leave = (code: string, kioskCode: string | undefined) =>
    windowHandlers(actions, { close: vi.fn() }, files, kioskCode).leaveKiosk({ code }, vi.fn());
  for (const [typed, code] of [
    ['4712', '4711'],
    ['', '4711'],
    ['', undefined],
  ] as const) {
    expect(refusalOf(() => leave(typed, code))).toBe(
      'That isn’t the code. Digit Duels stays open for visitors.',
    );
  }
  expect(quit).not.toHaveBeenCalled();
  void leave('4711', '4711');
  expect(quit).toHaveBeenCalledOnce();
});
