import { expect, test } from 'vitest';
import { updatedView, type MatchHead, type MatchUpdate } from './match-update.ts';

/** An update in which nothing but the revision has changed. */
const update = (revision: number, since: number | null): MatchUpdate => ({
  head: { revision, game: { id: 'chopsticks' }, settings: {}, players: [] } as unknown as MatchHead,
  since,
  tree: { plies: [], line: { kept: 0, changed: [], added: [] } },
});

test('what is equal stays the same, so that it is not drawn anew', () => {
  const before = updatedView(undefined, update(0, null));
  const after = updatedView(before, update(1, 0));
  expect(after).toMatchObject({ revision: 1 });
  for (const part of ['game', 'settings', 'players', 'tree'] as const) {
    expect(after?.[part], part).toBe(before?.[part]);
  }
});

test('an update of another view is not made', () => {
  const before = updatedView(undefined, update(0, null));
  expect(updatedView(before, update(2, 1))).toBeUndefined();
  expect(updatedView(undefined, update(1, 0))).toBeUndefined();
});
