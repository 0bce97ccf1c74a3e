import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { fakeAnalyst } from '../match/testing.ts';
import { PlayedOn } from './play-on.ts';
import { PracticeTable } from './practice-table.ts';

/** A game of Chopsticks that a person plays on against the computer. */
function playedFrom(position: string) {
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }] as const;
  const place = { game: 'chopsticks', settings: {}, position, first: 0 };
  const setting = { ...resolvePosition(place), first: 0, players };
  const analyst = fakeAnalyst();
  return { analyst, played: new PlayedOn(new PracticeTable(setting, 1), analyst) };
}

test('a game that was lost says which move lost it, and why', async () => {
  const { analyst, played } = playedFrom('0312');
  // The hand that stays puts the only one out.
  played.try(['B-C']);
  played.table.match = played.table.after(['B-D']);
  expect(played.table.view().state.kind).toBe('over');
  const found = played.losingMove();
  await analyst.answer('judgement');
  const { at, why } = (await found) ?? expect.fail('There is a move that lost.');
  expect(at).toBe(0);
  expect(inEnglish(why ?? expect.fail('There is a reason.'))).toContain('3');
});

test('a game that was lost from the start has no move that lost it', async () => {
  const { analyst, played } = playedFrom('0144');
  played.try(['B-C']);
  expect(await played.losingMove(), 'while it runs').toBeNull();
  played.table.match = played.table.after(['B-D']);
  const found = played.losingMove();
  await analyst.answer('judgement');
  expect(await found).toBeNull();
});
