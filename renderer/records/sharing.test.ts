import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMain, slowAnswers, type SlowAnswers } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Sharing } from './sharing.svelte.ts';

vi.mock('./film/film.ts', () => ({
  makePicture: () => Promise.resolve(new Blob(['x'])),
  makeFilm: () => Promise.resolve(new Uint8Array()),
}));

let slow: SlowAnswers;
let sharing: Sharing;
beforeEach(() => {
  slow = slowAnswers();
  const texts = ['one', 'two'].values();
  fakeMain({
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

test('an animation that is rendered or cancelled leaves the image as it is', async () => {
  sharing.begin(view);
  void sharing.makeAnimation(view);
  sharing.end();
  await slow.come(0);
  await vi.waitFor(() => expect(sharing.image).toBeDefined());
});
