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

test('a picture is written over no later drag: not at all if the user has let go while it was made', async () => {
  const slow = slowAnswers();
  const main = fakeMain({
    matchToDraw: () => slow.later(() => viewAfter({ moves: ['A-C'] })),
    dragPicture: () => null,
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
    { name: 'startDrag', payload: undefined },
  ]);
  expect(failed).not.toHaveBeenCalled();
});
