import type { Difficulty } from '../capabilities/computer-players.ts';
import { games, type GameId } from '../games.ts';
import { essentialAt } from '../decision/essential.ts';
import { isSoonLost } from './unique.ts';
import type { Rung } from './ladder.ts';
import { puzzleMaker } from './puzzle-maker.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { themesOf } from './theme.ts';

/** A game with chance has endlessly many puzzles: this many are tried, and some of each level kept. */
const ofChance = 400;
const ofEachSolver = 20;

/** Finds the puzzles under the standard rules of some games, by default all, the easiest first. */
export function ladderRungs(wanted: readonly GameId[] = games.map(({ id }) => id)): Rung[] {
  const maker = puzzleMaker();
  const rungs = wanted.flatMap((id) => {
    const { rules, solution, all } = maker.standard(id);
    const valuer = puzzleValuer(rules, solution);
    const positions =
      rules.chance === undefined
        ? all().map(({ position }) => rules.formatPosition(position))
        : Array.from({ length: ofChance }, (_, number) => {
            const puzzle = maker.make({ pack: `${id}/usual`, seed: 1, number });
            return puzzle.steps[0]?.position ?? '';
          });
    const bySolver = new Map<Difficulty, number>();
    return [...new Set(positions)].flatMap((position): Rung[] => {
      const parsed = rules.parsePosition(position, 0);
      const decision = parsed.ok ? essentialAt(rules, valuer, parsed.value) : undefined;
      if (!parsed.ok || decision === undefined) return [];
      const { kind, grade } = maker.make({ game: id, settings: {}, position });
      const solved = bySolver.get(grade.solver) ?? 0;
      bySolver.set(grade.solver, solved + 1);
      if (rules.chance !== undefined && solved >= ofEachSolver) return [];
      const choices = decision.ways.filter(({ value }) => !isSoonLost(value)).length;
      const themes = themesOf(rules, parsed.value, kind, decision);
      return [{ game: id, position, kind, themes, rating: grade.rating, choices }];
    });
  });
  return rungs.sort((one, other) => one.rating - other.rating || byText(one, other));
}

function byText(one: Rung, other: Rung): number {
  return `${one.game} ${one.position}` < `${other.game} ${other.position}` ? -1 : 1;
}
