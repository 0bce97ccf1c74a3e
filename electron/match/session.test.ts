import { expect, test, vi } from 'vitest';
import { outcomeOf, pliesOf, positionOf } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { limits } from '../../engine/match/limits.ts';
import { readBack, tableFrom } from '../../engine/testing/records.ts';
import { withMatch } from '../../engine/match/series.ts';
import { adjudicateMainLine } from '../../engine/match/variations.ts';
import { refusalOf } from '../ipc/testing.ts';
import { viewOf } from './match-view.ts';
import { MatchSession, type SessionState } from './session.ts';
import { stepTo, tableOf, twoPersons, wonGame } from './testing.ts';

function open(config: unknown = twoPersons, moves: readonly string[] = [], at?: number) {
  const changed = vi.fn<(state: SessionState) => void>();
  const session = new MatchSession(tableOf(config, moves, at), seededRandom(1), changed);
  const play = (notation: string) => session.play(notation, session.state().revision);
  return { session, changed, play };
}

const placeOf = ({ table: { match } }: SessionState) => match.at;

test('every move is reported, in its own state', () => {
  const { session, changed, play } = open();
  const before = session.state();
  const after = play('A-C');
  expect(changed).toHaveBeenCalledExactlyOnceWith(after);
  expect(after.revision).toBeGreaterThan(before.revision);
  expect([placeOf(before), placeOf(after)]).toEqual([0, 1]);
});

test('a move chosen in another state is not played', () => {
  const { session, changed, play } = open();
  const { revision } = session.state();
  play('A-C');
  changed.mockClear();
  expect(refusalOf(() => session.play('A-C', revision))).toMatch(/match has moved on/);
  expect(changed).not.toHaveBeenCalled();
});

test('a person can’t move for a computer, nor during autoplay', () => {
  const { session, play } = open({});
  play('A-C');
  expect(refusalOf(() => play('A-C'))).toBe('It is the computer’s turn.');
  const persons = open();
  persons.session.letComputerPlayOn(true);
  expect(refusalOf(() => persons.play('A-C'))).toBe('It is the computer’s turn.');
  persons.session.letComputerPlayOn(false);
  expect(placeOf(persons.play('A-C'))).toBe(1);
  expect(placeOf(session.state())).toBe(1);
});

test('an illegal move is refused with the reason, and changes nothing', () => {
  const { changed, play } = open();
  expect(refusalOf(() => play('11-02'))).toMatch(/“11-02” is not a legal move/);
  expect(changed).not.toHaveBeenCalled();
});

test('no move is played after the end', () => {
  const { play } = open(twoPersons, wonGame);
  expect(refusalOf(() => play('A-C'))).toBe('The game is over.');
});

test('a late move of a computer is dropped', () => {
  const { session, play } = open({});
  const { revision } = play('A-C');
  session.undo();
  session.playForComputer('A-C', revision);
  expect(placeOf(session.state())).toBe(0);
});

test('undo goes back to the person’s own move, redo forward again', () => {
  const { session, play } = open({});
  session.playForComputer('A-C', play('A-C').revision);
  expect(placeOf(session.undo())).toBe(0);
  expect(placeOf(session.redo())).toBe(2);
  expect(placeOf(stepTo(session, 1))).toBe(1);
  expect(placeOf(stepTo(session, 2))).toBe(2);
});

test('among computers alone, undo and redo go move by move', () => {
  const { session } = open({ players: ['computer', 'computer'] }, ['A-C', 'A-C']);
  expect([session.undo(), session.undo(), session.redo(), session.redo()].map(placeOf)).toEqual([
    1, 0, 1, 2,
  ]);
});

test('going to the current place is no change', () => {
  const { session, changed, play } = open();
  const { revision } = play('A-C');
  changed.mockClear();
  expect(stepTo(session, 1).revision).toBe(revision);
  expect(session.redo().revision).toBe(revision);
  expect(session.letComputerPlayOn(false).revision).toBe(revision);
  expect(changed).not.toHaveBeenCalled();
});

test('undo changes nothing before the first decision', () => {
  const { session, changed } = open({ first: 2 }, ['A-C']);
  session.undo();
  expect(changed).not.toHaveBeenCalled();
});

/** The first legal move, in notation. */
function firstMove(session: MatchSession): string {
  const { match } = session.state().table;
  const [move] = match.rules.moves(positionOf(match));
  return match.rules.formatMove(positionOf(match), move);
}

