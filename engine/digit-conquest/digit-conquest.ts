import { message } from '../../words/message.ts';
import type { Chance } from '../capabilities/chance.ts';
import { refusedAmong } from '../capabilities/display.ts';
import { wonBy, type Game, type Rules, type Seat, type Turn } from '../game.ts';
import { oneGame } from '../settings/match-options.ts';
import { conquestMeasured } from './measured.ts';
import { conquestLessons } from './lessons.ts';
import { conquestPatterns, conquestRuleSteps } from './patterns.ts';
import type { Grade } from '../capabilities/computer-players.ts';
import type { Settings } from '../settings/settings.ts';
import type { Solution } from '../analysis/solution.ts';
import { advise, wasted } from './advise.ts';
import { hasArena, makeArena } from './arena/arena.ts';
import { glanceBudget, matchBudget, moveBudget, type Budget } from './solver/budget.ts';
import { describeMove, describeOutcome, recountMove } from './describe.ts';
import { bothActions, chanceOutcomes, legalMoves, reasonAgainst, stageOf } from './legality.ts';
import { playMove } from './moves.ts';
import { shuffledDeck, type ConquestMove, type ConquestPosition } from './position.ts';
import { formatMove, formatPosition, keyOf, parseMove, parsePosition } from './notation.ts';
import { raceOf } from './solver/race.ts';
import { isShipped } from './solver/shipped-tables.ts';
import { solveOpenDeck } from './solver/open-deck.ts';
import { conquestPlayer, type ConquestPlayer, type SolvedLater } from './players.ts';
import {
  conquestPresets,
  conquestSettings,
  turnLimitOf,
  usualTarget,
  type ConquestSettings,
} from './settings.ts';
import { solveConquest, type ConquestSolution } from './solver/solve-conquest.ts';
import { isCountable, whyDigit } from './why.ts';
import { conquestLadderRules, conquestPacks } from './puzzle-packs.ts';

/** The points that win in the guided game: one to 50 takes a beginner too long. */
const guidedTarget = 15;

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
  ladderRules: conquestLadderRules,
  measured: conquestMeasured,
  lessons: conquestLessons,
  guidedRules: { target: guidedTarget },
  patterns: conquestPatterns,
  ruleSteps: conquestRuleSteps,
  rules: (settings: Settings) => conquestRules(settings as ConquestSettings),
  reference: (settings: Settings) => ({ turnLimit: turnLimitOf(settings as ConquestSettings) }),
};

/** The rules of Digit Conquest under checked settings. */
export function conquestRules(settings: ConquestSettings): Rules<ConquestPosition, ConquestMove> {
  const players = new Map<Grade, ConquestPlayer>();
  let randomDraws: ConquestSolution | undefined;
  const solved: SolvedLater = {
    randomDraws: () => (randomDraws ??= solveConquest(settings, matchBudget)),
    openDeck: once(() => solveOpenDeck(settings)),
  };
  return {
    seats: 2,
    match: { ...oneGame, canBeDrawn: turnLimitOf(settings) > 0, undo: settings.undo },
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
      bytes: () => randomDraws?.bytes ?? 0,
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
      goal: message('digit-conquest.advice.goal', {
        target: settings.target,
        usual: settings.target === guidedTarget ? usualTarget : 0,
        limit: turnLimitOf(settings),
      }),
      why: (compared) => whyDigit(settings, compared),
      isCountable,
      wasted: (position, move) => wasted(settings, position, move),
    },
    display: {
      refused: (position) =>
        refusedAmong(position.hand === null ? [] : bothActions(position.hand), (move) =>
          reasonAgainst(settings, position, move),
        ),
      recount: (position, move) => recountMove(settings, position, move),
      drawn: (move) => (move.kind === 'draw' ? move.digit : undefined),
    },
  };
}

/** The budgets for a position: milliseconds for one of many, seconds for an explicit request. */
const budgets: Readonly<Record<'glance' | 'move' | 'study', Budget>> = {
  glance: glanceBudget,
  move: moveBudget,
  study: { states: 4e9, bytes: 2 ** 29 },
};

/**
 * The capability of random draws.
 *
 * @param quick - the game solved within the time to begin a match.
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
    // Other decks are small enough to be solved at once, or too big to be proven.
    ...(turnLimitOf(settings) === 0 &&
      isShipped(raceOf(settings)) && {
        prove: (positions: readonly ConquestPosition[], bytes: number) =>
          quick().prove(positions, bytes),
      }),
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

/** A value that is made at its first use. */
function once<Thing>(make: () => Thing): () => Thing {
  let thing: { readonly made: Thing } | undefined;
  return () => (thing ??= { made: make() }).made;
}

function turnOf(settings: ConquestSettings, position: ConquestPosition): Turn {
  switch (stageOf(settings, position)) {
    case 'won':
      return wonBy(position.scores.indexOf(settings.target), 'target');
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

/** The first position. */
function startPosition(settings: ConquestSettings, first: Seat): ConquestPosition {
  return {
    scores: [0, 0],
    turn: first,
    deck: shuffledDeck(settings),
    hand: null,
    ...(turnLimitOf(settings) > 0 && { turns: 0 }),
  };
}
