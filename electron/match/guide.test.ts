import { rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { performGuidance, performJudgement } from '../analyst/perform-review.ts';
import { performAnalysis } from '../analyst/perform.ts';
import { inEnglish, spoken } from '../../words/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { Guide } from './guide.ts';
import type { SessionState } from './session.ts';
import { goTo, playIn, positionOf } from '../../engine/match/match.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { drawn } from '../../engine/analysis/value.ts';
import { openJournal, type Journal } from '../../storage/journal/journal.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { tableOf, twoPersons } from './testing.ts';

inFolders();

/** An analyst that answers correctly at once, and counts its tasks. */
function truthful() {
  const asked: unknown[] = [];
  const judged: unknown[] = [];
  const ask = ((task: Parameters<Analyst['ask']>[0]) => {
    if (task.wanted === 'guidance') return Promise.resolve(performGuidance(task));
    if (task.wanted === 'judgement') {
      judged.push(task.moves);
      return Promise.resolve(performJudgement(task));
    }
    if (task.wanted !== 'analysis') return Promise.reject(new Error('Nobody asks for that.'));
    asked.push(task.position);
    return Promise.resolve(performAnalysis(task));
  }) as Analyst['ask'];
  return { asked, judged, analyst: { ask, close: () => undefined } };
}

const stateOf = (table: SeatedMatch): SessionState =>
  ({ table, revision: 7, playedOn: false, gameNumber: 1 }) as SessionState;

const goingOn = new AbortController().signal;

/** A guide of a person with a journal. */
const guideOf = (
  analyst: Analyst = truthful().analyst,
  talk: 'first' | 'later' | 'mistakes' = 'first',
  journal: Journal = journalOf(),
) =>
  new Guide(
    analyst,
    () => talk,
    () => journal,
  );

/** The guide's sentences about a table. */
async function said(table: SeatedMatch, guide = guideOf()) {
  return spoken(await guide.guide(stateOf(table), goingOn), table.players);
}

test('says one thing to a person who is to move, and advises a move', async () => {
  expect(await said(tableOf({}))).toEqual({
    revision: 7,
    after: null,
    before: [
      'You win when all their hands are out. If the same position comes up 3 times, the game is a draw.',
    ],
    move: null,
    plan: [],
    told: false,
    here: {
      place: expect.objectContaining({ game: 'chopsticks' }) as unknown,
      value: drawn,
      canBeDrawn: true,
    },
  });
  const later = await said(tableOf({}, ['A-C', 'A-C']));
  expect(later).toMatchObject({
    after: null,
    before: [expect.any(String)],
    move: expect.any(String) as unknown,
  });
});

test('says what wins before the first move, until the user has ended a game with the guide under these settings', async () => {
  const journal = journalOf();
  const first = async (target: number) => {
    const table = tableOf({ game: 'summation-duel', 'summation-duel': { target } });
    return (await said(table, guideOf(undefined, 'first', journal)))?.before[0];
  };
  expect(await first(22)).toMatch(/^You win if you make the total exactly 22,/);
  const start = tableOf({ game: 'summation-duel', 'summation-duel': { target: 22 } });
  expect(await said(start), 'then a question').toMatchObject({
    before: [expect.any(String), expect.stringMatching(/\?$/)],
    told: false,
  });
  const at = '2026-11-27T10:00:00.000+01:00';
  const ended = { what: 'match', at, id: 'a', result: 'won' } as const;
  const short = {
    opponents: ['easy' as const],
    game: 'summation-duel',
    settings: { target: 22 },
    plies: 9,
    seconds: 60,
  };
  journal.add({ ...ended, ...short, guided: false });
  expect(await first(22)).toMatch(/exactly 22,/);
  journal.add({ ...ended, ...short, guided: true });
  expect(await first(22)).not.toMatch(/exactly 22,/);
  expect(await first(50), 'under other settings').toMatch(/exactly 50,/);
  expect((await said(tableOf({}, ['A-C', 'A-C'])))?.before[0]).not.toMatch(/^You win when/);
});

test('says what wins and when a game is drawn also if no guidance is known', async () => {
  const { analyst } = truthful();
  const ask = ((task: Parameters<Analyst['ask']>[0]) =>
    task.wanted === 'guidance' ? Promise.resolve(null) : analyst.ask(task)) as Analyst['ask'];
  const settings = { draw: 'choice', digits: 3, target: 5 };
  const open = tableOf({ game: 'digit-conquest', 'digit-conquest': settings });
  expect((await said(open, guideOf({ ...analyst, ask })))?.before[0]).toBe(
    'The first to have exactly 5 points wins. After 400 moves the game is a draw.',
  );
});

test('says nothing of a move that lost nothing', async () => {
  expect(await said(tableOf({}, ['A-C']))).toMatchObject({ after: null, before: [] });
});

/** A match of Summation Duel in which the second player has just made a mistake. */
const played = ['+6', '+7', '+8', '+9', '+10', '+4'];

test('names a mistake to its player with the reason, and to the opponent with how to use it', async () => {
  const duel = { game: 'summation-duel' };
  const table = tableOf({ ...twoPersons, ...duel }, played);
  const [computer, person] = [
    { kind: 'computer', difficulty: 'hard' },
    { kind: 'person' },
  ] as const;
  const own = await said({ ...table, players: [computer, person] });
  expect(own).toMatchObject({ before: [], move: null });
  expect(own?.after).toMatch(
    /^Your last move threw away the win\. The computer has an answer that wins in 2 moves: Add \d: 44 → /,
  );
  const theirs = await said({ ...table, players: [person, computer] });
  expect(theirs).toMatchObject({
    after: 'Your last move threw something away, but the other side missed it.',
    before: [expect.stringMatching(/^That was a mistake of the computer’s\. You have an answer /)],
    move: expect.stringMatching(/^\+\d$/) as unknown,
  });
  const before = {
    ...tableOf({ ...twoPersons, ...duel }, played.slice(0, 5)),
    players: [computer, person],
  };
  expect(await said(before), 'after a good one').toMatchObject({
    after: null,
    before: [expect.stringMatching(/^That was a mistake/)],
  });
});

test('asks for the reason of a mistake once, and not if the answer to it is the news', async () => {
  const { analyst, judged } = truthful();
  const guide = guideOf(analyst);
  const duel = tableOf({ game: 'summation-duel', ...twoPersons }, played);
  const players = [{ kind: 'computer', difficulty: 'hard' }, { kind: 'person' }] as const;
  const own = { ...duel, players };
  for (let time = 0; time < 3; time++)
    expect((await said(own, guide))?.after).toMatch(/^Your last/);
  expect(judged).toEqual([['+4']]);
  await said(duel, guide);
  expect(judged, 'told to the other person').toHaveLength(1);
});

test('praises the only good move', async () => {
  const line = ['A-C', 'B-C', 'B-C', 'A-D', 'B-D'];
  const after = await said(tableOf({ players: ['person', 'hard'] }, line));
  expect(after).toMatchObject({ after: 'Your last move was the only good one.', before: [] });
});

test.each([
  [['A-D', 'B-D', 'B-D'], 'Only one answer to your last move didn’t lose.'],
  [['B-D', 'A-D', 'B-D', 'A-C', 'A-C'], 'Your last move left only one answer.'],
])('says what a good move did, in a first game: %j', async (line, did) => {
  const table = tableOf({ players: ['person', 'hard'] }, line);
  expect((await said(table))?.after).toBe(did);
  expect((await said(table, guideOf(undefined, 'later')))?.after).toBeNull();
});

test('says of a good choice in a first game with chance that it was one', async () => {
  const game = { game: 'digit-conquest', 'digit-conquest': { target: 15 } };
  const table = tableOf({ ...game, players: ['person', 'easy'] }, ['?2', '+2', '?3', '+3', '?4']);
  expect((await said(table))?.after).toMatch(/^You made the best choice/);
  expect((await said(table, guideOf(undefined, 'later')))?.after).toBeNull();
});

test('once the match is over, says no more what could be played', async () => {
  const line = ['B-D', 'A-C', 'B-D', 'B-D', 'B-C', 'B-D'];
  const players = ['person', 'hard'];
  const before = await said(tableOf({ players }, line.slice(0, -1)));
  expect(before?.after).toMatch(/After that the computer can win at once:/);
  expect(await said(tableOf({ players }, line))).toMatchObject({ after: null, before: [] });
});

test('advises no win that repetition draws in the match', async () => {
  const line = 'A-C B-C A-C A-C B-D 02-11 B-C 14-32 B-C 03-12 A-C 24-33'.split(' ');
  const players = ['person', 'hard'];
  const first = async (repetition: number) => {
    const table = tableOf({ players, chopsticks: { repetition } }, line);
    return (await said(table))?.before[0];
  };
  expect(await first(3)).toContain('win in 3 moves');
  expect(await first(2)).toMatch(/^No move loses here/);
});

test('names a mistake in a position that would be drawn if it came up once more', async () => {
  const line = 'A-C A-C A-D B-D B-C A-D B-D 02-11 B-D 14-23 B-D'.split(' ');
  const table = tableOf(twoPersons, line);
  expect((await said(table))?.before[0]).toMatch(/^That was a mistake/);
});

test('says of a mistake to the other person how to use it', async () => {
  const table = tableOf({ ...twoPersons, game: 'summation-duel' }, played);
  expect(await said(table)).toMatchObject({
    after: null,
    before: [
      expect.stringMatching(/^That was a mistake of Player 2’s\. .*: Add \d: 44 → /) as unknown,
    ],
  });
});

/** What the guide says in matches one after the other, before a move that loses nothing. */
async function talkIn(matches: number, guideFor: () => Guide): Promise<string[]> {
  const talk: string[] = [];
  for (let match = 0; match < matches; match++) {
    const guide = guideFor();
    const table = tableOf({ players: ['person', 'hard'] }, ['A-C', 'A-C']);
    const before = await said(table, guide);
    talk.push(before?.before[0] ?? '');
    const { rules } = table.match;
    const [move] = rules.moves(positionOf(table.match));
    const after = { ...table, match: playIn(table.match, move) };
    // The same move counts once.
    await said(after, guide);
    await said(after, guide);
  }
  return talk;
}

test('asks once the user was right three times about a pattern, and is silent after three more, also after restarts', async () => {
  const { analyst } = truthful();
  const journal = () => openJournal(folder, (problem) => expect.fail(problem.code));
  const talk = await talkIn(8, () => guideOf(analyst, 'first', journal()));
  expect(new Set(talk.slice(0, 3))).toEqual(new Set([talk[0]]));
  expect(talk[3]).toMatch(/\?$/);
  expect(talk.slice(3, 6)).toEqual([talk[3], talk[3], talk[3]]);
  expect(talk.slice(6)).toEqual(['', '']);
  expect(journal().lines, 'silence is never answered').toHaveLength(6);
});

test('tells a person who isn’t known the same every time', async () => {
  const guide = new Guide(
    truthful().analyst,
    () => 'first',
    () => undefined,
  );
  expect(new Set(await talkIn(5, () => guide))).toHaveProperty('size', 1);
});

test('what can’t be saved counts all the same', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  const journal = openJournal(folder, () => undefined);
  const talk = await talkIn(4, () => guideOf(undefined, 'first', journal));
  expect(talk[3]).toMatch(/\?$/);
});

