import { expect, test, vi } from 'vitest';
import { notationsOf } from '../../engine/match/match.ts';
import { limits } from '../../engine/match/limits.ts';
import { sizeOfTable } from '../../engine/records/size.ts';
import { seededRandom } from '../../engine/random.ts';
import { movesText, readBack, tableFrom } from '../../engine/testing/records.ts';
import { updatedView, type LineChange, type MatchUpdate } from '../api/match-update.ts';
import type { MatchView } from '../api/match-view.ts';
import { refusalOf } from '../ipc/testing.ts';
import { withMatch } from '../../engine/match/series.ts';
import { adjudicateMainLine } from '../../engine/match/variations.ts';
import { viewOf } from './match-view.ts';
import { MatchHost } from './match-host.ts';
import { MatchSession, type SessionState } from './session.ts';
import { fakeAnalyst, stepTo, tableOf, twoPersons, wonGame } from './testing.ts';

function open(moves: readonly string[] = [], config: unknown = twoPersons) {
  const changed = vi.fn<(state: SessionState) => void>();
  const session = new MatchSession(tableOf(config, moves), seededRandom(1), changed);
  return { session, changed, play: playIn(session) };
}

const playIn =
  (session: MatchSession) =>
  (...moves: readonly string[]) => {
    for (const move of moves) session.play(move, session.state().revision);
    return session.state();
  };

const textOf = ({ table }: SessionState): string => movesText(table);

const wonText = '1. B-C 2. B-C 3. B-D 4. B-C 5. A-D 6. 03-12 7. B-D 8. B-D 9. B-D 1-0';
const varied = wonText.replace('2. B-C', '2. B-C (2. A-C 3. B-D)');
const variation = [{ ply: 1, variation: 0 }];

function openVaried() {
  const opened = open(wonGame);
  stepTo(opened.session, 1);
  opened.play('A-C', 'B-D');
  opened.changed.mockClear();
  return opened;
}

test('another move in a finished match is a variation', () => {
  const { session } = openVaried();
  expect(textOf(session.state())).toBe(varied);
  expect(notationsOf(session.state().table.match)).toEqual(['B-C', 'A-C', 'B-D']);
});

test('the user can go to any line, but not to a place whose move has changed', () => {
  const { session } = openVaried();
  const main = session.goTo({ place: { path: [], at: 5 }, notation: 'A-D' });
  expect(notationsOf(main.table.match)).toEqual(wonGame);
  expect(main.table.match.at).toBe(5);
  const back = session.goTo({ place: { path: variation, at: 2 }, notation: 'A-C' });
  expect(notationsOf(back.table.match)).toHaveLength(3);
  const before = stepTo(session, 0);
  expect(notationsOf(before.table.match), 'before the turn-off').toHaveLength(3);
  for (const [place, notation] of [
    [{ path: variation, at: 2 }, 'B-C'],
    [{ path: [], at: 5 }, null],
    [{ path: [], at: 10 }, null],
    [{ path: [{ ply: 1, variation: 1 }], at: 2 }, null],
    [{ path: [{ ply: 77, variation: 0 }], at: 78 }, null],
  ] as const) {
    expect(refusalOf(() => session.goTo({ place, notation }))).toMatch(/no such move/);
  }
  expect(session.state()).toBe(before);
});

test('any move can be commented, and an empty comment removes it', () => {
  const { session } = openVaried();
  session.annotate(
    { place: { path: [], at: 1 }, notation: 'B-C' },
    { comment: ' bold ', marks: [1] },
  );
  expect(textOf(session.state())).toBe(varied.replace('B-C', 'B-C ! {bold}'));
  const there = { path: variation, at: 3 };
  session.annotate({ place: there, notation: 'B-D' }, { comment: 'so', marks: [] });
  expect(textOf(session.state())).toContain('3. B-D {so})');
  session.annotate({ place: { path: [], at: 1 }, notation: 'B-C' }, { comment: ' ', marks: [] });
  session.annotate({ place: there, notation: 'B-D' }, {});
  expect(textOf(session.state())).toBe(varied);
  expect(refusalOf(() => session.annotate({ place: there, notation: 'A-C' }, {}))).toMatch(
    /no such move/,
  );
});

