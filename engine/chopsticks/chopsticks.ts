import type { Game, Outcome, Rules, Turn } from '../game.ts';
import { oneGame } from '../settings/match-options.ts';
import { chopsticksMeasured } from './measured.ts';
import { chopsticksLessons } from './lessons.ts';
import { chopsticksPatterns, chopsticksRuleSteps } from './patterns.ts';
import type { Settings } from '../settings/settings.ts';
import { advise, goalOf } from './advise.ts';
import { chopsticksAtlas } from './atlas/atlas.ts';
import { checkChopsticks } from './check.ts';
import { describeMove, describeOutcome } from './describe.ts';
import {
  isOver,
  seatsAfter,
  type ChopsticksMove,
  ascending,
  handsOf,
  isIn,
  type ChopsticksPosition,
  type Hands,
} from './position.ts';
import { legalMoves } from './legality.ts';
import { playMove } from './moves.ts';
import {
  formatMove,
  formatPosition,
  handLabels,
  inOrder,
  parseMove,
  parsePosition,
} from './notation.ts';
import { chopsticksPresets } from './presets.ts';
import { heuristicValues } from './heuristic-values.ts';
import {
  chopsticksRequirements,
  chopsticksSettings,
  largeChopsticksSettings,
  type ChopsticksSettings,
} from './settings.ts';
import { HalfPositions, mostHalvesAlone } from './solver/half-positions.ts';
import { numberPairs } from './solver/pairs.ts';
import { solvePairs } from './solver/solve-pairs.ts';
import { numberTriples } from './solver/triples.ts';
import { hasSplits } from './splits.ts';
import { startPosition, withWrittenStart } from './start.ts';
import { chopsticksLadderRules, chopsticksPacks } from './puzzle-packs.ts';

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
  check: (settings) => checkChopsticks(settings),
  written: (settings) => withWrittenStart(settings as ChopsticksSettings),
  large: {
    id: 'chopsticks',
    settings: largeChopsticksSettings,
    requirements: chopsticksRequirements,
    check: (settings) => checkChopsticks(settings, mostHalvesAlone),
    written: (settings) => withWrittenStart(settings as ChopsticksSettings),
  },
  presets: chopsticksPresets,
  lessons: chopsticksLessons,
  patterns: chopsticksPatterns,
  ruleSteps: chopsticksRuleSteps,
  atlas: chopsticksAtlas,
  puzzlePacks: chopsticksPacks,
  ladderRules: chopsticksLadderRules,
  measured: chopsticksMeasured,
  rules: (settings: Settings) => chopsticksRules(settings as ChopsticksSettings),
};

/** The rules of Chopsticks under checked settings. */
export function chopsticksRules(
  settings: ChopsticksSettings,
): Rules<ChopsticksPosition, ChopsticksMove> {
  let numberedHalves: HalfPositions | undefined;
  const halves = () => (numberedHalves ??= new HalfPositions(settings));
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
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: (position, move) => describeMove(settings, position, move),
    describeOutcome: (outcome) => describeOutcome(settings, outcome),
    distinctMoves: (position) => distinctMoves(settings, position),
    solver: {
      ...(settings.players === 2 && {
        numbered: () => numberPairs(halves()),
        solve: (progress, memory) => solvePairs(halves(), progress, memory),
      }),
      ...(settings.players === 3 && { numbered: (most) => numberTriples(settings, most) }),
    },
    computers: {
      strikesOut: (position, move) => strikesOut(settings, position, move),
      ...(hasSplits(settings) && { splits: (_, move) => move.kind === 'split' }),
      ...(settings.players > 2 && {
        heuristicValues: (position) => heuristicValues(settings, position),
      }),
    },
    advice: {
      advise: (position) => advise(settings, position),
      ...(settings.players === 2 && {
        passed: (position) => ({ ...position, turn: 1 - position.turn }),
      }),
      goal: goalOf(settings),
    },
    display: {
      handLabels: (position) => handLabels(settings, position),
      mirrored: (position) => ({
        ...position,
        hands: position.hands.map((hands) => hands.toReversed()),
      }),
    },
  };
}

/** Whether an attack costs its target a live hand or a life, or puts the player out. */
function strikesOut(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): boolean {
  if (move.kind !== 'attack' || move.seat === position.turn) return false;
  const { seat } = move;
  const after = playMove(settings, position, move, () => formatMove(position, move));
  const live = ({ hands }: ChopsticksPosition): number =>
    (hands[seat] ?? []).filter((fingers) => fingers !== 0).length;
  return (
    !isIn(after, seat) ||
    live(after) < live(position) ||
    (after.lives?.[seat] ?? 0) < (position.lives?.[seat] ?? 0)
  );
}

function turnOf(settings: ChopsticksSettings, position: ChopsticksPosition): Turn {
  if (!isOver(settings, position)) return { kind: 'player', seat: position.turn };
  return { kind: 'over', outcome: outcomeOf(settings, position) };
}

function outcomeOf(settings: ChopsticksSettings, position: ChopsticksPosition): Outcome {
  const { out } = position;
  const last = out.at(-1) ?? position.turn;
  const ended = handsOf(position, last).every((hand) => hand === 0) ? 'hands' : 'sudden-death';
  if (settings.misere) {
    const order = [last, ...seatsAfter(position, last)];
    return { kind: 'win', winner: last, order, by: `misere-${ended}` };
  }
  const winner = position.hands.findIndex((_, seat) => isIn(position, seat));
  const order = [winner, ...out.toReversed()];
  return { kind: 'win', winner, order, by: settings.zombies ? 'hands' : ended };
}

/** The notation, without the order in which players went out: that doesn't affect the rest of the game. */
function canonicalKey(position: ChopsticksPosition): string {
  if (position.out.length < 2) return formatPosition(position);
  const round = [position.turn, ...seatsAfter(position, position.turn)];
  return formatPosition({ ...position, out: round.filter((seat) => !isIn(position, seat)) });
}

/** The moves with only one of the splits that differ by which hand is which: the most ascending one. */
function distinctMoves(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
): ChopsticksMove[] {
  const moves = legalMoves(settings, position);
  const order = inOrder(handsOf(position, position.turn));
  const inThatOrder = (hands: Hands): number[] => order.map((hand) => hands[hand] ?? 0);
  const kept = new Map<string, Hands>();
  for (const move of moves) {
    if (move.kind !== 'split') continue;
    const name = ascending(move.to).join();
    const known = kept.get(name);
    if (known === undefined || comesBefore(inThatOrder(move.to), inThatOrder(known))) {
      kept.set(name, move.to);
    }
  }
  return moves.filter(
    (move) => move.kind !== 'split' || kept.get(ascending(move.to).join()) === move.to,
  );
}

function comesBefore(one: Hands, other: Hands): boolean {
  const at = one.findIndex((fingers, hand) => fingers !== other[hand]);
  return (one[at] ?? 0) < (other[at] ?? 0);
}
