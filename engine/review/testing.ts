import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { pliesOf, startMatch, type Match } from '../match/match.ts';
import { pick, type Random } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import type { Solution } from '../analysis/solution.ts';
import { playOn } from '../testing/play-on.ts';
import { valuerOf, type Valuer } from '../decision/valuers.ts';

/** A game for tests to play and review. */
export interface Reviewable {
  readonly rules: Rules<unknown, unknown>;
  readonly settings: Settings;
  /** Plays a match in which `choose` makes every decision and chance draws. */
  play(
    random: Random,
    choose: (position: unknown) => unknown,
    most?: number,
  ): Match<unknown, unknown>;
  /** Plays random legal moves. */
  playRandomly(random: Random, most?: number): Match<unknown, unknown>;
  valuer(match: Match<unknown, unknown>): Valuer<unknown>;
}

/** A game with settings that differ from its defaults. */
export function reviewable(id: string, differing: Settings = {}): Reviewable {
  const game = gameOf(id);
  const settings = { ...defaultSettings(game.settings), ...differing };
  const rules = game.rules(settings);
  let solution: Solution<unknown> | undefined;

  function play(random: Random, choose: (position: unknown) => unknown, most = 2000) {
    return playOn(startMatch(rules, settings, 0), ({ position, turn, at }) => {
      if (at >= most) return undefined;
      return turn.kind === 'player'
        ? { move: choose(position) }
        : drawn(rules.chance?.outcomes(position) ?? [], random);
    });
  }

  return {
    rules,
    settings,
    play,
    playRandomly: (random, most) =>
      play(random, (position) => pick(random, rules.moves(position)), most),
    valuer: (match) =>
      valuerOf(rules, () => (solution ??= solve(rules)), [
        match.start,
        ...pliesOf(match).map(({ after }) => after),
      ]),
  };
}

/** Draws one outcome by its probability. */
function drawn<Outcome extends { readonly probability: number }>(
  outcomes: readonly Outcome[],
  random: Random,
): Outcome | undefined {
  let left = random.below(2 ** 31) / 2 ** 31;
  return outcomes.find(({ probability }) => (left -= probability) < 0) ?? outcomes.at(-1);
}
