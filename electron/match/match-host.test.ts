import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { limits } from '../../engine/match/limits.ts';
import { positionOf } from '../../engine/match/match.ts';
import { sizeOfTable } from '../../engine/records/size.ts';
import type { LineChange } from '../api/match-update.ts';
import { success } from '../../engine/result.ts';
import type { Message } from '../../words/message.ts';
import { inEnglish, spoken } from '../../words/testing.ts';
import { updatedView, type MatchUpdate } from '../api/match-update.ts';
import type { MatchView } from '../api/match-view.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { withSeatsSwapped } from './controls.ts';
import { tableFrom } from '../../engine/testing/records.ts';
import { MatchHost } from './match-host.ts';
import { viewOf } from './match-view.ts';
import { treeChange } from './tree-view.ts';
import type { Pauses } from './computers.ts';
import { fakeAnalyst, stepTo, tableOf, twoPersons, wonGame } from './testing.ts';
import { drawn, lossIn } from '../../engine/analysis/value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function host(
  config: unknown,
  pauses: Pauses = { turn: 0, part: 0 },
  moves: readonly string[] = [],
  guideTalk: 'first' | 'later' = 'first',
) {
  const analyst = fakeAnalyst();
  const shown: MatchUpdate[] = [];
  const failed = vi.fn<(problem: Message) => void>();
  const keep = vi.fn<() => Message | undefined>();
  const turnTo = vi.fn<() => void>();
  const hinted = vi.fn<(seat: number) => void>();
  const random = seededRandom(1);
  const hosted = new MatchHost(tableOf(config, moves), {
    analyst,
    random,
    failed,
    keeper: { keep, turnTo, hinted },
    show: (update) => void shown.push(update()),
    pauses: () => pauses,
    guideTalk: () => guideTalk,
  });
  hosted.view();
  // The window that has asked for the match gets it whole.
  hosted.update();
  return {
    hosted,
    analyst,
    shown,
    failed,
    keep,
    hinted,
    session: hosted.session,
    play: (notation: string) => hosted.session.play(notation, hosted.session.state().revision),
    /** Answers for the computer that is thinking, and waits for its pause. */
    computerPlays: async (wait = 0) => {
      await analyst.answer('move');
      await vi.advanceTimersByTimeAsync(wait);
    },
  };
}

test('a person plays, the computer answers, and each is kept and shown once', async () => {
  const { hosted, play, shown, keep, computerPlays } = host({ difficulty: 'hard' });
  play('A-C');
  await computerPlays();
  expect(hosted.firstView().head.state).toEqual({ kind: 'person', seat: 0 });
  expect(shown.map(({ head }) => head.at)).toEqual([1, 2]);
  expect(keep).toHaveBeenCalledTimes(2);
});

test('a window is sent the changes of the tree since the last view', () => {
  const { session, shown, play } = host(twoPersons, undefined, ['A-C', 'A-C']);
  const updates = () => {
    const { since, tree } = shown.at(-1) ?? {};
    if (typeof tree !== 'object') return [since];
    const change = ({ kept, changed, added }: LineChange): unknown => [
      kept,
      added.map(({ ply }) => tree.plies[ply]?.notation),
      ...changed.map(([index, { variations }]) => ({ [index]: variations.map(change) })),
    ];
    return [since, change(tree.line)];
  };
  play('B-D');
  expect(updates()).toEqual([0, [2, ['B-D']]]);
  stepTo(session, 1);
  expect(updates(), 'taken back').toEqual([1, [3, []]]);
  play('B-C');
  expect(updates(), 'played on otherwise').toEqual([2, [1, ['B-C']]]);
  session.begin(tableOf(twoPersons));
  expect(updates(), 'another match').toEqual([3, [0, []]]);
});

test('a window that asks again is sent the whole match, whatever it has', () => {
  const { hosted, session, play } = host(twoPersons, undefined, ['A-C']);
  const known = updatedView(undefined, hosted.firstView());
  play('A-C');
  hosted.view();
  const { table, ...state } = session.state();
  expect(updatedView(known, hosted.update())).toEqual(viewOf(table, state));
});

