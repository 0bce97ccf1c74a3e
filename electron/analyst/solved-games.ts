import type { Rules } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import type { Solution } from '../../engine/solution.ts';
import { solve } from '../../engine/solver/solve.ts';
import type { PositionValue, SettledGame } from './tasks.ts';

/** A game under some settings, solved when that is first needed. */
export interface SolvedGame {
  readonly rules: Rules<unknown, unknown>;
  readonly solution: () => Solution<unknown>;
  /** What positions were worth, by their keys: those of a match are asked for again and again. */
  readonly values: Map<string, PositionValue>;
}

/** The solved games of a thread. */
export interface SolvedGames {
  get(asked: SettledGame): SolvedGame;
  /** How much their tables take, in bytes. */
  bytes(): number;
}

/**
 * Keeps solved games, the one used last for certain and others while they fit.
 *
 * @param budget - in bytes.
 */
export function keepSolvedGames(budget: number): SolvedGames {
  /** The one that was used longest ago comes first. */
  const kept = new Map<string, SolvedGame & { readonly bytes: () => number }>();

  const bytes = (): number => [...kept.values()].reduce((sum, each) => sum + each.bytes(), 0);

  function evict(needed: string): void {
    for (const other of kept.keys()) {
      if (other === needed || bytes() <= budget) break;
      kept.delete(other);
    }
  }

  return {
    bytes,
    get(asked) {
      const key = JSON.stringify([asked.game, asked.settings]);
      const solved = kept.get(key) ?? begin(asked, () => evict(key));
      kept.delete(key);
      kept.set(key, solved);
      evict(key);
      return solved;
    },
  };
}

function begin(
  { game, settings }: SettledGame,
  solved: () => void,
): SolvedGame & { readonly bytes: () => number } {
  const rules = gameOf(game).rules(settings);
  let solution: Solution<unknown> | undefined;
  return {
    rules,
    solution() {
      if (solution === undefined) {
        solution = solve(rules);
        solved();
      }
      return solution;
    },
    values: new Map(),
    bytes: () => (solution?.bytes ?? 0) + (rules.bytes?.() ?? 0),
  };
}
