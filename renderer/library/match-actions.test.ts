import { fireEvent } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { viewAfter } from '../table/testing.ts';
import { MatchActions } from './match-actions.svelte.ts';
import { MatchList } from './match-list.svelte.ts';
import { fakeMain, slowAnswers } from './testing.ts';

vi.mock('../records/film/film.ts', () => ({
  makePicture: () => Promise.resolve(new Blob(['x'])),
}));

afterEach(async () => {
  await fireEvent.blur(window);
  vi.unstubAllGlobals();
});

test('a picture whose drag was given up while it was made doesn’t mix with a later drag', async () => {
  const slow = slowAnswers();
  const main = fakeMain({
    matchToDraw: () =>
      slow.later(() => ({ view: viewAfter({ moves: ['A-C'] }), step: 1, steps: 1 })),
    dragPicture: ({ of }: { of: string }) => (of === 'two' ? 2 : 1),
    startDrag: () => null,
  });
  const failed = vi.fn();
  const actions = new MatchActions(new MatchList(failed), failed);
  const drag = (id: string) =>
    actions.dragPicture(id, new Event('dragstart') as DragEvent, undefined);
  const first = drag('one');
  await fireEvent.pointerUp(window, { buttons: 0 });
  const second = drag('two');
  await slow.come(1);
  await second;
  await slow.come(0);
  await first;
  expect(main.asked.slice(2)).toEqual([
    { name: 'dragPicture', payload: { data: btoa('x'), as: 'png', of: 'two' } },
    { name: 'startDrag', payload: { drag: 2 } },
    { name: 'dragPicture', payload: { data: btoa('x'), as: 'png', of: 'one' } },
  ]);
  expect(failed).not.toHaveBeenCalled();
});
