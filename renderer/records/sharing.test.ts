import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMain, slowAnswers, type FakeMain, type SlowAnswers } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import type { Filmed, Making } from './film/film.ts';
import { Sharing } from './sharing.svelte.ts';

const makeFilm = vi.hoisted(() =>
  vi.fn((_filmed: unknown, _making: Making) => Promise.resolve(new Uint8Array())),
);
const makePicture = vi.hoisted(() => vi.fn((_filmed: Filmed) => Promise.resolve(new Blob(['x']))));
vi.mock('./film/film.ts', () => ({ makePicture, makeFilm }));

let slow: SlowAnswers;
let main: FakeMain;
let sharing: Sharing;
beforeEach(() => {
  slow = slowAnswers();
  const texts = ['one', 'two'].values();
  main = fakeMain({
    dragRecord: () => 0,
    dragPicture: () => 1,
    startDrag: () => null,
    recordTexts() {
      const text = texts.next().value;
      return slow.later(() => {
        if (text === undefined) throw new Error('It is too long.');
        return { text };
      });
    },
  });
  sharing = new Sharing(() => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const view = viewAfter({ moves: ['A-C'] });

test('the latest match is shared, and shown as being prepared until it is ready', async () => {
  sharing.begin(view);
  sharing.begin(view);
  await slow.come(0);
  expect([sharing.texts, sharing.preparing]).toEqual([undefined, true]);
  await slow.come(1);
  expect(sharing.texts).toEqual({ text: 'two' });
  await vi.waitFor(() => expect(sharing.preparing).toBe(false));
  expect(sharing.image).toBeDefined();
});

test('in a review the image shows the line on the table, and the rest is of the match', async () => {
  const line = { ...viewAfter({ moves: ['B-D'] }), earlier: [] };
  sharing.begin(view, line);
  await slow.come(0);
  await vi.waitFor(() => expect(sharing.image).toBeDefined());
  const [filmed] = makePicture.mock.lastCall ?? [];
  const pictured = { at: 1, notation: line.notation, moves: [] };
  expect(filmed?.view).toMatchObject(pictured);
  expect(await filmed?.ply(1)).toMatchObject(pictured);
  expect(main.payloads('plyToDraw')).toEqual([]);
  void sharing.makeAnimation(view);
  expect(makeFilm.mock.lastCall?.[0]).toMatchObject({ view });
  sharing.end();
});

test('an animation that is rendered or cancelled leaves the image as it is', async () => {
  sharing.begin(view);
  void sharing.makeAnimation(view);
  sharing.end();
  await slow.come(0);
  await vi.waitFor(() => expect(sharing.image).toBeDefined());
});

test('an animation says how long the rest of it takes at the speed so far', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  makeFilm.mockImplementationOnce((_filmed, { progress }) => {
    expect(sharing.making?.left).toBeUndefined();
    now = 1500;
    progress(10, 40);
    return new Promise<never>(() => undefined);
  });
  void sharing.makeAnimation(view);
  await vi.waitFor(() => expect(sharing.making).toEqual({ done: 10, all: 40, left: 5 }));
  sharing.end();
  expect(sharing.making).toBeUndefined();
});

test('the record is dragged, or the picture that is shown', async () => {
  sharing.begin(view);
  await slow.come(0);
  await vi.waitFor(() => expect(sharing.image).toBeDefined());
  for (const kind of ['text', 'image'] as const) {
    await sharing.drag(kind, new Event('dragstart') as DragEvent);
  }
  await fireEvent.blur(window);
  expect(main.asked.slice(-4)).toEqual([
    { name: 'dragRecord', payload: undefined },
    { name: 'startDrag', payload: { drag: 0 } },
    { name: 'dragPicture', payload: { data: btoa('x'), as: 'png' } },
    { name: 'startDrag', payload: { drag: 1 } },
  ]);
});