test('a jump keeps the results of chance: no card is drawn again', () => {
  const { session, play } = open({ ...twoPersons, game: 'digit-conquest' });
  const drawn = positionOf(session.state().table.match);
  for (let turn = 0; turn < 3; turn++) play(firstMove(session));
  const history = pliesOf(session.state().table.match);
  for (const at of [0, 4, 2, 1, history.length]) {
    const { match } = stepTo(session, at).table;
    expect(pliesOf(match), `at ${at}`).toEqual(history);
    expect(match.rules.turn(positionOf(match)).kind).toBe('player');
  }
  expect(positionOf(stepTo(session, 0).table.match)).toEqual(drawn);
});

test('an undone move that is played again has the same consequences', () => {
  const { session, play } = open({ ...twoPersons, game: 'digit-conquest' });
  const playTwo = () => {
    for (let turn = 0; turn < 2; turn++) play(firstMove(session));
    return pliesOf(session.state().table.match);
  };
  const once = playTwo();
  session.undo();
  session.undo();
  expect(playTwo()).toEqual(once);
});

test('the next card is the same after each decision, and after the match is opened again', () => {
  const { session, play } = open({ ...twoPersons, game: 'digit-conquest' });
  const drawnAfter = (game: MatchSession, sign: string) => {
    const { hand } = positionOf(game.state().table.match) as { readonly hand: number };
    const { table } = game.play(`${sign}${hand}`, game.state().revision);
    return pliesOf(table.match).at(-1)?.notation;
  };
  play(firstMove(session));
  const saved = readBack(session.state().table);
  const once = drawnAfter(session, '+');
  session.undo();
  expect(drawnAfter(session, '-')).toBe(once);
  for (const [seed, sign] of [
    [5, '+'],
    [6, '-'],
  ] as const) {
    const again = new MatchSession(saved, seededRandom(seed), () => undefined);
    expect(drawnAfter(again, sign)).toBe(once);
  }
});

test('a record without a seed keeps its cards, and gets a seed for the others', () => {
  const record = tableFrom('[Game "digit-conquest"]\n[Ply "1"]\n\n1. ?7 +7 2. ?8 +8 3. ?9 *');
  const cards = [1, 2].map((seed) => {
    const session = new MatchSession(record, seededRandom(seed), () => undefined);
    for (const move of ['-7', '-8', '+9']) session.play(move, session.state().revision);
    const opened = session.state().table;
    expect(readBack(opened).seed).toBe(opened.seed);
    return pliesOf(opened.match).flatMap(({ seat, notation }) => (seat === null ? notation : []));
  });
  expect(cards.map((each) => each.slice(0, 3))).toEqual([
    ['?7', '?8', '?9'],
    ['?7', '?8', '?9'],
  ]);
  expect(cards[0]).not.toEqual(cards[1]);
});

test('a match without undo can be looked back at, and continued from its last move only', () => {
  const config = { ...twoPersons, game: 'summation-duel', 'summation-duel': { undo: false } };
  const { session, play } = open(config, ['+6', '+9']);
  expect(refusalOf(() => session.undo())).toBe('In this match nothing can be undone.');
  expect(placeOf(stepTo(session, 1))).toBe(1);
  expect(refusalOf(() => play('+8'))).toMatch(/nothing can be undone: go to the last move/);
  expect(placeOf(play('+9')), 'the move that was played').toBe(2);
  for (const move of ['+10', '+8', '+7', '+5', '+4']) play(move);
  play('+1');
  stepTo(session, 7);
  expect(pliesOf(play('+2').table.match), 'another line of a match that is over').toHaveLength(8);
  expect(session.state().table.match.moves).toHaveLength(8);
  expect(readBack(session.state().table).match.settings['undo']).toBe(false);
});

test('a resignation without undo stands', () => {
  const config = { ...twoPersons, game: 'digit-conquest', 'digit-conquest': { undo: false } };
  const { session } = open(config, ['?7', '+7', '?5']);
  session.alter((table) =>
    withMatch(table, adjudicateMainLine(table.match, { kind: 'win', winner: 0 })),
  );
  expect(refusalOf(() => session.undo())).toBe('In this match nothing can be undone.');
  expect(outcomeOf(session.state().table.match)).toMatchObject({ by: 'resignation' });
});

