import { pick, type Random } from '../random.ts';
import { byValue, type Value } from '../analysis/value.ts';
import { legalMoves } from './legality.ts';
import { playMove, scoresAfter } from './moves.ts';
import { type ConquestMove, scoresFromMover, type ConquestPosition } from './position.ts';
import { formatMove } from './notation.ts';
import type { ConquestSettings } from './settings.ts';
import { endlessTable } from './solver/endless-deck.ts';
import type { OpenDeckSolution } from './solver/open-deck.ts';
import { entryOf, raceOf } from './solver/race.ts';

/** The rest of a turn: its first move and its value. */
interface Option {
  readonly move: ConquestMove;
  readonly value: Value;
  /** The probability of winning with random draws from an endless deck. */
  readonly promise: number;
}

/**
 * The hard player for an open deck: the quickest win or the slowest loss by the solved game; among draws, the turn after
 * which random draws promise most.
 */
export function choicePlayer(settings: ConquestSettings, solution: OpenDeckSolution) {
  const race = raceOf(settings);
  const promises = endlessTable(race);

  function optionsOf(position: ConquestPosition): Option[] {
    // Evaluating a deck also gives those after a draw.
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
