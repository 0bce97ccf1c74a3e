import { expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { parseConfig } from '../../config/parse.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Table } from '../../engine/record.ts';
import { perform, type Task, type TaskResult } from '../analyst/analyst-tasks.ts';
import type { MatchView } from '../api.ts';
import { speak } from '../words.ts';
import { openGameRoom, type GameRoom } from './game-room.ts';
import { matchFromConfig } from './new-match.ts';
import type { Pauses } from './pauses.ts';

vi.mock('electron', () => ({ app: {}, ipcMain: {}, session: {}, shell: {} }));

const hurry: Pauses = { turn: 0, part: 0 };

interface Room {
  readonly room: GameRoom;
  readonly changed: Mock<(table: Table, view: MatchView) => void>;
  readonly failed: Mock<(sentence: string) => void>;
  /** Lets the computer, which is thinking, say its move. */
  readonly answer: (result?: Partial<TaskResult>) => void;
  /** Waits until somebody has asked the analyst so often. */
  readonly asked: (times: number) => Promise<void>;
}

/** A room whose analyst answers only when it is told to. */
function openRoom(config: unknown, pauses = hurry): Room {
  const waiting: { task: Omit<Task, 'id'>; resolve: (result: TaskResult) => void }[] = [];
  let count = 0;
  const changed = vi.fn<(table: Table, view: MatchView) => void>();
  const failed = vi.fn<(sentence: string) => void>();
  const random = seededRandom(1);
  const room = openGameRoom(matchFromConfig(parseConfig(JSON.stringify(config)).config, random), {
    random,
    changed,
    failed,
    pauses: () => pauses,
    analyst: {
      ask: (task) => {
        count++;
        return new Promise((resolve) => waiting.push({ task, resolve }));
      },
      close: () => undefined,
    },
  });
  return {
    room,
    changed,
    failed,
    answer(result) {
      const next = waiting.shift();
      if (next === undefined) throw new Error('Nobody asked anything.');
      next.resolve(result === undefined ? perform({ ...next.task, id: 1 }) : { id: 1, ...result });
    },
    asked: (times) => vi.waitFor(() => expect(count).toBe(times)),
  };
}

const stands = (room: GameRoom, at: number) => vi.waitFor(() => expect(room.view().at).toBe(at));

test('a person plays, the computer answers, and both are told', async () => {
  const { room, changed, answer, asked } = openRoom({ difficulty: 'hard' });
  expect(room.play('A-C', 0)).toMatchObject({ at: 1, state: { kind: 'computer', seat: 1 } });
  await asked(1);
  answer();
  await stands(room, 2);
  expect(room.view().state).toEqual({ kind: 'person', seat: 0 });
  expect(changed.mock.calls.map(([, view]) => view.at)).toEqual([1, 2]);
});

test('a computer that begins begins by itself', async () => {
  const { room, answer, asked } = openRoom({ first: 2 });
  await asked(1);
  answer();
  await stands(room, 1);
});

test('a computer that a toss makes begin lets one see the toss first', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { room, answer } = openRoom({ players: ['computer', 'computer'], first: 'random' });
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.view().at).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.view().at).toBe(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.view().at).toBe(2);
});

test('a digit that a computer has drawn stays to be read before it is played', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { room, answer } = openRoom(
    { game: 'digit-conquest', players: ['computer', 'computer'] },
    { turn: 100, part: 900 },
  );
  answer();
  await vi.advanceTimersByTimeAsync(950);
  expect(room.view().at, 'drawn, not played').toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(room.view().at).toBe(3);
});

test('two games that begin alike are told apart', () => {
  const config = { game: 'summation-duel' };
  const { room } = openRoom(config);
  const first = room.view();
  const again = room.deal(
    matchFromConfig(parseConfig(JSON.stringify(config)).config, seededRandom(1)),
  );
  expect(again.notation).toBe(first.notation);
  expect(again.deal).not.toBe(first.deal);
  expect(room.play('+1', 0).deal, 'the same game').toBe(again.deal);
});

test('two computers play until it is decided', async () => {
  const { room, answer } = openRoom({
    players: ['computer', 'computer'],
    difficulty: 'hard',
    chopsticks: { suicide: true },
  });
  await vi.waitFor(
    () => {
      if (room.view().state.kind !== 'over') answer();
      expect(room.view().state.kind).toBe('over');
    },
    { interval: 1, timeout: 5000 },
  );
  expect(room.view().state).toMatchObject({ headline: 'Computer 2 wins' });
  expect(room.view().at).toBe(26);
});

test('nobody plays out of turn, nor on what is no longer there', () => {
  const { room } = openRoom({});
  expect(() => room.play('A-C', 1)).toThrow('The match has gone on since that move was chosen.');
  room.play('A-C', 0);
  expect(() => room.play('A-C', 0)).toThrow('The match has gone on since that move was chosen.');
  expect(() => room.play('A-C', 1)).toThrow('It is the computer’s turn.');
  expect(room.view().at).toBe(1);
});

test('an illegal move is refused by name, and changes nothing', () => {
  const { room, changed } = openRoom({});
  expect(() => room.play('11-02', 0)).toThrow(/“11-02” is not a legal move/);
  expect(room.view().at).toBe(0);
  expect(changed).not.toHaveBeenCalled();
});

test('nothing is played once the game is over', () => {
  const { room } = openRoom({ players: ['person', 'person'] });
  const moves = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D', '03-12', 'B-D', 'B-D', 'B-D'];
  for (const [at, move] of moves.entries()) room.play(move, at);
  expect(room.view().state).toMatchObject({ kind: 'over', headline: 'Player 1 wins!' });
  expect(() => room.play('A-C', moves.length)).toThrow('The game is over.');
});

