import { expect, test, vi } from 'vitest';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { performAnalysis } from '../analyst/perform.ts';
import { inEnglish, spoken } from '../../words/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { Guide } from './guide.ts';
import type { SessionState } from './session.ts';
import { drawn } from '../../engine/analysis/value.ts';
import { tableOf, twoPersons } from './testing.ts';

/** An analyst that answers correctly at once, and counts its tasks. */
function truthful() {
  const asked: unknown[] = [];
  const ask = ((task: Parameters<Analyst['ask']>[0]) => {
    if (task.wanted !== 'analysis') return Promise.reject(new Error('Nobody asks for that.'));
    asked.push(task.position);
    return Promise.resolve(performAnalysis(task));
  }) as Analyst['ask'];
  return { asked, analyst: { ask, close: () => undefined } };
}

const stateOf = (table: SeatedMatch): SessionState =>
  ({ table, revision: 7, playedOn: false, gameNumber: 1 }) as SessionState;

const goingOn = new AbortController().signal;

/** The guide's sentences about a table. */
async function said(table: SeatedMatch, { analyst } = truthful()) {
  return spoken(await new Guide(analyst).guide(stateOf(table), goingOn), table.players);
}

test('explains what matters to a person who is to move', async () => {
  expect(await said(tableOf({}))).toEqual({
    revision: 7,
    after: null,
    before: ['Every move is fine here: with best play it stays a draw.'],
    here: {
      place: expect.objectContaining({ game: 'chopsticks' }) as unknown,
      value: drawn,
      canBeDrawn: true,
    },
  });
});

test('explains the effect of a human move while the computer thinks, and after it has moved', async () => {
  const played = ['A-C'];
  expect(await said(tableOf({}, played))).toMatchObject({
    after: 'It is still a draw.',
    before: [],
  });
  expect(await said(tableOf({}, ['A-C', 'A-C']))).toMatchObject({
    after: 'It is still a draw.',
    before: [expect.any(String)],
  });
});

test('explains how a mistake is punished, in the words of the reply', async () => {
  const duel = { ...twoPersons, game: 'summation-duel' };
  const view = await said(tableOf(duel, ['+6', '+7', '+8', '+9', '+10', '+4']));
  expect(view?.after).toMatch(
    /^Player 2 threw away the win, so Player 1 can win in 2 moves \(Adds \d: 44 → \d\d\)\.$/,
  );
});

test('asks for the analysis of each position once', async () => {
  const known = truthful();
  const guide = new Guide(known.analyst);
  const table = tableOf({}, ['A-C', 'A-C']);
  await guide.guide(stateOf(table), goingOn);
  await guide.guide(stateOf(table), goingOn);
  expect(known.asked.length).toBe(new Set(known.asked).size);
});

test('is silent if only computers play, and after the end', async () => {
  const computers = await said(tableOf({ players: ['computer', 'computer'] }, ['A-C']));
  expect(computers).toMatchObject({ after: null, before: [] });
});

test('reports a failure, unless it was cancelled', async () => {
  const fails = () => Promise.reject(new Error('Out of memory'));
  const failing = new Guide({ ask: fails, close: () => undefined });
  const refused = failing.guide(stateOf(tableOf({})), goingOn);
  const error: unknown = await refused.catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(Refusal);
  expect(inEnglish((error as Refusal).reason)).toContain('Out of memory');
  expect(await failing.guide(stateOf(tableOf({})), AbortSignal.abort())).toBeNull();
});

test('tries a failed analysis again', async () => {
  const { analyst } = truthful();
  const ask = vi.spyOn(analyst, 'ask').mockRejectedValueOnce(new Error('Out of memory'));
  const guide = new Guide(analyst);
  const state = stateOf(tableOf({}));
  await expect(guide.guide(state, goingOn)).rejects.toThrow();
  expect((await guide.guide(state, goingOn))?.before).toHaveLength(1);
  expect(ask).toHaveBeenCalledTimes(2);
});
