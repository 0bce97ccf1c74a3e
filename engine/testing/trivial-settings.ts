import type { Game, Rules } from '../game.ts';
import type { Settings } from '../settings/settings.ts';
import { extremeSettings } from './settings-combinations.ts';

/** A game is trivial if a player can force a win in this many plies. */
const shortestWin = 3;

/** A game is trivial if it has no more positions than this. */
const fewestPositions = 10;

/**
 * The single changes of the default settings under which a game is trivial, with the reason: `heap=3: won
 * in 3 plies`. Wins are only searched for with two players and without chance.
 */
export function trivialSettings(game: Game): string[] {
  const found = extremeSettings(game).flatMap((settings) => {
    const reason = whyTrivial(game, settings);
    const changed = game.settings.find((each) => settings[each.name] !== each.default)?.name;
    const what = changed === undefined ? 'default' : `${changed}=${String(settings[changed])}`;
    return reason === undefined ? [] : [`${what}: ${reason}`];
  });
  return [...new Set(found)];
}

function whyTrivial(game: Game, settings: Settings): string | undefined {
  const rules = game.rules(settings);
  const start = rules.start(0);
  if (rules.seats === 2 && rules.chance === undefined) {
    for (let plies = 1; plies <= shortestWin; plies++) {
      if (forcedWinner(rules, start, plies) !== undefined) return `won in ${plies} plies`;
    }
  }
  const positions = countUpTo(rules, start, fewestPositions + 1);
  return positions > fewestPositions ? undefined : `${positions} positions`;
}

/** The player who can force a win within a number of plies. */
function forcedWinner(
  rules: Rules<unknown, unknown>,
  position: unknown,
  plies: number,
): number | undefined {
  const turn = rules.turn(position);
  if (turn.kind === 'over') {
    return turn.outcome.kind === 'win' ? turn.outcome.winner : undefined;
  }
  if (plies === 0 || turn.kind !== 'player') return undefined;
  const winners = rules
    .moves(position)
    .map((move) => forcedWinner(rules, rules.play(position, move), plies - 1));
  if (winners.includes(turn.seat)) return turn.seat;
  const [first] = winners;
  return winners.every((winner) => winner === first) ? first : undefined;
}

/** The number of reachable positions; counting stops once it is at least `most`. */
function countUpTo(rules: Rules<unknown, unknown>, start: unknown, most: number): number {
  const open = [start];
  const known = new Set([rules.key(start)]);
  for (let next = open.pop(); next !== undefined && known.size < most; next = open.pop()) {
    const outcomes = rules.chance?.outcomes(next) ?? [];
    for (const move of [...rules.moves(next), ...outcomes.map((each) => each.move)]) {
      const after = rules.play(next, move);
      if (known.has(rules.key(after))) continue;
      known.add(rules.key(after));
      open.push(after);
    }
  }
  return known.size;
}
