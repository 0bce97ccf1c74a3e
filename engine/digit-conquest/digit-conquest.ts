import type { Chance } from '../capabilities/chance.ts';
import type { Refused } from '../capabilities/display.ts';
import type { Game, Rules, Turn } from '../game.ts';
import { oneGame } from '../match/match-options.ts';
import { conquestLessons } from './lessons.ts';
import type { Grade } from '../computer/computer-players.ts';
import type { Settings } from '../settings/settings.ts';
import type { Solution } from '../analysis/solution.ts';
import { advise, wasted } from './advise.ts';
import { hasArena, makeArena } from './arena/arena.ts';
import { matchBudget, moveBudget, type Budget } from './solver/budget.ts';
import { describeMove, describeOutcome, recountMove } from './describe.ts';
import { chanceOutcomes, legalMoves, playMove, stageOf, type ConquestMove } from './moves.ts';
import { formatMove, formatPosition, keyOf, parseMove, parsePosition } from './notation.ts';
import { solveOpenDeck } from './solver/open-deck.ts';
import { conquestPlayer, type ConquestPlayer, type SolvedLater } from './players.ts';
import { startPosition, type ConquestPosition } from './position.ts';
import {
  conquestPresets,
  conquestSettings,
  turnLimitOf,
  type ConquestSettings,
} from './settings.ts';
import { solveConquest, type ConquestSolution } from './solver/random-draws.ts';
import { isCountable, whyDigit } from './why.ts';
import { whyNotAdd, whyNotSubtract } from './why-not.ts';
import { conquestPacks } from './puzzle-packs.ts';

/** Digit Conquest. */
export const digitConquest: Game<
  ConquestPosition,
  ConquestMove,
  'digit-conquest',
  { readonly turnLimit: number },
  typeof conquestSettings
> = {
  id: 'digit-conquest',
  settings: conquestSettings,
  requirements: [],
  presets: conquestPresets,
  puzzlePacks: conquestPacks,
  lessons: conquestLessons,
  rules: (settings: Settings) => conquestRules(settings as ConquestSettings),
  reference: (settings: Settings) => ({ turnLimit: turnLimitOf(settings as ConquestSettings) }),
};

/** The rules of Digit Conquest under checked settings. */
export function conquestRules(settings: ConquestSettings): Rules<ConquestPosition, ConquestMove> {
  const players = new Map<Grade, ConquestPlayer>();
  let bytes = 0;
  const solved: SolvedLater = {
    randomDraws: once(() => {
      const solution = solveConquest(settings, matchBudget);
      bytes += solution.bytes;
      return solution;
    }),
    openDeck: once(() => solveOpenDeck(settings)),
  };
  return {
    seats: 2,
    match: { ...oneGame, canBeDrawn: turnLimitOf(settings) > 0 },
    start: (first) => startPosition(settings, first),
    turn: (position) => turnOf(settings, position),
    mover: (position) => position.turn,
    moves: (position) => legalMoves(settings, position),
    play: (position, move) => playMove(settings, position, move, () => formatMove(move)),
    key: (position) => keyOf(settings, position),
    formatPosition,
    parsePosition: (text, mover) => parsePosition(settings, text, mover),
    formatMove: (_, move) => formatMove(move),
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: (position, move) => describeMove(settings, position, move),
    describeOutcome: (outcome) => describeOutcome(settings, outcome),
    ...(settings.draw === 'random' && { chance: chanceOf(settings, solved.randomDraws) }),
    solver: {
      ...(settings.draw === 'choice' && { solve: solved.openDeck }),
      valuesAlong: (positions) =>
        settings.draw === 'choice'
          ? solved.openDeck().along(positions)
          : valuesAlong(solved.randomDraws(), positions),
      bytes: () => bytes,
    },
    computers: {
      choose: (grade, position, random) => {
        const player = players.get(grade) ?? conquestPlayer(grade, settings, solved);
        players.set(grade, player);
        return player(position, random);
      },
      ...(hasArena(settings) && { contest: () => makeArena(settings) }),
    },
    advice: {
      advise: (position) => advise(settings, position),
      why: (compared) => whyDigit(settings, compared),
      isCountable,
      wasted: (position, move) => wasted(settings, position, move),
    },
    display: {
      refused: (position) => refusedActions(settings, position),
      recount: (position, move) => recountMove(settings, position, move),
      drawn: (move) => (move.kind === 'draw' ? move.digit : undefined),
    },
  };
}

/** What rating a position may cost: some milliseconds for one of many, seconds where one waits. */
const budgets: Readonly<Record<'glance' | 'move' | 'study', Budget>> = {
  glance: { states: 2e6, bytes: 2 ** 26 },
  move: moveBudget,
  study: { states: 4e9, bytes: 2 ** 29 },
};

/**
 * What random draws add to the rules.
 *
 * @param quick - the game solved as far as can be while somebody waits to play.
 */
function chanceOf(
  settings: ConquestSettings,
  quick: () => ConquestSolution,
): Chance<ConquestPosition, ConquestMove> {
  const thorough = once(() => solveConquest(settings));
  return {
    outcomes: (position) => chanceOutcomes(settings, position),
    odds: (position, care = 'move') =>
      (care === 'study' ? thorough : quick)().analyse(position, budgets[care]),
    solve: thorough,
  };
}

/** The values of the positions of a match with random draws. */
function valuesAlong(
  solution: ConquestSolution,
  positions: readonly ConquestPosition[],
): Pick<Solution<ConquestPosition>, 'evaluate'> {
  const along = solution.along(positions);
  return { evaluate: (position) => along.analyse(position).value };
}

/** Makes something when it is first asked for. */
function once<Thing>(make: () => Thing): () => Thing {
  let thing: { readonly made: Thing } | undefined;
  return () => (thing ??= { made: make() }).made;
}

function turnOf(settings: ConquestSettings, position: ConquestPosition): Turn {
  switch (stageOf(settings, position)) {
    case 'won': {
      const winner = position.scores.indexOf(settings.target);
      return {
        kind: 'over',
        outcome: { kind: 'win', winner, order: [winner, 1 - winner], by: 'target' },
      };
    }
    case 'drawn':
      return { kind: 'over', outcome: { kind: 'draw', by: 'turn-limit' } };
    case 'to-draw':
      return settings.draw === 'choice'
        ? { kind: 'player', seat: position.turn, decision: 'pick' }
        : { kind: 'chance' };
    case 'in-hand':
      return { kind: 'player', seat: position.turn };
  }
}

/** The actions that the digit in hand doesn't allow. */
function refusedActions(
  settings: ConquestSettings,
  position: ConquestPosition,
): Refused<ConquestMove>[] {
  const digit = position.hand;
  if (digit === null) return [];
  const add = whyNotAdd(settings, position, digit);
  const subtract = whyNotSubtract(settings, position, digit);
  return [
    ...(add === undefined ? [] : [{ move: { kind: 'add', digit } as const, reason: add }]),
    ...(subtract === undefined
      ? []
      : [{ move: { kind: 'subtract', digit } as const, reason: subtract }]),
  ];
}
