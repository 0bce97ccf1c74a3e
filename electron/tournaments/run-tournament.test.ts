import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonOf } from '../../cli/testing.ts';
import type { CrossTable } from '../../cli/versus/cross-table.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { positionOf } from '../../engine/match/match.ts';
import { folder as data, inFolders } from '../../storage/files/testing.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { message, type Message } from '../../words/message.ts';
import { performMove } from '../analyst/perform.ts';
import type { TournamentView } from '../api/tournaments.ts';
import type { ChooseMove } from './run-tournament.ts';
import { hostTournaments, type Tournaments } from './tournament-handlers.ts';
import { withoutComputers } from './testing.ts';

inFolders();

const at = '2026-11-26T10:00:00.000+01:00';
const nobody = () => undefined;

/** As the worker thread plays, after the window has had a turn. */
const asComputers: ChooseMove = async ({ difficulty }, game, match, seed, signal) => {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
  if (difficulty.startsWith('program:'))
    throw new Forfeited('crash', message('ugi.no-move', { move: '' }));
  const { settings, rules } = match;
  const position = positionOf(match);
  const notation = performMove({ wanted: 'move', game, settings, position, difficulty, seed });
  const move = rules.parseMove(position, notation);
  if (!move.ok) throw new RangeError(notation);
  return move.value;
};

const tell = vi.fn<(view: TournamentView) => void>();
const report = vi.fn<(problem: Message) => void>();
let handlers: Tournaments['handlers'];

beforeEach(() => {
  tell.mockReset();
  report.mockReset();
  start();
});
afterEach(() => expect(report).not.toHaveBeenCalled());

/** As after a start of the program. */
function start(choose = asComputers): void {
  ({ handlers } = hostTournaments({
    folder: new TournamentFolder(data),
    rulesSet: () => ({}),
    play: () => Promise.resolve({ revision: 1 }),
    ...withoutComputers,
    named: (player) =>
      player.kind === 'computer' ? { ...player, name: player.difficulty } : player,
    choose,
    tell,
    report,
  }));
}

function begin(computers: readonly Difficulty[], bestOf: number, players: readonly string[] = []) {
  const rules = { name: 'All', game: 'chopsticks', system: 'round-robin', rounds: 1 } as const;
  const payload = { at, ...rules, bestOf, players: [...players], computers: [...computers] };
  return handlers.beginTournament(payload, nobody) as TournamentView;
}

const run = (id: string, on = true) => handlers.runTournament({ id, on }, nobody) as TournamentView;
const shown = (id: string) => handlers.tournament({ id }, nobody) as TournamentView;
/** Waits until no computer plays any more. */
const rested = (id: string) =>
  vi.waitFor(() => expect(shown(id).run?.now ?? null).toBeNull(), { timeout: 50_000 });

const computers = ['easy', 'medium', 'hard', 'errs-1-in-3'] as const;

/** The share of the games that each won against each, by name, of the games that were played. */
function shares({ rounds, players, bestOf }: TournamentView): Map<string, number> {
  const found = new Map<string, number>();
  for (const { first, second, won } of rounds.flat()) {
    if (second === null || won === undefined) continue;
    const [one, other] = [players[first]?.name, players[second]?.name];
    found.set(`${one} ${other}`, won[0] / bestOf).set(`${other} ${one}`, won[1] / bestOf);
  }
  return found;
}

async function sharesOfVersus(seed: number, games: number): Promise<Map<string, number>> {
  const args = computers.flatMap((each) => ['--player', each]);
  const given = ['--games', String(games), '--seed', String(seed), ...args];
  const table = await jsonOf(['versus', 'chopsticks', '--cross-table', ...given]);
  const { rows } = table as unknown as CrossTable;
  return new Map(
    rows.flatMap((row) =>
      row.against.flatMap((share, column) =>
        share === null ? [] : [[`${row.computer} ${rows[column]?.computer}`, share] as const],
      ),
    ),
  );
}

test('a tournament of computers runs by itself, and equals the cross table of versus with its seed', async () => {
  const { id, seed, run: before } = begin(computers, 3);
  expect(before?.now).toBeNull();
  expect(run(id).run?.now).toEqual({ round: 0, table: 0, game: 0 });
  await rested(id);
  const view = shown(id);
  expect(view.run).toBeNull();
  expect(view.rounds).toHaveLength(3);
  expect(shares(view)).toEqual(await sharesOfVersus(seed, 3));
  const games = tell.mock.calls.map(([{ run: told }]) => told?.now?.game);
  expect(games).toContain(2);
}, 60_000);

test('it is stopped, or the program is killed in the middle, and continues to the same results', async () => {
  let left = 60;
  start((...asked) => {
    if (left-- === 0) run(id, false);
    return asComputers(...asked);
  });
  const { id, seed } = begin(computers, 3);
  run(id);
  await rested(id);
  const stopped = shown(id);
  expect(stopped.run).not.toBeNull();
  left = 40;
  start((...asked) => (left-- > 0 ? asComputers(...asked) : new Promise(() => undefined)));
  run(id);
  await vi.waitFor(() => expect(left).toBeLessThan(0));
  start();
  run(id);
  await rested(id);
  expect(shares(shown(id))).toEqual(await sharesOfVersus(seed, 3));
}, 60_000);

test('what a person enters while computers play stays when they are stopped, and they can be deleted', async () => {
  start(() => new Promise((_, reject) => void (giveUp = reject)));
  let giveUp: (reason: Error) => void = () => expect.fail();
  const { id } = begin(['easy', 'hard', 'medium'], 1, ['Ann']);
  const { rounds, players, run: running } = run(id);
  const pairings = rounds[0] ?? expect.fail();
  const isPerson = (number: number | null) => number !== null && number < 1;
  const table = pairings.findIndex(
    ({ first, second }) => second !== null && (isPerson(first) || isPerson(second)),
  );
  expect(players.map(({ kind }) => kind)).toEqual(['person', 'computer', 'computer', 'computer']);
  expect(pairings[running?.now?.table ?? -1]?.second).not.toBeNull();
  void handlers.setResult({ id, at, round: 0, table, won: [1, 0] }, nobody);
  expect(run(id, false).rounds[0]?.[table]?.won).toEqual([1, 0]);
  tell.mockClear();
  giveUp(new Error('stopped'));
  run(id);
  expect(tell.mock.lastCall?.[0].rounds[0]?.[table]?.won).toEqual([1, 0]);
  void handlers.deleteTournament({ id }, nobody);
  giveUp(new Error('stopped'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(tell.mock.calls.every(([{ rounds: told }]) => told[0]?.[table]?.won !== undefined)).toBe(
    true,
  );
});

test('among people the computers play their own pairings, and wait for the others', async () => {
  const { id } = begin(['easy', 'hard'], 1, ['Ann', 'Ben']);
  run(id);
  await rested(id);
  const view = shown(id);
  const open = view.rounds.flat().filter(({ won }) => won === undefined);
  expect(view.rounds).toHaveLength(open.length > 0 ? 1 : 0);
  expect(open.every(({ first, second }) => [first, second].some((each) => (each ?? 0) < 2))).toBe(
    true,
  );
});

test('a program that can’t play loses its games', async () => {
  const { id } = begin(['program:0123abcd', 'easy'], 2);
  run(id);
  await rested(id);
  expect(shares(shown(id)).get('easy program:0123abcd')).toBe(1);
  const crash = { loser: shown(id).rounds[0]?.[0]?.first === 0 ? 0 : 1, how: 'crash' };
  expect(shown(id).rounds[0]?.[0]?.forfeits, 'and it is kept why').toEqual([crash, crash]);
});