test('notes a mistake as an answer that was wrong', async () => {
  const journal = journalOf();
  const guide = guideOf(undefined, 'first', journal);
  const duel = { ...twoPersons, game: 'summation-duel' };
  const table = tableOf(duel, played);
  await said({ ...table, match: goTo(table.match, played.length - 1) }, guide);
  expect(journal.lines).toEqual([]);
  await said(table, guide);
  expect(journal.lines).toMatchObject([
    { what: 'guided-move', game: 'summation-duel', right: false },
  ]);
});

test('counts a move in a lost position as right if the guide advised it', async () => {
  const journal = journalOf();
  const guide = guideOf(undefined, 'first', journal);
  const table = tableOf(twoPersons);
  const { rules } = table.match;
  const match = { ...table.match, start: valueOf(rules.parsePosition('0344')) };
  const before = await said({ ...table, match }, guide);
  expect(before?.before.join(' ')).toMatch(
    /You lose in \d+ moves if the other side makes no mistake\./,
  );
  const move = valueOf(rules.parseMove(positionOf(match), before?.move ?? ''));
  await said({ ...table, match: playIn(match, move) }, guide);
  expect(journal.lines).toMatchObject([{ what: 'guided-move', right: true }]);
});

test('later only asks, and then only names mistakes', async () => {
  const duel = tableOf({ game: 'summation-duel', players: ['person', 'hard'] }, played);
  const { analyst } = truthful();
  const quiet = tableOf({ players: ['person', 'hard'] }, ['A-C', 'A-C']);
  const asks = await said(quiet, guideOf(analyst, 'later'));
  expect(asks).toMatchObject({ before: [expect.stringMatching(/\?$/)], plan: [] });
  const mistakes = guideOf(analyst, 'mistakes');
  expect(await said(quiet, mistakes)).toMatchObject({ before: [], move: null });
  expect((await said(duel, mistakes))?.before).toEqual([expect.stringMatching(/mistake/)]);
});

test('asks for the analysis of each position once', async () => {
  const known = truthful();
  const guide = guideOf(known.analyst);
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
  const failing = guideOf({ ask: fails, close: () => undefined });
  const refused = failing.guide(stateOf(tableOf({})), goingOn);
  const error: unknown = await refused.catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(Refusal);
  expect(inEnglish((error as Refusal).reason)).toContain('Out of memory');
  expect(await failing.guide(stateOf(tableOf({})), AbortSignal.abort())).toBeNull();
});

test('tries a failed analysis again', async () => {
  const { analyst } = truthful();
  const ask = vi.spyOn(analyst, 'ask').mockRejectedValueOnce(new Error('Out of memory'));
  const guide = guideOf(analyst);
  const state = stateOf(tableOf({}));
  await expect(guide.guide(state, goingOn)).rejects.toThrow();
  expect((await guide.guide(state, goingOn))?.before).toHaveLength(1);
  expect(ask.mock.calls.filter(([task]) => task.wanted === 'analysis')).toHaveLength(2);
});
