import type { Grade } from '../capabilities/computer-players.ts';
import { pick, pickBest, type Random } from '../random.ts';
import { moveBudget } from './solver/budget.ts';
import { choicePlayer } from './choice-player.ts';
import { actions, legalMoves, stageOf } from './legality.ts';
import { scoresAfter } from './moves.ts';
import { type ConquestMove, scoresFromMover, type ConquestPosition } from './position.ts';
import { raceOf } from './solver/race.ts';
import { ruleOfThumb } from './rule-of-thumb.ts';
import type { ConquestSettings } from './settings.ts';
import type { OpenDeckSolution } from './solver/open-deck.ts';
import type { ConquestSolution } from './solver/solve-conquest.ts';

/** Chooses a move for the player to move. */
export type ConquestPlayer = (position: ConquestPosition, random: Random) => ConquestMove;

/** The solved game, which may take a while; only the kind of the settings is used. */
export interface SolvedLater {
  readonly randomDraws: () => ConquestSolution;
  readonly openDeck: () => OpenDeckSolution;
}

/**
 * A computer player under some settings.
 *
 * @param solved - used by hard players only.
 */
export function conquestPlayer(
  grade: Grade,
  settings: ConquestSettings,
  solved: SolvedLater,
): ConquestPlayer {
  switch (grade) {
    case 'easy':
      return (position, random) => pick(random, legalMoves(settings, position));
    case 'medium':
      return (position, random) => mediumMove(settings, position, random);
    case 'hard':
      return settings.draw === 'choice'
        ? choicePlayer(settings, solved.openDeck())
        : hardPlayer(settings, solved.randomDraws());
  }
}

/**
 * Weighs every digit in the deck within the budget: to the reshuffle, which is perfect play, or else as many draws ahead as
 * it can.
 *
 * @internal Exported for its tests.
 */
export function hardPlayer(
  settings: ConquestSettings,
  solution: ConquestSolution,
  budget = moveBudget,
): ConquestPlayer {
  return (position, random) => {
    const [only, ...others] = legalMoves(settings, position);
    if (only !== undefined && others.length === 0) return only;
    const { moves } = solution.analyse(position, budget);
    return moves[0]?.move ?? pick(random, legalMoves(settings, position));
  };
}

/**
 * Plays by the rule of thumb. If it may pick its digit, it takes a win, avoids giving one, and picks the digit that gains
 * most.
 */
function mediumMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  random: Random,
): ConquestMove {
  const race = raceOf(settings);
  const [own, other] = scoresFromMover(position);
  if (stageOf(settings, position) === 'in-hand') {
    const hand = position.hand ?? 0;
    const kind = ruleOfThumb(race, own, other, hand);
    const possible = actions(settings, position, hand);
    return possible.find((action) => action.kind === kind) ?? pick(random, possible);
  }
  const rated = legalMoves(settings, position).map((move) => {
    const possible = actions(settings, position, move.digit);
    const kind = ruleOfThumb(race, own, other, move.digit);
    const action = possible.find((each) => each.kind === kind) ?? pick(random, possible);
    const [ownAfter, otherAfter] = scoresAfter([own, other], action);
    const needed = race.target - otherAfter;
    const mayLose = (position.deck[needed - 1] ?? 0) > (needed === move.digit ? 1 : 0);
    const gain = ownAfter - own + (other - otherAfter);
    return { move, worth: ownAfter === race.target ? 1000 : mayLose ? gain - 100 : gain };
  });
  return pickBest(random, rated);
}
