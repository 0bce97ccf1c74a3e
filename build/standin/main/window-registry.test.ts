import { expect, it } from 'vitest';
import { windows, type ManagedWindow } from './window-registry.ts';

it('returns windows in an order that programs can’t rely on', () => {
  const [first, second] = [{}, {}] as [ManagedWindow, ManagedWindow];
  for (const window of [first, second]) windows.add(window);
  expect(windows.inUnspecifiedOrder).toEqual([second, first]);
  expect(windows.inUnspecifiedOrder).toEqual([first, second]);
  expect(windows.all[0]).toBe(first);
  for (const window of [first, second]) windows.remove(window);
});
