import { chooseMove } from '../computer/computer.ts';
import type { Difficulty } from '../capabilities/computer-players.ts';
import type { Rules } from '../game.ts';
import { playIn, pliesOf, positionOf, resolveChance, startMatch, turnOf } from '../match/match.ts';
import { pick, type Random } from '../random.ts';
import type { Solution } from '../analysis/solution.ts';
import { isToMove } from '../solver/plies.ts';
import { essentialAt, type EssentialDecision } from '../decision/essential.ts';
import { puzzlesAt, type FoundPuzzle } from './find.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { shuffled } from './shuffled.ts';
import { gainsEnough } from './unique.ts';

/** The most plies of a random game. */
const longestWalk = 60;

/** The most plies of a match between two computers in a game with chance, which takes longer. */
const longestMatch = 400;

/** How many positions of a match are continued. */
const continuationsTried = 40;

/**
 * Finds the puzzles in a random game, for rules with too many positions to search them all. Leaves out
 * wins with the next move.
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
    if (decision.best.remoteness !== 1) {
      found.push(...puzzlesAt(rules, valuer, position, decision));
    }
    position = pick(random, decision.ways).after;
  }
  return found;
}

/**
 * Who fails at the puzzles of a game with chance, and who finds the answer of the easiest ones: to win at
 * once.
 */
const levels: readonly { readonly missedBy: Difficulty; readonly foundBy?: Difficulty }[] = [
  { missedBy: 'easy', foundBy: 'one-ply' },
  { missedBy: 'easy' },
  { missedBy: 'medium' },
];

/**
 * Finds a puzzle in a match between two medium players of a game with chance, if it is quick: a position
 * with exact values whose best action gains enough over that of an easy or a medium computer. Such
 * positions are rare, so other continuations from the exact positions of the match are tried, too.
 */
export function puzzleOfChance<Position, Move>(
  rules: Rules<Position, Move>,
  random: Random,
): FoundPuzzle<Position> | undefined {
  const valuer = puzzleValuer(rules, noSolution);
  const { missedBy, foundBy } = pick(random, levels);
  const isPuzzle = (at: Position, decision: EssentialDecision<Position, Move>): boolean => {
    const finds = (computer: Difficulty) =>
      findsAnswer(rules, noSolution, computer, { at, decision }, random);
    return gainsEnough(decision) && !finds(missedBy) && (foundBy === undefined || finds(foundBy));
  };
  let tried = 0;
  for (const from of shuffled(matchOf(rules, ['medium'], random), random)) {
    let at = from;
    for (;;) {
      const decision = essentialAt(rules, valuer, at);
      if (decision === undefined) break;
      if (isPuzzle(at, decision)) return { position: at, kind: 'odds' };
      if (at === from && ++tried > continuationsTried) return undefined;
      at = afterChance(rules, pick(random, decision.ways).after, random);
    }
  }
  return undefined;
}

/** Whether a computer player finds the answer. */
function findsAnswer<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  difficulty: Difficulty,
  { at, decision }: { readonly at: Position; readonly decision: EssentialDecision<Position, Move> },
  random: Random,
): boolean {
  const turn = rules.turn(at);
  let position = at;
  do {
    const move = chooseMove(difficulty, rules, solution, position, random);
    position = rules.play(position, move);
  } while (isToMove(rules, position, turn));
  return rules.key(position) === decision.ways[0]?.key;
}

/**
 * Finds every puzzle of a match with chance between players who often err: the positions with exact values where one action
 * gains enough over the others.
 */
export function puzzlesOfChance<Position, Move>(
  rules: Rules<Position, Move>,
  random: Random,
): FoundPuzzle<Position>[] {
  const valuer = puzzleValuer(rules, noSolution);
  return matchOf(rules, ['easy', 'medium'], random).flatMap((position): FoundPuzzle<Position>[] => {
    const decision = essentialAt(rules, valuer, position);
    return decision === undefined ? [] : puzzlesAt(rules, valuer, position, decision);
  });
}

/** The position after chance has moved. */
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

/** The positions of a match, each move by one of some computers at random. */
function matchOf<Position, Move>(
  rules: Rules<Position, Move>,
  players: readonly Difficulty[],
  random: Random,
): Position[] {
  let match = resolveChance(startMatch(rules, {}, 0), random);
  while (turnOf(match).kind === 'player' && match.at < longestMatch) {
    const move = chooseMove(pick(random, players), rules, noSolution, positionOf(match), random);
    match = resolveChance(playIn(match, move), random);
  }
  return [match.start, ...pliesOf(match).map(({ after }) => after)];
}