test('a deleted variation can be restored while its place exists', () => {
  const { session } = openVaried();
  const { revision, table } = session.deleteVariation(variation, session.state().revision);
  expect(textOf(session.state())).toBe(wonText);
  expect(table).not.toHaveProperty('tree');
  expect(table.match.at).toBe(1);
  session.annotate({ place: { path: [], at: 1 }, notation: 'B-C' }, { comment: 'x' });
  expect(textOf(session.restoreVariation())).toContain('(2. A-C 3. B-D)');
  expect(refusalOf(() => session.restoreVariation())).toMatch(/can’t be restored/);
  session.deleteVariation(variation, session.state().revision);
  session.begin(tableOf(twoPersons));
  expect(refusalOf(() => session.restoreVariation())).toMatch(/can’t be restored/);
  expect(refusalOf(() => session.deleteVariation(variation, revision))).toMatch(/moved on/);
});

test('a deleted variation that was played again isn’t duplicated when restored', () => {
  const { session, play } = openVaried();
  session.deleteVariation(variation, session.state().revision);
  play('A-C');
  expect(textOf(session.restoreVariation())).toBe(varied);
});

test('restoring a variation does not extend a resigned match', () => {
  const { session, play } = open(['A-C', 'A-C']);
  stepTo(session, 1);
  play('B-D', 'B-C');
  session.promoteVariation(variation, session.state().revision);
  session.deleteVariation(variation, session.state().revision);
  stepTo(session, 1);
  play('B-D');
  session.alter((table) =>
    withMatch(table, adjudicateMainLine(table.match, { kind: 'win', winner: 0 })),
  );
  expect(refusalOf(() => session.restoreVariation())).toMatch(/no such move/);
});

test('a deleted variation is restored at the place where its moves are now', () => {
  const { session, play } = open(['A-C', 'A-C', 'A-C']);
  stepTo(session, 2);
  play('B-D');
  session.deleteVariation([{ ply: 2, variation: 0 }], session.state().revision);
  stepTo(session, 0);
  play('B-C', 'B-C', 'B-D');
  expect(textOf(session.restoreVariation())).toBe(
    '1. B-C (1. A-C 2. A-C 3. B-D (3. A-C)) 2. B-C 3. B-D *',
  );
});

test('a variation deleted before another one was promoted can be restored', () => {
  const { session, play } = open(['A-C', 'A-C']);
  for (const move of ['B-D', 'B-C']) {
    stepTo(session, 1);
    play(move);
  }
  expect(textOf(session.state())).toBe('1. A-C 2. B-C (2. A-C) (2. B-D) *');
  session.deleteVariation(variation, session.state().revision);
  session.promoteVariation(variation, session.state().revision);
  expect(textOf(session.restoreVariation())).toBe('1. A-C 2. B-D (2. A-C) (2. B-C) *');
});

test('an unfinished variation can’t become the main line of a finished match', () => {
  const { session, changed } = openVaried();
  const { revision } = session.state();
  expect(refusalOf(() => session.promoteVariation(variation, revision))).toMatch(/main line/);
  expect(changed).not.toHaveBeenCalled();
  const there = stepTo(session, 1).revision;
  session.goTo({ place: { path: [], at: wonGame.length }, notation: 'B-D' });
  expect(
    refusalOf(() => session.promoteVariation(variation, session.state().revision)),
    'seen from its end',
  ).toMatch(/main line/);
  expect(refusalOf(() => session.promoteVariation(variation, there))).toMatch(/moved on/);
  const other = open(['A-C', 'A-C']);
  stepTo(other.session, 1);
  other.play('B-D');
  const promoted = other.session.promoteVariation(variation, other.session.state().revision);
  expect(textOf(promoted)).toBe('1. A-C 2. A-C (2. B-D) *');
});

