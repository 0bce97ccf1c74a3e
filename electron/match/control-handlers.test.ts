import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spoken } from '../../words/testing.ts';
import { seededRandom } from '../../engine/random.ts';
import type { RequestOf } from '../api/requests.ts';
import { controlHandlers } from './control-handlers.ts';
import { MatchHost } from './match-host.ts';
import { fakeAnalyst, stepTo, tableOf, twoPersons, wonGame } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(config: unknown = twoPersons, moves: readonly string[] = [], at?: number) {
  const analyst = fakeAnalyst();
  const onMatchChanged = vi.fn<() => void>();
  const host = new MatchHost(tableOf(config, moves, at), {
    analyst,
    onMatchChanged,
    random: seededRandom(1),
    show: () => undefined,
    failed: () => undefined,
    keeper: { keep: () => undefined, turnTo: () => undefined, hinted: () => undefined },
    pauses: () => ({ turn: 0, part: 0, toss: 0 }),
  });
  host.view();
  const handlers = controlHandlers(host, analyst);
  const tell = () => undefined;
  const inView = (): RequestOf<'resign'> => ({ revision: host.session.state().revision });
  return {
    host,
    analyst,
    onMatchChanged,
    session: host.session,
    head: () => host.firstView().head,
    /** The state of the game, in the words of a window. */
    state: () => spoken(host.firstView().head.state, host.firstView().head.players),
    /** Makes a request for the current view. @throws if it is refused. */
    ask: async (name: 'resign' | 'agreeDraw' | 'claimDraw' | 'swapSeats' | 'restart') =>
      handlers[name](inView(), tell),
    offer: async () => handlers.offerDraw(inView(), tell),
    pause: (on: boolean) => handlers.pauseComputers({ on }, tell),
    step: () => handlers.stepComputers(undefined, tell),
    stale: async () => handlers.resign({ revision: inView().revision - 1 }, tell),
    /** Answers for the computer that is thinking. */
    computerPlays: async () => {
      await analyst.answer('move');
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

const swaps = { repetition: 0, passEquivalentTransfers: true };
const four = Array<string>(4).fill('--');

describe('resigning', () => {
  test('ends the game for the player to move, and undo reverts it', async () => {
    const { ask, head, state, session } = open(twoPersons, ['A-C']);
    expect(head().controls.resigns).toBe(1);
    await ask('resign');
    expect(state()).toMatchObject({
      kind: 'over',
      outcome: { winner: 0, by: 'resignation' },
      headline: 'Player 1 wins!',
      reason: 'Player 2 resigned.',
    });
    expect(head()).toMatchObject({ canUndo: true, controls: { finished: true, resigns: null } });
    stepTo(session, 0);
    expect(head().controls.finished).toBe(true);
    stepTo(session, 1);
    expect(head().state.kind).toBe('over');
    session.undo();
    expect(head()).toMatchObject({ at: 1, state: { kind: 'person', seat: 1 } });
  });

  test('against a computer is the person’s, even while the computer thinks', async () => {
    const { ask, state, session, analyst } = open({}, []);
    session.play('A-C', session.state().revision);
    await ask('resign');
    expect(state()).toMatchObject({ reason: 'You resigned.' });
    expect(analyst.waiting('move'), 'nobody goes on').toEqual([]);
    session.undo();
    expect(analyst.waiting('move'), 'but after it was taken back').toHaveLength(1);
  });

  test('is refused if nobody could resign, or the match has changed', async () => {
    const refused = 'match-controls.no-resignation';
    await expect(open(twoPersons, wonGame).ask('resign')).rejects.toThrow(refused);
    await expect(open(twoPersons, ['A-C'], 0).ask('resign')).rejects.toThrow(refused);
    await expect(open({ players: ['computer', 'computer'] }).ask('resign')).rejects.toThrow(
      refused,
    );
    const three = { players: ['person', 'person', 'person'], chopsticks: { players: 3 } };
    await expect(open(three).ask('resign')).rejects.toThrow(refused);
    const { session, stale } = open();
    session.play('A-C', 0);
    await expect(stale()).rejects.toThrow('match-controls.moved-on');
  });
});

describe('a draw', () => {
  test('is agreed on by two people', async () => {
    const { ask, head, state } = open(twoPersons, ['A-C']);
    expect(head().controls.offersDraw).toBe('person');
    await ask('agreeDraw');
    expect(state()).toMatchObject({
      headline: 'A draw',
      reason: 'The players agreed on a draw.',
    });
  });

  test('is accepted by a computer that doesn’t expect to win', async () => {
    const { offer, head, analyst } = open({});
    const answer = offer();
    await analyst.answer('values');
    await analyst.answer('values');
    expect(await answer).toMatchObject({ accepted: true });
    expect(head().state).toMatchObject({ kind: 'over', outcome: { kind: 'draw' } });
  });

  test('is declined by a computer that expects to win', async () => {
    // The second player can force a win.
    const { offer, head, analyst } = open({ chopsticks: { suicide: true } });
    const answer = offer();
    await analyst.answer('values');
    await analyst.answer('values');
    expect(await answer).toMatchObject({ accepted: false });
    expect(head().state.kind).toBe('person');
  });

  test('is no longer offered if the match has changed meanwhile', async () => {
    const { offer, session, analyst, head } = open({});
    const answer = offer();
    const refused = expect(answer).rejects.toThrow('match-controls.moved-on');
    session.play('A-C', session.state().revision);
    await analyst.answer('values');
    await analyst.answer('values');
    await refused;
    expect(head().state.kind).toBe('computer');
  });

  test('is claimed if a position was repeated three times and the rules don’t end the game', async () => {
    const early = open({ ...twoPersons, chopsticks: swaps }, four.slice(1));
    await expect(early.ask('claimDraw')).rejects.toThrow('match-controls.no-claim');
    const { ask, head } = open({ ...twoPersons, chopsticks: swaps }, four);
    expect(head().controls.claimsDraw).toBe(true);
    await ask('claimDraw');
    expect(head().state).toMatchObject({ outcome: { kind: 'draw', by: 'claim' } });
  });

  test('is not offered in a game that can’t be drawn', async () => {
    const { ask, head } = open({ ...twoPersons, game: 'digit-conquest' });
    expect(head().controls.offersDraw).toBeNull();
    await expect(ask('agreeDraw')).rejects.toThrow('match-controls.no-draw');
  });
});

describe('seats', () => {
  test('are swapped in the middle of a match, and the computer plays at once', async () => {
    const { ask, head, session, analyst } = open({});
    stepTo(session, 0);
    expect(head().players.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    await ask('swapSeats');
    expect(head().players.map(({ kind }) => kind)).toEqual(['computer', 'person']);
    expect(analyst.waiting('move')).toHaveLength(1);
  });

  test('can’t be swapped if that would give away won games or change nothing', async () => {
    const refused = 'match-controls.no-swap';
    await expect(open({}, wonGame).ask('swapSeats')).rejects.toThrow(refused);
    await expect(open(twoPersons).ask('swapSeats')).rejects.toThrow(refused);
    const series = { game: 'summation-duel', 'summation-duel': { bestOf: 3 } };
    const { ask, session } = open(series, ['+6', '+9', '+10', '+8', '+7', '+5', '+4', '+1']);
    session.nextRound(session.state().revision);
    await expect(ask('swapSeats')).rejects.toThrow(refused);
  });
});

test('a restart is another match of the same players, rules and first player', async () => {
  const { ask, head, session } = open({
    first: 2,
    chopsticks: { suns: true, overflow: 'rollover' },
  });
  await expect(ask('restart')).rejects.toThrow('match-controls.no-restart');
  session.playForComputer('A-C', session.state().revision);
  const before = session.state();
  await ask('restart');
  const after = session.state();
  expect(after.gameNumber).toBe(before.gameNumber + 1);
  expect(after.table.match).toMatchObject({ at: 0, moves: [], settings: { suns: true } });
  expect(after.table).toMatchObject({ first: 1, players: before.table.players });
  expect(head().state).toMatchObject({ kind: 'computer', seat: 1 });
});

test('a restart of a series is the first game once more', async () => {
  const series = { ...twoPersons, game: 'summation-duel', 'summation-duel': { bestOf: 3 } };
  const { ask, session } = open(series, ['+6', '+9', '+10', '+8', '+7', '+5', '+4', '+1']);
  session.nextRound(session.state().revision);
  await ask('restart');
  expect(session.state().table).toMatchObject({ first: 0, match: { at: 0 } });
  expect(session.state().table).not.toHaveProperty('rounds');
});

describe('computers among themselves', () => {
  const computers = { players: ['computer', 'computer'], first: 1 };

  test('wait, make one move, and play on', async () => {
    const { pause, step, head, analyst, computerPlays } = open(computers);
    await computerPlays();
    expect(head()).toMatchObject({ at: 1, controls: { computers: 'play' } });
    await pause(true);
    expect(analyst.waiting('move')).toEqual([]);
    expect(head().controls.computers).toBe('wait');
    await step();
    await computerPlays();
    expect(head()).toMatchObject({ at: 2, controls: { computers: 'wait' } });
    expect(analyst.waiting('move')).toEqual([]);
    await pause(false);
    await computerPlays();
    await computerPlays();
    expect(head().at).toBe(4);
  });

  test('make as many moves as requested, one after the other', async () => {
    const { pause, step, head, session, analyst, computerPlays } = open(computers);
    await pause(true);
    for (let count = 0; count < 3; count++) await step();
    for (let at = 1; at <= 3; at++) {
      await computerPlays();
      expect(head()).toMatchObject({ at, controls: { computers: 'wait' } });
    }
    expect(analyst.waiting('move')).toEqual([]);
    await step();
    await step();
    stepTo(session, 0);
    stepTo(session, 3);
    await computerPlays();
    expect(head()).toMatchObject({ at: 4, controls: { computers: 'wait' } });
    expect(analyst.waiting('move'), 'who has been back wants one').toEqual([]);
    await step();
    await step();
    session.undo();
    stepTo(session, 0);
    await pause(true);
    expect(analyst.waiting('move'), 'who goes back wants no more of them').toEqual([]);
  });

  test('forget requested moves when they are paused', async () => {
    const { pause, step, head, analyst, computerPlays } = open(computers);
    await pause(true);
    await step();
    await step();
    await pause(true);
    await step();
    await computerPlays();
    expect(head()).toMatchObject({ at: 1, controls: { computers: 'wait' } });
    expect(analyst.waiting('move')).toEqual([]);
  });

  test('can’t be paused if a person plays', async () => {
    const { pause, head, session } = open({});
    const { revision } = session.state();
    expect(head().controls.computers).toBeNull();
    expect(await pause(true)).toEqual({ revision });
  });
});

test('an earlier failure is forgotten once the match changes', () => {
  const { session, onMatchChanged } = open();
  session.play('A-C', 0);
  expect(onMatchChanged).toHaveBeenCalledOnce();
});
