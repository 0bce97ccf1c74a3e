import { message } from '../../words/message.ts';
import { IllegalMove, wonBy, type Game, type Rules, type Turn } from '../game.ts';
import { refusedAmong } from '../capabilities/display.ts';
import { oneGame } from '../settings/match-options.ts';
import { summationMeasured } from './measured.ts';
import { summationLessons } from './lessons.ts';
import { summationPatterns, summationRuleSteps } from './patterns.ts';
import type { Settings } from '../settings/settings.ts';
import { advise, adviceInRace } from './advise.ts';
import { describeMove, describeOutcome, recountMove } from './describe.ts';
import { legendAdvice, legendName } from './legend.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { reasonAgainst } from './legality.ts';
import {
  availableNumbers,
  startPosition,
  totalOf,
  withNumber,
  type SummationMove,
  type SummationPosition,
} from './position.ts';
import { solveSummation } from './solver.ts';
import {
  checkSummation,
  summationPresets,
  summationSettings,
  type SummationSettings,
} from './settings.ts';
import { summationLadderRules, summationPacks } from './puzzle-packs.ts';
import { whyNumber } from './why.ts';

/** Summation Duel. */
export const summationDuel: Game<
  SummationPosition,
  SummationMove,
  'summation-duel',
  unknown,
  typeof summationSettings
> = {
  id: 'summation-duel',
  settings: summationSettings,
  requirements: [],
  check: checkSummation,
  presets: summationPresets,
  puzzlePacks: summationPacks,
  ladderRules: summationLadderRules,
  measured: summationMeasured,
  lessons: summationLessons,
  patterns: summationPatterns,
  ruleSteps: summationRuleSteps,
  rules: (settings: Settings) => summationRules(settings as SummationSettings),
};

/** The rules of Summation Duel under checked settings. @internal Exported for its tests. */
export function summationRules(
  settings: SummationSettings,
): Rules<SummationPosition, SummationMove> {
  return {
    seats: 2,
    match: {
      ...oneGame,
      bestOf: settings.bestOf,
      firstNext: settings.firstNext,
      undo: settings.undo,
    },
    start: (first) => startPosition(settings, first),
    turn: (position) => turnOf(settings, position),
    mover: (position) => position.turn,
    moves: (position) =>
      totalOf(position) >= settings.target
        ? []
        : availableNumbers(settings, position).map((number) => ({ number })),
    play: (position, move) => {
      const reason = reasonAgainst(settings, position, move);
      if (reason !== undefined) throw new IllegalMove(formatMove(move), reason);
      return withNumber(position, move.number);
    },
    key: formatPosition,
    formatPosition,
    parsePosition: (text, mover) => parsePosition(settings, text, mover),
    formatMove: (_, move) => formatMove(move),
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: (position, move) => describeMove(settings, position, move),
    describeOutcome: (outcome) => describeOutcome(settings, outcome),
    // A race has few positions: the general solver does.
    ...(settings.copies !== 'unlimited' && {
      solver: { solve: (_, memory) => solveSummation(settings, memory) },
    }),
    advice: {
      advise: (position) => advise(settings, position),
      goal: message('summation-duel.advice.goal', { target: settings.target }),
      why: (compared) => whyNumber(settings, compared),
      ...(settings.copies === 'unlimited' && {
        principle: (position) => adviceInRace(settings, position),
      }),
      isCountable: (position) => availableNumbers(settings, position).length <= fewNumbers,
      saying: (position) => {
        const number = legendAdvice(settings, position);
        return { name: legendName(settings), move: number === undefined ? undefined : { number } };
      },
    },
    display: {
      refused: (position) =>
        refusedAmong(
          [...new Set(position.used)].map((number) => ({ number })),
          (move) => reasonAgainst(settings, position, move),
        ),
      recount: (position, move) => recountMove(settings, position, move),
    },
  };
}

/** As many free numbers as a person can go through in the head. */
const fewNumbers = 5;

function turnOf(settings: SummationSettings, position: SummationPosition): Turn {
  const total = totalOf(position);
  const mover = position.turn;
  if (total === settings.target) return wonBy(1 - mover, 'exact');
  if (total > settings.target) return wonBy(mover, 'past');
  return availableNumbers(settings, position).length === 0
    ? { kind: 'over', outcome: { kind: 'draw', by: 'numbers' } }
    : { kind: 'player', seat: mover };
}