test('a computer repeats its reply to a repeated move, without thinking', async () => {
  vi.useFakeTimers();
  const analyst = fakeAnalyst();
  const { session } = new MatchHost(tableOf({}, ['A-C', 'A-C', 'B-D']), {
    analyst,
    random: seededRandom(1),
    show: vi.fn(),
    failed: vi.fn(),
    keeper: { keep: () => undefined, turnTo: () => undefined, hinted: () => undefined },
    pauses: () => ({ turn: 0, part: 0 }),
  });
  stepTo(session, 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(session.state().table.match.at).toBe(0);
  const asked = analyst.asked('move');
  playIn(session)('A-C');
  await vi.advanceTimersByTimeAsync(10);
  expect(session.state().table.match.at).toBe(2);
  expect(analyst.asked('move')).toBe(asked);
  vi.useRealTimers();
});

test('a window is sent only the changed variations', () => {
  const updates: MatchUpdate[] = [];
  const host = new MatchHost(tableOf(twoPersons, wonGame), {
    analyst: fakeAnalyst(),
    random: seededRandom(1),
    failed: vi.fn(),
    show: (update) => void updates.push(update()),
    keeper: { keep: () => undefined, turnTo: () => undefined, hinted: () => undefined },
    pauses: () => ({ turn: 0, part: 0 }),
  });
  let known: MatchView | undefined = updatedView(undefined, host.update());
  const { session } = host;
  const newRows = () => {
    for (const update of updates.splice(0)) known = updatedView(known, update);
    const { table, ...state } = session.state();
    expect(known).toEqual({ ...viewOf(table, state) });
    return known?.tree;
  };
  /** The number of plies and notes in the last update. */
  const sent = () => {
    const count = ({ changed, added }: LineChange): number =>
      changed.reduce((sum, [, { variations }]) => sum + 1 + sumOf(variations), added.length);
    const sumOf = (lines: readonly LineChange[]) =>
      lines.reduce((sum, line) => sum + count(line), 0);
    const last = updates.at(-1);
    return typeof last?.tree === 'object' ? count(last.tree.line) : undefined;
  };
  stepTo(session, 1);
  expect(sent()).toBe(0);
  expect(newRows()).toHaveLength(wonGame.length);
  const play = playIn(session);
  play('A-C');
  expect(sent(), 'the move and the one that it varies').toBe(2);
  expect(newRows()?.[1]).toMatchObject({ variations: [[{ ply: { notation: 'A-C' } }]] });
  play('B-D');
  expect(sent()).toBe(2);
  newRows();
  session.annotate(
    { place: { path: variation, at: 2 }, notation: 'A-C' },
    { comment: 'so', marks: [5] },
  );
  expect(sent()).toBe(2);
  expect(newRows()?.[1]?.variations?.[0]?.[0]).toMatchObject({ comment: 'so', marks: [5] });
  session.goTo({ place: { path: [], at: 0 }, notation: null });
  expect(sent()).toBe(0);
  session.deleteVariation(variation, session.state().revision);
  expect(newRows()?.[1]).not.toHaveProperty('variations');
});

test('a match without room for a draw can’t go to it', () => {
  const opened = tableFrom('[Game "digit-conquest"]\n\n1. ?7 +7 (-7) 2. ?8 *');
  const full = (most: number) => {
    const count = most - sizeOfTable(opened).parts;
    const tags = Array.from({ length: count }, () => ({ name: 'Site', value: '' }));
    return new MatchSession({ ...opened, tags }, seededRandom(1), () => undefined);
  };
  const place = { path: [{ ply: 1, variation: 0 }], at: 2 };
  const session = full(limits.parts);
  const before = session.state();
  expect(refusalOf(() => session.goTo({ place, notation: '-7' }))).toMatch(/250,000 moves/);
  expect(session.state()).toBe(before);
  const { table } = full(limits.parts - 1).goTo({ place, notation: '-7' });
  expect(notationsOf(table.match)).toHaveLength(3);
  expect(movesText(readBack(table)), 'and can be opened again').toBe(movesText(table));
});
