import { message } from '../../words/message.ts';
import { IllegalMove, wonBy, type Game, type Rules, type Turn } from '../game.ts';
import { refusedAmong } from '../capabilities/display.ts';
import { oneGame } from '../match/match-options.ts';
import { summationLessons } from './lessons.ts';
import type { Settings } from '../settings/settings.ts';
import { advise } from './advise.ts';
import { describeMove, describeOutcome, recountMove } from './describe.ts';
import { legendAdvice } from './legend.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { reasonAgainst } from './legality.ts';
import {
  availableNumbers,
  totalOf,
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
import { summationPacks } from './puzzle-packs.ts';
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
  lessons: summationLessons,
  rules: (settings: Settings) => summationRules(settings as SummationSettings),
};

/** The rules of Summation Duel under checked settings. @internal Exported for its tests. */
export function summationRules(
  settings: SummationSettings,
): Rules<SummationPosition, SummationMove> {
  return {
    seats: 2,
    match: { ...oneGame, bestOf: settings.bestOf, firstNext: settings.firstNext },
    start: (first) => ({ used: [], turn: first }),
    turn: (position) => turnOf(settings, position),
    mover: (position) => position.turn,
    moves: (position) =>
      totalOf(position) >= settings.target
        ? []
        : availableNumbers(settings, position).map((number) => ({ number })),
    play: (position, move) => {
      const reason = reasonAgainst(settings, position, move);
      if (reason !== undefined) throw new IllegalMove(formatMove(move), reason);
      const used = [...position.used, move.number].sort((one, other) => one - other);
      return { used, turn: 1 - position.turn };
    },
    key: formatPosition,
    formatPosition,
    parsePosition: (text, mover) => parsePosition(settings, text, mover),
    formatMove: (_, move) => formatMove(move),
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: (position, move) => describeMove(settings, position, move),
    describeOutcome: (outcome) => describeOutcome(settings, outcome),
    solver: { solve: () => solveSummation(settings) },
    advice: {
      advise: (position) => advise(settings, position),
      why: (compared) => whyNumber(settings, compared),
      isCountable: (position) => availableNumbers(settings, position).length <= fewNumbers,
      saying: (position) => {
        const number = legendAdvice(settings, position);
        return {
          name:
            settings.numbers === 10
              ? message('summation-duel.legend.elevens')
              : message('summation-duel.legend.multiples', { step: settings.numbers + 1 }),
          move: number === undefined ? undefined : { number },
        };
      },
    },
    display: {
      refused: (position) =>
        refusedAmong(
          position.used.map((number) => ({ number })),
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
  return position.used.length === settings.numbers
    ? { kind: 'over', outcome: { kind: 'draw', by: 'numbers' } }
    : { kind: 'player', seat: mover };
}
