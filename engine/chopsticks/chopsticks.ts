import type { Game, Outcome, Rules, Turn } from '../game.ts';
import { oneGame } from '../match-options.ts';
import type { Settings } from '../settings.ts';
import { checkChopsticks } from './check.ts';
import { describeMove, describeOutcome } from './describe.ts';
import { isOver, legalMoves, playMove, seatsAfter, type ChopsticksMove } from './moves.ts';
import {
  formatMove,
  formatPosition,
  handLabels,
  inOrder,
  parseMove,
  parsePosition,
} from './notation.ts';
import { handsOf, isIn, startPosition, type ChopsticksPosition } from './position.ts';
import { chopsticksPresets } from './presets.ts';
import { heuristicValues } from './heuristic-values.ts';
import { chopsticksRequirements, chopsticksSettings, type ChopsticksSettings } from './settings.ts';
import { chopsticksSides } from './sides.ts';

/** Chopsticks, for two to six players. */
export const chopsticks: Game<
  ChopsticksPosition,
  ChopsticksMove,
  'chopsticks',
  unknown,
  typeof chopsticksSettings
> = {
  id: 'chopsticks',
  settings: chopsticksSettings,
  requirements: chopsticksRequirements,
  check: checkChopsticks,
  presets: chopsticksPresets,
  rules: (settings: Settings) => chopsticksRules(settings as ChopsticksSettings),
};

/** The rules of Chopsticks under checked settings. */
export function chopsticksRules(
  settings: ChopsticksSettings,
): Rules<ChopsticksPosition, ChopsticksMove> {
  return {
    seats: settings.players,
    match: { ...oneGame, repetition: settings.repetition, canBeDrawn: true },
    start: (first) => startPosition(settings, first),
    turn: (position) => turnOf(settings, position),
    mover: (position) => position.turn,
    moves: (position) => legalMoves(settings, position),
    play: (position, move) => playMove(settings, position, move, () => formatMove(position, move)),
    key: canonicalKey,
    formatPosition,
    parsePosition: (text, mover) => parsePosition(settings, text, mover),
    formatMove,
    handLabels,
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: (position, move) => describeMove(settings, position, move),
    describeOutcome,
    distinctMoves: (position) => distinctMoves(settings, position),
    ...(settings.players === 2
      ? { sides: () => chopsticksSides(settings) }
      : { heuristicValues: heuristicValues }),
  };
}

function turnOf(settings: ChopsticksSettings, position: ChopsticksPosition): Turn {
  if (!isOver(position)) return { kind: 'player', seat: position.turn };
  const winner = position.hands.findIndex((_, seat) => isIn(position, seat));
  const last = position.out.at(-1) ?? winner;
  const outcome: Outcome = {
    kind: 'win',
    winner,
    order: [winner, ...position.out.toReversed()],
    by: handsOf(position, last).every((hand) => hand === 0) ? 'hands' : 'sudden-death',
  };
  return {
    kind: 'over',
    outcome: settings.zombies ? { ...outcome, by: 'hands' } : outcome,
  };
}

/** The order in which players left decides nothing that is still to come, so the key leaves it out. */
function canonicalKey(position: ChopsticksPosition): string {
  if (position.out.length < 2) return formatPosition(position);
  const round = [position.turn, ...seatsAfter(position, position.turn)];
  return formatPosition({ ...position, out: round.filter((seat) => !isIn(position, seat)) });
}

/** A split and its mirror image are the same move to the rules; the one in ascending order stays. */
function distinctMoves(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
): ChopsticksMove[] {
  const moves = legalMoves(settings, position);
  const [first, second] = inOrder(handsOf(position, position.turn));
  return moves.filter(
    (move) =>
      move.kind !== 'split' ||
      move.to[first] <= move.to[second] ||
      !moves.some(
        (other) =>
          other.kind === 'split' &&
          other.to[first] === move.to[second] &&
          other.to[second] === move.to[first],
      ),
  );
}
