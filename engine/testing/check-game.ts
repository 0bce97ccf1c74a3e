import type { Message } from '../../words/message.ts';
import { inEnglish, inEveryLanguage } from '../../words/testing.ts';
import { IllegalMove, type Game, type Rules } from '../game.ts';
import {
  goTo,
  legalMovesOf,
  playIn,
  pliesOf,
  positionAt,
  positionOf,
  redo,
  startMatch,
  turnOf,
  undo,
  type Match,
} from '../match/match.ts';
import type { Player } from '../match/players.ts';
import { pick, type Random } from '../random.ts';
import { formatDuel } from '../records/format-duel.ts';
import { parseDuel } from '../records/parse-duel.ts';
import type { Series } from '../match/series.ts';
import type { Settings } from '../settings/settings.ts';

/** Longer games must have repeated a position. */
const longestGame = 20_000;

/**
 * Checks the contract of every game by a random play-out, with everything tried at some positions.
 *
 * @param look - the number of positions at which everything is tried.
 * @throws Error that names the broken promise and its place.
 */
export function checkGame(game: Game, settings: Settings, random: Random, look = 8): void {
  const rules = game.rules(settings);
  const first = random.below(rules.seats);
  let match = startMatch(rules, settings, first);
  const pool = new Map<string, unknown>();
  const visited = new Set<string>();
  let repeated = false;
  let looked = 0;
  for (let ply = 0; ply < longestGame; ply++) {
    const position = positionOf(match);
    const key = rules.key(position);
    repeated ||= visited.has(key);
    visited.add(key);
    const over = turnOf(match).kind === 'over';
    if (over || (looked < look && random.below(2) === 0)) {
      looked++;
      try {
        checkPosition(rules, position, pool);
      } catch (error) {
        throw new Error(`${whereabouts(game, settings, rules, position)}: ${String(error)}`, {
          cause: error,
        });
      }
    }
    if (over) break;
    match = playIn(match, randomMove(match, random));
  }
  demand(
    // With chance, positions need not repeat.
    turnOf(match).kind === 'over' || repeated || rules.chance !== undefined,
    `${game.id} under ${JSON.stringify(settings)} neither ends nor comes back to a position.`,
  );
  checkHistory(match, random);
  checkRecord(game, { first, match }, random);
}

/** A random move of a player or of chance. */
function randomMove(match: Match<unknown, unknown>, random: Random): unknown {
  const position = positionOf(match);
  return turnOf(match).kind === 'chance'
    ? pick(random, match.rules.chance?.outcomes(position) ?? []).move
    : pick(random, legalMovesOf(match));
}

function checkPosition(
  rules: Rules<unknown, unknown>,
  position: unknown,
  pool: Map<string, unknown>,
): void {
  const before = JSON.stringify(position);
  const turn = rules.turn(position);
  const moves = rules.moves(position);
  const chanceOutcomes = turn.kind === 'chance' ? (rules.chance?.outcomes(position) ?? []) : [];
  demandPlain(position, 'The position');
  demandNotation(rules, position);
  demand((turn.kind === 'player') === moves.length > 0, 'Only a player, and every player, moves.');
  if (turn.kind === 'player') {
    demand(turn.seat >= 0 && turn.seat < rules.seats, `There is no seat ${turn.seat}.`);
    const distinct = rules.distinctMoves?.(position) ?? moves;
    demand(distinct.length > 0, 'There is no distinct move.');
    for (const move of distinct) demand(includes(moves, move), 'A distinct move is not legal.');
  }
  if (turn.kind === 'over') {
    const { outcome } = turn;
    demandWords(rules.describeOutcome(outcome), /^\S.*[.!]$/su);
    if (outcome.kind === 'win') {
      demand(outcome.order[0] === outcome.winner, 'The winner comes first.');
      demand(
        JSON.stringify(outcome.order.toSorted((a, b) => a - b)) ===
          JSON.stringify([...seatsOf(rules)]),
        'Everyone has a place in the order.',
      );
    }
  }
  if (turn.kind === 'chance') {
    const sum = chanceOutcomes.reduce((total, { probability }) => total + probability, 0);
    demand(Math.abs(sum - 1) < 1e-9, `The probabilities add up to ${sum}.`);
  }

  for (const move of moves) {
    const written = rules.formatMove(position, move);
    const read = rules.parseMove(position, written);
    demand(read.ok && same(read.value, move), `${written} does not parse back.`);
    demandWords(rules.describe(position, move), /^\S.*\S$/u);
  }
  const legal = [...moves, ...chanceOutcomes.map(({ move }) => move)];
  const written = new Set(legal.map((move) => JSON.stringify(move)));
  demand(written.size === legal.length, 'A move is listed twice.');
  for (const move of legal) {
    demandPlain(move, 'A move');
    demandPlain(rules.play(position, move), 'The position after a move');
    pool.set(JSON.stringify(move), move);
  }
  for (const [text, move] of pool) if (!written.has(text)) demandRefusal(rules, position, move);
  demand(!rules.parseMove(position, '?').ok, '"?" is read as a move.');
  demand(JSON.stringify(position) === before, 'Playing changed the position it was played in.');
}

