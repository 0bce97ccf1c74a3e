import type { Grade } from '../computer/computer-players.ts';
import { pick, type Random } from '../random.ts';
import { tableOfDeck } from './solver/backward-pass.ts';
import { moveBudget } from './solver/budget.ts';
import { choicePlayer } from './choice-player.ts';
import { compositionsOf } from './solver/compositions.ts';
import { endlessTable } from './solver/endless-deck.ts';
import {
  actions,
  legalMoves,
  scoresAfter,
  stageOf,
  type ConquestAction,
  type ConquestMove,
} from './moves.ts';
import { deckToDraw, scoresFromMover, type ConquestPosition } from './position.ts';
import { entryOf, raceOf } from './solver/race.ts';
import { ruleOfThumb } from './rule-of-thumb.ts';
import type { ConquestSettings } from './settings.ts';
import type { OpenDeckSolution } from './solver/open-deck.ts';
import type { ConquestSolution } from './solver/random-draws.ts';

/** The move that a computer player chooses where a player is to move. */
export type ConquestPlayer = (position: ConquestPosition, random: Random) => ConquestMove;

/** Gives the solved game, which may take a while: the one of the two kinds that the settings make it. */
export interface SolvedLater {
  readonly randomDraws: () => ConquestSolution;
  readonly openDeck: () => OpenDeckSolution;
}

/**
 * A computer player for games with some settings.
 *
 * @param solved - asked by hard players only.
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
 * Weighs every digit still in the deck, as far as the budget for a move goes: to the reshuffle where
 * it can, which is perfect play, and else as many draws ahead as it can.
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
 * What other players are measured by: looks ahead over the next draws from the true deck; what comes
 * after them is worth what it would be with an endless one.
 *
 * @param draws - how many draws; none for a player who ignores the deck.
 */
export function lookAheadPlayer(settings: ConquestSettings, draws: number): ConquestPlayer {
  const race = raceOf(settings);
  const base = endlessTable(race);
  return (position) => {
    const deck = deckToDraw(settings, position);
    const table = tableOfDeck(race, compositionsOf(deck, draws), { base, effects: [] });
    const worth = (action: ConquestAction): number =>
      table[entryOf(race, ...scoresAfter(scoresFromMover(position), action))] ?? 0;
    const possible = actions(settings, position, position.hand ?? 0);
    return possible.reduce((best, action) => (worth(action) > worth(best) ? action : best));
  };
}

/**
 * Plays by the rule of thumb. Where it may pick its digit, it takes a win, avoids giving one, and
 * then picks the digit of which it has most.
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
  const best = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    random,
    rated.filter(({ worth }) => worth === best),
  ).move;
}
