import { chooseMove } from '../computer/computer.ts';
import type { Rules } from '../game.ts';
import { playIn, pliesOf, positionOf, resolveChance, startMatch, turnOf } from '../match/match.ts';
import { pick, type Random } from '../random.ts';
import type { Solution } from '../analysis/solution.ts';
import { essentialAt } from '../review/essential.ts';
import type { FoundPuzzle } from './find.ts';
import { findsAnswer } from './grade.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { shuffled } from './shuffled.ts';
import { gainsEnough, kindAt } from './unique.ts';

/** A game that goes on for longer is left there. */
const longestWalk = 60;

/** A match of two computers takes longer, where chance plays. */
const longestMatch = 400;

/** How many ways to go on are looked at from where values are exact. */
const waysOn = 20;

/**
 * The puzzles on the way of a game that is played at random, for rules with more positions than one wants to go over.
 * What is won with the next move is left out.
 */
export function puzzlesOnWalk<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  random: Random,
): FoundPuzzle<Position>[] {
  const valuer = puzzleValuer(rules, solution);
  const found: FoundPuzzle<Position>[] = [];
  let position = rules.start(0);
  for (let ply = 0; ply < longestWalk; ply++) {
    const decision = essentialAt(rules, valuer, position);
    if (decision === undefined) break;
    const kind = kindAt(decision);
    if (kind !== undefined && decision.best.remoteness !== 1) found.push({ position, kind });
    position = pick(random, decision.ways).after;
  }
  return found;
}

/**
 * A puzzle from a match with chance between two medium players, if it is found at once: a position whose values are
 * exact, in which the best action gains enough over the one that medium takes. There are few, so that other ways to go
 * on from where values are exact are looked at, too.
 */
export function puzzleOfChance<Position, Move>(
  rules: Rules<Position, Move>,
  random: Random,
): FoundPuzzle<Position> | undefined {
  const valuer = puzzleValuer(rules, noSolution);
  const from = shuffled(mediumMatch(rules, random), random).find(
    (position) => essentialAt(rules, valuer, position) !== undefined,
  );
  if (from === undefined) return undefined;
  for (let way = 0; way < waysOn; way++) {
    let at: Position = from;
    for (;;) {
      const decision = essentialAt(rules, valuer, at);
      if (decision === undefined) break;
      const isOne =
        gainsEnough(decision) &&
        !findsAnswer(rules, noSolution, 'medium', { at, decision }, random);
      if (isOne) return { position: at, kind: 'odds' };
      at = afterChance(rules, pick(random, decision.ways).after, random);
    }
  }
  return undefined;
}

/** Where chance has acted. */
function afterChance<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  random: Random,
): Position {
  return positionOf(resolveChance({ ...startMatch(rules, {}, 0), start }, random));
}

function noSolution(): never {
  throw new RangeError('A game with chance has odds, and no solution.');
}

/** The positions of a match. */
function mediumMatch<Position, Move>(rules: Rules<Position, Move>, random: Random): Position[] {
  let match = resolveChance(startMatch(rules, {}, 0), random);
  while (turnOf(match).kind === 'player' && match.at < longestMatch) {
    const move = chooseMove('medium', rules, noSolution, positionOf(match), random);
    match = resolveChance(playIn(match, move), random);
  }
  return [match.start, ...pliesOf(match).map(({ after }) => after)];
}