test('going back turns autoplay off', () => {
  const { session, play } = open();
  play('A-C');
  session.letComputerPlayOn(true);
  expect(stepTo(session, 0).playedOn).toBe(false);
});

test('autoplay plays to the end of the game and stops', () => {
  const { session } = open(twoPersons, wonGame.slice(0, -1));
  const { revision } = session.letComputerPlayOn(true);
  session.playForComputer('B-D', revision);
  const over = session.state();
  expect(outcomeOf(over.table.match)).toBeDefined();
  expect(over.playedOn, 'the end is the computer’s, too').toBe(true);
  expect(session.undo().playedOn).toBe(false);
  session.redo();
  const again = session.state();
  expect(session.letComputerPlayOn(true), 'nothing is left to play').toBe(again);
});

test('a new match has another number than an identical one before it', () => {
  const { session, play } = open();
  const { gameNumber } = session.state();
  const next = session.begin(tableOf(twoPersons));
  expect(next.gameNumber).not.toBe(gameNumber);
  expect(play('A-C').gameNumber).toBe(next.gameNumber);
});

test.each([{}, { game: 'digit-conquest' }])(
  'a match of %o counts as guided once a move was played with the guide, not by that of the match before',
  (game) => {
    const { session } = open({ ...twoPersons, ...game });
    const guided = () => session.state().table.guided;
    const plays = () => {
      const { table, revision } = session.state();
      const position = positionOf(table.match);
      const [move] = table.match.rules.moves(position);
      session.play(table.match.rules.formatMove(position, move), revision);
    };
    const turns = (on: boolean) => session.setGuided(on).table.guided;
    expect([turns(true), turns(false)]).toEqual(['now', undefined]);
    turns(true);
    plays();
    expect([turns(false), turns(true)]).toEqual(['before', 'now']);

    session.begin({ ...tableOf({ ...twoPersons, ...game }), guided: 'now' });
    expect([guided(), turns(false)], 'a new match').toEqual(['now', undefined]);
    plays();
    expect([turns(true), turns(false)], 'turned on after a move').toEqual(['now', undefined]);
    turns(true);
    plays();
    expect(turns(false)).toBe('before');
  },
);

test('the next game of a series begins only when this one is over', () => {
  const series = { ...twoPersons, game: 'summation-duel', 'summation-duel': { bestOf: 3 } };
  const { session, play } = open(series, ['+6', '+9', '+10', '+8', '+7', '+5', '+4']);
  expect(refusalOf(() => session.nextRound(session.state().revision))).toBe(
    'There is no next game to play now.',
  );
  const { gameNumber, revision } = play('+1');
  const next = session.nextRound(revision);
  expect(next.table.rounds).toHaveLength(1);
  expect(next.gameNumber).not.toBe(gameNumber);
  expect(placeOf(next)).toBe(0);
  // As after a double click.
  expect(session.nextRound(revision)).toBe(next);
});

test('a match of the largest size refuses further moves, and nothing is lost', () => {
  const tags = Array.from({ length: limits.parts - 4 }, () => ({ name: 'Site', value: '' }));
  const changed = vi.fn<(state: SessionState) => void>();
  const session = new MatchSession({ ...tableOf(twoPersons), tags }, seededRandom(1), changed);
  const play = (notation: string) => session.play(notation, session.state().revision);
  play('A-C');
  play('B-C');
  const { revision } = play('B-D');
  expect(refusalOf(() => play('B-C'))).toMatch(/250,000 moves, comments.*Start a new match/);
  const note = { comment: 'Too much.' };
  const place = { path: [], at: 3 };
  expect(refusalOf(() => session.annotate({ place, notation: 'B-D' }, note))).toMatch(
    /250,000 moves/,
  );
  expect(session.state().revision).toBe(revision);
  expect(placeOf(session.undo())).toBe(2);
});

test('going to the end of a line before a draw draws a card there, once', () => {
  const { session, changed } = open({ ...twoPersons, game: 'digit-conquest' }, ['?7', '+7'], 1);
  const there = stepTo(session, 2);
  expect(pliesOf(there.table.match)).toHaveLength(3);
  expect(viewOf(there.table, there).state.kind).toBe('person');
  stepTo(session, 1);
  expect(pliesOf(session.redo().table.match)).toEqual(pliesOf(there.table.match));
  expect(changed).toHaveBeenCalledTimes(3);
});