test('undo goes back to the person’s own move, redo forward again', async () => {
  const { room, answer, asked } = openRoom({});
  room.play('A-C', 0);
  await asked(1);
  answer();
  await stands(room, 2);
  expect(room.undo()).toMatchObject({ at: 0, canRedo: true, state: { kind: 'person' } });
  expect(room.undo().at).toBe(0);
  expect(room.redo()).toMatchObject({ at: 2, canRedo: false });
  expect(room.goTo(1)).toMatchObject({ at: 1, state: { kind: 'computer' } });
  expect(room.goTo(99).at).toBe(2);
});

test('what a computer thinks of a position that is gone is forgotten', async () => {
  const { room, answer, asked } = openRoom({});
  room.play('A-C', 0);
  await asked(1);
  room.undo();
  answer();
  room.play('B-D', 0);
  await asked(2);
  answer();
  await stands(room, 2);
  expect(room.view().history[0]?.notation).toBe('B-D');
});

test('looking back, the computer does not play on', async () => {
  const { room, answer, asked } = openRoom({});
  room.play('A-C', 0);
  await asked(1);
  answer();
  await stands(room, 2);
  room.goTo(1);
  room.goTo(0);
  await asked(1);
  expect(room.view()).toMatchObject({ at: 0, history: { length: 2 } });
});

test('a new match puts the old one away, with whatever was thought about it', async () => {
  const { room, answer, asked } = openRoom({});
  room.play('A-C', 0);
  await asked(1);
  const config = parseConfig('{ "players": ["person", "person"] }').config;
  const view = room.deal(matchFromConfig(config, seededRandom(1)));
  expect(view).toMatchObject({ at: 0, players: [{ name: 'Player 1' }, { name: 'Player 2' }] });
  answer();
  room.play('A-C', 0);
  expect(room.view().at).toBe(1);
});

test('a computer that finds no move leaves the match as it is, and the players hear of it', async () => {
  const { room, failed, answer, asked } = openRoom({});
  room.play('A-C', 0);
  await asked(1);
  answer({ error: 'no thread' });
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(failed.mock.lastCall?.[0]).toBe(
    'The computer found no move: no thread. Take back a move, or begin a new game.',
  );
  expect(room.view().at).toBe(1);
});

test('the analysis says what a move does', async () => {
  const { room, answer, asked } = openRoom({});
  const analysis = room.analyse();
  await asked(1);
  answer();
  expect(await analysis).toMatchObject({
    revision: room.view().revision,
    exact: { value: 'draw', remoteness: null },
  });
  expect((await analysis).moves[0]?.text).toMatch(/hand strikes .* hand: 1 becomes 2/);
});

test('an analysis and a history that come late say what they are about', async () => {
  const { room, answer, asked } = openRoom({ players: ['person', 'person'] });
  const { revision } = room.view();
  const analysis = room.analyse();
  const history = room.history();
  await asked(2);
  const config = parseConfig('{ "players": ["person", "person"] }').config;
  const next = room.deal(matchFromConfig(config, seededRandom(1)));
  answer();
  answer();
  expect((await analysis).revision).toBe(revision);
  expect((await history).revision).toBe(revision);
  expect(next.revision).toBeGreaterThan(revision);
});

test('going nowhere changes nothing', () => {
  const { room, changed } = openRoom({ players: ['person', 'person'] });
  const { revision } = room.play('A-C', 0);
  changed.mockClear();
  expect(room.goTo(1).revision).toBe(revision);
  expect(room.redo().revision).toBe(revision);
  expect(room.letComputerPlayOn(false).revision).toBe(revision);
  expect(changed).not.toHaveBeenCalled();
});

test('an analysis that fails is refused with the reason', async () => {
  const { room, answer, asked } = openRoom({});
  const analysis = room.analyse();
  await asked(1);
  answer({ error: 'no memory' });
  await expect(analysis).rejects.toThrow('The position could not be analysed: no memory');
});

test('every position of the match has its value', async () => {
  const { room, answer, asked } = openRoom({ players: ['person', 'person'] });
  room.play('A-C', 0);
  const history = room.history();
  await asked(2);
  answer();
  answer();
  expect(await history).toMatchObject({
    values: [
      { seat: 0, exact: { value: 'draw', remoteness: null } },
      { seat: 1, exact: { value: 'draw', remoteness: null } },
    ],
  });
});

test('handed over where something was taken back, the computer plays on from there', async () => {
  const { room, answer, asked } = openRoom({ players: ['person', 'person'] });
  room.play('A-C', 0);
  room.play('A-C', 1);
  room.undo();
  room.letComputerPlayOn(true);
  await asked(1);
  answer();
  await stands(room, 2);
  expect(room.view().playedOn).toBe(true);
});

test('another language shows the match anew, and it goes on as before', async () => {
  const { room, changed, answer, asked } = openRoom({ difficulty: 'hard' });
  room.play('A-C', 0);
  await asked(1);
  const { revision } = room.view();
  onTestFinished(() => speak('en'));
  speak('de');
  room.tellAgain();
  const view = changed.mock.lastCall?.[1];
  expect(view?.revision).toBeGreaterThan(revision);
  expect(view?.history[0]?.text).toBe('Linke Hand schlägt linke Hand: aus 1 wird 2');
  await asked(2);
  answer();
  answer();
  await stands(room, 2);
  expect(changed).toHaveBeenCalledTimes(3);
});
