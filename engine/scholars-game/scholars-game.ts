import { message } from '../../words/message.ts';
import { wonBy, type Game, type Rules, type Turn } from '../game.ts';
import { oneGame } from '../settings/match-options.ts';
import { scholarsMeasured } from './measured.ts';
import { scholarsLessons } from './lessons.ts';
import { scholarsPatterns, scholarsRuleSteps } from './patterns.ts';
import type { Settings } from '../settings/settings.ts';
import { advise } from './advise.ts';
import { describeMove, describeOutcome } from './describe.ts';
import { functionsInUse, type FunctionRow } from './functions-in-use.ts';
import { changes, playMove } from './moves.ts';
import {
  type ScholarsMove,
  handsOf,
  heldBy,
  isUndecided,
  loserOf,
  opponentOf,
  startPosition,
  type ScholarsPosition,
} from './position.ts';
import { formatMove, formatPosition, isMirrorImage, parseMove, parsePosition } from './notation.ts';
import { legalMoves, refusedMoves } from './legality.ts';
import { scholarsPresets, scholarsSettings, type ScholarsSettings } from './settings.ts';
import { scholarsLadderRules, scholarsPacks } from './puzzle-packs.ts';

/** The Scholar's Game, for two players. */
export const scholarsGame: Game<
  ScholarsPosition,
  ScholarsMove,
  'scholars-game',
  readonly FunctionRow[],
  typeof scholarsSettings
> = {
  id: 'scholars-game',
  settings: scholarsSettings,
  requirements: [],
  presets: scholarsPresets,
  puzzlePacks: scholarsPacks,
  ladderRules: scholarsLadderRules,
  measured: scholarsMeasured,
  lessons: scholarsLessons,
  patterns: scholarsPatterns,
  ruleSteps: scholarsRuleSteps,
  rules: (settings: Settings) => scholarsRules(settings as ScholarsSettings),
  reference: (settings: Settings) => functionsInUse(settings as ScholarsSettings),
};

/** The rules of The Scholar's Game under checked settings. @internal Exported for its tests. */
export function scholarsRules(settings: ScholarsSettings): Rules<ScholarsPosition, ScholarsMove> {
  return {
    seats: 2,
    match: { ...oneGame, repetition: settings.repetition, canBeDrawn: true },
    start: startPosition,
    turn: turnOf,
    mover: (position) => position.turn,
    moves: (position) => legalMoves(settings, position),
    play: (position, move) => playMove(settings, position, move, () => formatMove(position, move)),
    key: formatPosition,
    formatPosition,
    parsePosition,
    formatMove,
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: describeMove,
    describeOutcome,
    distinctMoves: (position) =>
      legalMoves(settings, position).filter((move) => !isMirrorImage(position, move)),
    computers: {
      strikesOut: (position, move) =>
        changes(position, move).some(
          (change) =>
            change.seat !== position.turn &&
            change.held === 'x' &&
            heldBy(position, change) !== 'x',
        ),
      splits: (_, move) => move.kind === 'redistribute',
      trapsOnly: true,
    },
    advice: {
      advise: (position) => advise(settings, position),
      goal: message('scholars-game.advice.goal', { repetition: settings.repetition }),
      passed: (position) =>
        position.hands.flat().some(isUndecided)
          ? undefined
          : { ...position, turn: opponentOf(position.turn) },
    },
    display: {
      refused: (position) => refusedMoves(settings, position),
      mirrored: ({ hands: [one, other], ...position }) => ({
        ...position,
        hands: [
          [one[1], one[0]],
          [other[1], other[0]],
        ],
      }),
    },
  };
}

/**
 * Only an addition leaves a hand undecided. Its owner is next, and decides and moves in one ply.
 */
function turnOf(position: ScholarsPosition): Turn {
  const loser = loserOf(position);
  if (loser !== undefined) return wonBy(opponentOf(loser), 'hands');
  const seat = position.turn;
  return handsOf(position, seat).some(isUndecided)
    ? { kind: 'player', seat, decision: 'decide' }
    : { kind: 'player', seat };
}