function demandNotation(rules: Rules<unknown, unknown>, position: unknown): void {
  const written = rules.formatPosition(position);
  const read = rules.parsePosition(written);
  if (!read.ok) throw new Error(`${written} does not parse back: ${inEnglish(read.error)}`);
  demand(rules.formatPosition(read.value) === written, `${written} changes when read and written.`);
  demand(rules.key(read.value) === rules.key(position), `${written} has another key when read.`);
  demand(
    rules.moves(read.value).length === rules.moves(position).length,
    `${written} has other moves when read.`,
  );
}

function demandRefusal(rules: Rules<unknown, unknown>, position: unknown, move: unknown): void {
  try {
    rules.play(position, move);
  } catch (error) {
    if (error instanceof IllegalMove) return;
    throw error;
  }
  throw new Error(`${JSON.stringify(move)} plays without being legal.`);
}

function checkHistory(match: Match<unknown, unknown>, random: Random): void {
  const anyone = () => true;
  let back = match;
  for (let at = match.at; at > 0; at = back.at) {
    back = undo(back, anyone);
    if (back.at === at) break;
    demand(same(positionOf(back), positionAt(match, back.at)), 'Undo shows another position.');
  }
  const decided = pliesOf(match).findIndex(({ seat }) => seat !== null);
  demand(back.at === Math.max(0, decided), 'Undo does not lead back to the first decision.');
  let forth = back;
  while (forth.at < match.at) forth = redo(forth, anyone);
  demand(same(positionOf(forth), positionOf(match)), 'Redo does not lead back.');

  const midway = goTo(match, random.below(pliesOf(match).length + 1));
  if (turnOf(midway).kind === 'over') return;
  const other = playIn(midway, randomMove(midway, random));
  demand(pliesOf(other).length === midway.at + 1, 'Playing after undo does not forget the rest.');
}

function checkRecord(game: Game, { first, match }: Series, random: Random): void {
  const players = seatsOf(match.rules).map((seat): Player => ({
    kind: 'person',
    name: `Player ${seat + 1}`,
  }));
  const at = random.below(match.moves.length + 1);
  const table = { game: game.id, players, first, match: goTo(match, at) };
  const read = parseDuel(formatDuel([table]));
  if (!read.ok) throw new Error(`A record does not parse back: ${inEnglish(read.error)}`);
  const [back] = read.value;
  demand(
    back?.match.at === at && same(back.match.settings, match.settings),
    'A record comes back changed.',
  );
  demand(same(back.match.moves, match.moves), 'A record comes back with other moves.');
}

function demandPlain(value: unknown, what: string): void {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  demand(isPlain(value, copy), `${what} is not plain JSON.`);
}

/** Whether a value equals its JSON copy: no undefined, no negative zero, no class, no NaN. */
function isPlain(value: unknown, copy: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, copy);
  if (typeof copy !== 'object' || copy === null) return false;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  const ours = Object.entries(value);
  const theirs = new Map<string, unknown>(Object.entries(copy));
  return (
    ours.length === theirs.size &&
    ours.every(([name, item]) => theirs.has(name) && isPlain(item, theirs.get(name)))
  );
}

function demandWords(message: Message, shape: RegExp): void {
  for (const text of inEveryLanguage(message)) {
    demand(shape.test(text) && !text.includes(message.code), `${message.code}: "${text}"`);
  }
}

function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

function includes(moves: readonly unknown[], move: unknown): boolean {
  return moves.some((other) => same(other, move));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function seatsOf(rules: Rules<unknown, unknown>): number[] {
  return Array.from({ length: rules.seats }, (_, seat) => seat);
}

function whereabouts(
  game: Game,
  settings: Settings,
  rules: Rules<unknown, unknown>,
  position: unknown,
): string {
  return `${game.id} ${JSON.stringify(settings)} at ${rules.formatPosition(position)}`;
}