describe('a long match is sent in parts', () => {
  const plies = '11-02 11-02 02-11 02-11 ';
  const head = '[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n';
  const bare = { keep: () => undefined, turnTo: () => undefined, hinted: () => undefined };

  test.each([
    ['one line', plies.repeat(3000)],
    ['a variation', `A-C (${plies.repeat(3000)}) A-C`],
    ['variations in one another', `A-C (${plies.repeat(1500)} (02-11 ${plies.repeat(1500)}) ) A-C`],
  ])('%s', (_, moves) => {
    const hosted = new MatchHost(tableFrom(`${head}${moves} *`), {
      analyst: fakeAnalyst(),
      random: seededRandom(1),
      failed: vi.fn(),
      keeper: bare,
      show: () => undefined,
      pauses: () => ({ turn: 0, part: 0 }),
    });
    let known: MatchView | undefined;
    const next = () => {
      const update = hosted.update();
      const { tree } = update;
      expect(JSON.stringify(tree).length, 'characters at once').toBeLessThan(250_000);
      known = updatedView(known, update);
      return update;
    };
    const { tree, rest } = next();
    expect(rest).toBe(true);
    expect(typeof tree, 'a text, which needn’t be cloned').toBe('string');
    hosted.session.goTo({
      place: { path: [], at: 1 },
      notation: known?.tree[0]?.ply.notation ?? '',
    });
    while (next().rest);
    const { table, ...state } = hosted.session.state();
    expect(known).toEqual(viewOf(table, state));
    const played = known?.tree.map(({ ply }) => ply) ?? [];
    expect(new Set(played).size, 'a ply is an object of its own').toBe(played.length);
  });

  test('fewer plies at once if they differ', () => {
    const most = { plies: 8, different: 6 };
    const added = (text: string) => treeChange(tableFrom(`${head}${text} *`), [], most).added;
    expect(added(plies.repeat(3)), 'four, again and again').toBe(8);
    expect(added(wonGame.join(' '))).toBe(6);
  });
});

test('swapping seats sends no ply again: windows name the players themselves', () => {
  const { session, shown } = host(twoPersons, undefined, ['A-C', 'A-C']);
  session.alter((table) => success(withSeatsSwapped(table)));
  expect(shown.at(-1)?.tree).toEqual({
    plies: [],
    line: { kept: 2, changed: [], added: [] },
  });
});

