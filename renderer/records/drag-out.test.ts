import { fireEvent } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import { dragOut, isDraggingOut } from './drag-out.ts';

afterEach(async () => {
  await fireEvent.blur(window);
  vi.unstubAllGlobals();
});

const hold = () => new Event('dragstart', { cancelable: true }) as DragEvent;

test('a file is dragged once it is written, instead of the element', async () => {
  const main = fakeMain({ startDrag: () => null });
  const slow = slowAnswers();
  const event = hold();
  const done = dragOut(event, () => slow.later(() => 3));
  expect(event.defaultPrevented).toBe(true);
  await fireEvent.pointerMove(window, { buttons: 1 });
  expect(main.asked).toEqual([]);
  await slow.come(0);
  await done;
  expect(main.payloads('startDrag')).toEqual([{ drag: 3 }]);
  expect(isDraggingOut()).toBe(true);
  await fireEvent.pointerMove(window, { buttons: 0 });
  expect(isDraggingOut(), 'after the first event without a button').toBe(false);
});

test('nothing is dragged if the user lets go before it is written, or takes hold of something else', async () => {
  const main = fakeMain({ startDrag: () => null });
  const slow = slowAnswers();
  const first = dragOut(hold(), () => slow.later(() => 2));
  await fireEvent.pointerUp(window, { buttons: 0 });
  const second = dragOut(hold(), () => slow.later(() => 1));
  await slow.come(1);
  await second;
  // What was given up is written last, and changes nothing.
  await slow.come(0);
  await first;
  expect(main.asked).toEqual([{ name: 'startDrag', payload: { drag: 1 } }]);
});
