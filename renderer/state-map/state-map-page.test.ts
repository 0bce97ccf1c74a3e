import { afterEach, expect, test, vi } from 'vitest';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Services } from '../services/services.svelte.ts';
import { StateMapPage } from './state-map-page.svelte.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the line shown is that of the latest match, whichever answer arrives last', async () => {
  const { later, come } = slowAnswers();
  fakeMain({
    stateMap: () => null,
    matchOnMap: ({ revision }: { revision: number }) =>
      later(() => {
        if (revision === 1) throw new Error('It is gone.');
        return { keys: [`at ${revision}`] };
      }),
  });
  const page = new StateMapPage(new Services().predictions);
  const table = viewAfter({ moves: [] });
  await page.open(preferencesOf('{}'), table);
  for (const revision of [1, 2, 3]) void page.followMatch({ ...table, revision });
  await come(2, 1, 0);
  expect([page.keys, page.refusal.sentence]).toEqual([['at 3'], '']);
  void page.followMatch({ ...table, revision: 4 });
  void page.followMatch(undefined);
  await come(3);
  expect(page.keys).toEqual([]);
});

test('a game without a map gives way to one that has a map, and the page says why', async () => {
  fakeMain({
    stateMap({ game }: { game: string }) {
      if (game === 'digit-conquest') throw new Error('There is no map of it.');
      return null;
    },
  });
  const page = new StateMapPage(new Services().predictions);
  await page.open(preferencesOf('{}'), viewAfter({ game: 'digit-conquest', moves: ['?1'] }));
  expect(page.chosen?.game).toBe('chopsticks');
  expect([page.refusal.sentence, page.instead.sentence]).toEqual(['', 'There is no map of it.']);
});
