import { pick, type Random } from '../random.ts';
import { byValue, type Value } from '../analysis/value.ts';
import { legalMoves, playMove, scoresAfter, type ConquestMove } from './moves.ts';
import { formatMove } from './notation.ts';
import { scoresFromMover, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';
import { endlessTable } from './solver/endless-deck.ts';
import type { OpenDeckSolution } from './solver/open-deck.ts';
import { entryOf, raceOf } from './solver/race.ts';

/** What is left of a turn: the move that begins it, and the value of the turn. */
interface Option {
  readonly move: ConquestMove;
  readonly value: Value;
  /** The probability of winning if the draws were random and the deck endless. */
  readonly promise: number;
}

/**
 * Plays where digits are picked from the open deck: the quickest win, or the slowest loss, by the
 * solved game; where all is drawn, the turn after which random draws would promise most.
 */
export function choicePlayer(settings: ConquestSettings, solution: OpenDeckSolution) {
  const race = raceOf(settings);
  const promises = endlessTable(race);

  function optionsOf(position: ConquestPosition): Option[] {
    // Asked for first, a deck brings along the ones that a draw leaves.
    solution.evaluate(position);
    return legalMoves(settings, position).flatMap((move): Option[] => {
      if (move.kind === 'draw') {
        const after = playMove(settings, position, move, () => formatMove(move));
        return optionsOf(after).map((option) => ({ ...option, move }));
      }
      const scores = scoresAfter(scoresFromMover(position), move);
      const promise = promises[entryOf(race, ...scores)] ?? 0;
      return [{ move, value: solution.rate(position, move), promise }];
    });
  }

  return (position: ConquestPosition, random: Random): ConquestMove => {
    const better = (one: Option, other: Option): number =>
      byValue(one.value, other.value) || other.promise - one.promise;
    const options = optionsOf(position).sort(better);
    const best = options.filter((option) => options[0] && better(option, options[0]) === 0);
    return pick(random, best).move;
  };
}