test('computers among themselves wait in an opened match, and play in a new one', async () => {
  const { hosted, analyst } = host({ players: ['computer', 'computer'] });
  hosted.begin(tableOf({ players: ['computer', 'computer'] }, ['A-C']), 'kept');
  expect(hosted.firstView().head).toMatchObject({ at: 1, controls: { computers: 'wait' } });
  expect(analyst.waiting('move')).toEqual([]);
  hosted.begin(tableOf({ players: ['person', 'computer'] }, ['A-C']), 'other');
  expect(analyst.waiting('move')).toHaveLength(1);
  hosted.begin(tableOf({ players: ['computer', 'computer'] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(hosted.firstView().head.controls.computers).toBe('play');
});

test('a computer whose move has no room in the match reports it, and nothing is lost', async () => {
  const { hosted, failed, computerPlays } = host({});
  const table = tableOf({}, ['A-C']);
  const count = limits.parts - sizeOfTable(table).parts;
  const tags = Array.from({ length: count }, () => ({ name: 'Site', value: '' }));
  const { table: full } = hosted.begin({ ...table, tags });
  await computerPlays();
  expect(failed.mock.calls.map(([problem]) => inEnglish(problem))).toEqual([
    expect.stringMatching(/250,000 moves.*Start a new match/),
  ]);
  expect(hosted.session.state().table).toBe(full);
});

test('a computer that is first to move plays by itself', async () => {
  const { hosted, computerPlays } = host({ first: 2 });
  await computerPlays();
  expect(hosted.firstView().head.at).toBe(1);
});

test('a computer that won the toss waits until the toss was shown', async () => {
  const { hosted, computerPlays } = host({ players: ['computer', 'computer'], first: 'random' });
  await computerPlays(1000);
  expect(hosted.firstView().head.at).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hosted.firstView().head.at).toBe(1);
  await computerPlays();
  expect(hosted.firstView().head.at).toBe(2);
});

test('a digit that a computer has drawn stays readable before it is played', async () => {
  const config = { game: 'digit-conquest', players: ['computer', 'computer'] };
  const { hosted, computerPlays } = host(config, { turn: 100, part: 900 });
  await computerPlays(950);
  expect(hosted.firstView().head.at, 'drawn, not played').toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(hosted.firstView().head.at).toBe(3);
});

test('two computers play to the end of the game', async () => {
  const { hosted, computerPlays } = host({
    players: ['computer', 'computer'],
    difficulty: 'hard',
    chopsticks: { suicide: true },
  });
  while (hosted.firstView().head.state.kind !== 'over') await computerPlays(1);
  const { head } = hosted.firstView();
  expect(spoken(head, head.players).state).toMatchObject({ headline: 'Computer 2 wins' });
  expect(hosted.firstView().head.at).toBe(26);
});

test('a computer’s move for an earlier position is dropped', async () => {
  const { hosted, session, analyst, play, computerPlays } = host({});
  play('A-C');
  session.undo();
  expect(analyst.waiting('move')).toEqual([]);
  play('B-D');
  await computerPlays();
  expect(hosted.session.state().table.match.moves[0]?.ply.notation).toBe('B-D');
  expect(hosted.firstView().head.at).toBe(2);
});

test('a computer doesn’t move while the user looks back, unless asked to', async () => {
  const { hosted, session, analyst, computerPlays } = host(twoPersons, undefined, ['A-C', 'A-C']);
  stepTo(session, 1);
  expect(analyst.asked('move')).toBe(0);
  session.letComputerPlayOn(true);
  await computerPlays();
  expect(hosted.firstView().head).toMatchObject({ at: 2, playedOn: true });
});

test('a computer without a move leaves the match unchanged, and the user gets a notice', async () => {
  const { hosted, failed, analyst, play } = host({});
  play('A-C');
  await analyst.answer('move', new Error('No thread.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls.map(([problem]) => inEnglish(problem))).toEqual([
    'The computer found no move: No thread. Undo a move, or start a new game.',
  ]);
  expect(hosted.firstView().head.at).toBe(1);
});

test('a computer whose move was no longer wanted reports nothing', async () => {
  const { session, failed, analyst, play } = host({});
  play('A-C');
  session.undo();
  await vi.advanceTimersByTimeAsync(0);
  expect(analyst.waiting('move')).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});

test('a match that can’t be saved is still shown, and the user gets a notice', () => {
  const { keep, failed, shown, play } = host(twoPersons);
  const problem = { code: 'match.not-saved', values: { file: 'match.json', reason: 'No.' } };
  keep.mockReturnValue(problem);
  play('A-C');
  expect(shown).toHaveLength(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(problem);
});

test('a game is solved in advance, unless its match has left the table', () => {
  const { hosted, analyst } = host(twoPersons);
  expect(analyst.waiting('values').map(({ game }) => game)).toEqual(['chopsticks']);
  hosted.begin(tableOf({ ...twoPersons, game: 'summation-duel' }));
  expect(analyst.waiting('values').map(({ game }) => game)).toEqual(['summation-duel']);
});

test('the analysis names the moves, and its view', async () => {
  const { hosted, session, analyst } = host({});
  const { revision } = session.state();
  const analysis = hosted.analyse(revision);
  await analyst.answer('analysis');
  const found = spoken(await analysis);
  expect(found).toMatchObject({ revision, value: drawn });
  expect(found?.moves[0]?.text).toMatch(/hand strikes .*: 1 becomes 2/);
});

test('a position is analysed once for all requests; a failed analysis is tried again', async () => {
  const { hosted, session, analyst } = host(twoPersons);
  const { revision } = session.state();
  const failed = expect(hosted.analyse(revision)).rejects.toThrow();
  await analyst.answer('analysis', new Error('No memory.'));
  await failed;
  const all = Promise.all(Array.from({ length: 50 }, () => hosted.analyse(revision)));
  expect(analyst.waiting('analysis')).toHaveLength(1);
  await analyst.answer('analysis');
  expect((await all).map((found) => found?.revision)).toEqual(Array(50).fill(revision));
  expect(analyst.asked('analysis')).toBe(2);
});

test('the guide explains the match as it is, and no earlier one', async () => {
  const { hosted, session, analyst, play } = host(twoPersons);
  const { revision } = session.state();
  const guide = hosted.guide(revision);
  await vi.advanceTimersByTimeAsync(0);
  await analyst.answer('analysis');
  await vi.advanceTimersByTimeAsync(0);
  await analyst.answer('guidance');
  expect(await guide).toMatchObject({ revision, before: [expect.anything()] });
  play('A-C');
  expect(await hosted.guide(revision)).toBeNull();
});

test('a finished game isn’t analysed', async () => {
  const { hosted, session, analyst } = host(twoPersons, undefined, wonGame);
  const { revision } = session.state();
  expect(await hosted.analyse(revision)).toMatchObject({ revision, value: null, moves: [] });
  expect(analyst.asked('analysis')).toBe(0);
});

test('with three players the analysis has the certain results in words', async () => {
  const { hosted, session, analyst } = host({
    chopsticks: { players: 3, start: '040403' },
    difficulty: 'hard',
  });
  const analysis = hosted.analyse(session.state().revision);
  await analyst.answer('analysis');
  const found = (await analysis) ?? expect.fail('Nothing was found.');
  const { coalition, value } = spoken(found, session.state().table.players);
  expect(value?.exact).toBe(false);
  expect(coalition?.sentences).toEqual([
    'Nobody wins against the two others together; any two can put out the third.',
    'You are kingmaker: you can’t be sure to win, but you decide which of the two others wins.',
  ]);
  const textOf = (notation: string) => coalition?.moves.find(({ move }) => move === notation)?.text;
  expect(textOf('B-D2')).toBe('Computer 2 wins against all in 1 move');
  expect(textOf('04-13')).toBe('You can be put out');
});

test('after the match has changed, analysis and history are cancelled', async () => {
  const { hosted, session, analyst, play } = host(twoPersons);
  const { revision } = session.state();
  const analysis = hosted.analyse(revision);
  const history = hosted.history(revision, 0);
  play('A-C');
  expect(await analysis).toBeNull();
  expect(await history).toBeNull();
  expect(analyst.waiting('analysis')).toEqual([]);
  expect(await hosted.analyse(revision)).toBeNull();
  expect(await hosted.history(revision, 0)).toBeNull();
  expect(analyst.asked('analysis')).toBe(1);
});

test('a proof is cancelled by a newer one, by leaving it, and by a change of the match', async () => {
  const { hosted, session, analyst } = host({ ...twoPersons, game: 'digit-conquest' });
  const { revision } = session.state();
  const older = hosted.prove(revision, false);
  const newer = hosted.prove(revision, false);
  expect(await older).toBeNull();
  expect(analyst.waiting('proof')).toHaveLength(1);
  hosted.leaveProof();
  expect(await newer).toBeNull();
  const outdated = hosted.prove(revision, false);
  session.begin(tableOf(twoPersons));
  expect(await outdated).toBeNull();
  expect(await hosted.prove(revision, false)).toBeNull();
  expect(analyst.waiting('proof')).toEqual([]);
});

test('the position on the table is proven alone, or with all before it', () => {
  const config = { ...twoPersons, game: 'digit-conquest' };
  const { hosted, session, analyst } = host(config, undefined, ['?7', '+7']);
  const { revision, table } = session.state();
  for (const line of [false, true]) {
    void hosted.prove(revision, line);
    const [asked] = analyst.waiting('proof');
    expect(asked?.positions).toHaveLength(line ? table.match.at + 1 : 1);
    expect(asked?.positions.at(-1)).toBe(positionOf(table.match));
  }
});

test('a game without chance has nothing to prove', async () => {
  const { hosted, session, analyst } = host(twoPersons);
  expect(await hosted.prove(session.state().revision, false)).toBeNull();
  expect(analyst.asked('proof')).toBe(0);
});

test('a hint is what a person has seen, or what a computer plays for them', async () => {
  const { hosted, session, analyst, hinted, computerPlays } = host(twoPersons);
  const failing = hosted.analyse(session.state().revision);
  await analyst.answer('analysis', new Error('There is too little memory.'));
  await expect(failing).rejects.toThrow();
  expect(hinted).not.toHaveBeenCalled();
  session.letComputerPlayOn(true);
  await computerPlays();
  expect(hinted.mock.calls).toEqual([[0], [1]]);
});

test.each([
  ['first', [[0]]],
  ['later', []],
] as const)(
  'what the guide says of a move in %s games is a hint, a question is none',
  async (guideTalk, hints) => {
    const duel = { ...twoPersons, game: 'summation-duel' };
    const { hosted, session, analyst, hinted } = host(duel, undefined, ['+6', '+7'], guideTalk);
    const guide = hosted.guide(session.state().revision);
    for (const wanted of ['analysis', 'analysis', 'guidance'] as const) {
      await vi.advanceTimersByTimeAsync(0);
      await analyst.answer(wanted);
    }
    expect(await guide).toMatchObject({ move: expect.any(String) as unknown });
    expect(hinted.mock.calls).toEqual(hints);
  },
);

test('a look at the position on the table in the explorer is a hint, at another one is none', () => {
  const { hosted, hinted } = host(twoPersons);
  const place = { game: 'chopsticks', settings: {}, first: 0 };
  for (const elsewhere of [{ position: '1112' }, { settings: { fingers: 6 } }]) {
    hosted.lookedAt(resolvePosition({ ...place, ...elsewhere }));
  }
  expect(hinted).not.toHaveBeenCalled();
  for (let look = 0; look < 2; look++) hosted.lookedAt(resolvePosition(place));
  expect(hinted.mock.calls).toEqual([[0]]);
});

test('an analysis that fails is refused with the reason', async () => {
  const { hosted, session, analyst } = host(twoPersons);
  const analysis = hosted.analyse(session.state().revision);
  const refused = expect(analysis).rejects.toMatchObject({
    reason: { code: 'match.analysis-failed', values: { reason: 'No memory' } },
  });
  await analyst.answer('analysis', new Error('No memory.'));
  await refused;
});

test('a history is one task, which a newer one replaces', async () => {
  const { hosted, session, analyst } = host(twoPersons, undefined, ['A-C', 'A-C']);
  await analyst.answer('values');
  const { revision } = session.state();
  const older = hosted.history(revision, 0);
  const newer = hosted.history(revision, 0);
  expect(await older).toBeNull();
  expect(analyst.waiting('values')).toHaveLength(1);
  await analyst.answer('values');
  expect(await newer).toEqual({
    revision,
    probabilities: false,
    values: [0, 1, 0].map((seat) => ({ seat, value: drawn })),
  });
});

test('a long history is valued in several requests', async () => {
  const passing = { ...twoPersons, chopsticks: { repetition: 0, passEquivalentTransfers: true } };
  const moves = Array<string>(600).fill('--');
  const { hosted, session, analyst } = host(passing, undefined, moves);
  await analyst.answer('values');
  const { revision } = session.state();
  const counts: number[] = [];
  for (let from = 0; counts.at(-1) !== 0; from += counts.at(-1) ?? 0) {
    const history = hosted.history(revision, from);
    await analyst.answer('values');
    counts.push((await history)?.values.length ?? 0);
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(601);
  expect(Math.max(...counts)).toBeLessThan(300);
});

/** The values of a match from its start, after its game was solved in advance. */
async function valuesOf({ hosted, session, analyst }: ReturnType<typeof host>) {
  await analyst.answer('values');
  const history = hosted.history(session.state().revision, 0);
  await analyst.answer('values');
  return (await history)?.values ?? [];
}

test('the last value of a finished game is for the player who would move next', async () => {
  const values = await valuesOf(host(twoPersons, undefined, wonGame));
  expect(values).toHaveLength(wonGame.length + 1);
  expect(values.at(-1)).toEqual({
    seat: 1,
    value: lossIn(0),
  });
});

test('there is no value before a card is drawn, and afterwards it is for the player who drew', async () => {
  const config = { ...twoPersons, game: 'digit-conquest' };
  const values = await valuesOf(host(config));
  expect(values[0]).toEqual({ seat: 0, value: null });
  expect(values[1]?.seat).toBe(0);
  expect(values[1]?.value?.score).toBeGreaterThan(0.4);
});
