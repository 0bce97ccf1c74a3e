import { scholarsGame as game } from '../../engine/scholars-game/scholars-game.ts';
import type { ScholarsSettings } from '../../engine/scholars-game/settings.ts';
import { wdlOf } from '../../engine/analysis/value.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { exploreGraph } from '../../engine/solver/explore.ts';
import { solveGraph } from '../../engine/solver/retrograde.ts';
import { sweep } from '../../engine/testing/scholars-sweep.ts';
import type { Arguments, Result } from './result.ts';

/** How many positions are won, lost and drawn, who wins from the start, and the longest win. */
export const scholarsGame: Result = {
  takes: [
    { name: 'revival', words: ['without-revival', 'revival'] },
    { name: 'double scissors', words: ['either', 'both'] },
  ],
  methods: [byGraph, bySweeps],
  isQuick: () => false,
};

/** A position: won or lost in some plies, or undefined if drawn. */
type Worth = { readonly won: boolean; readonly plies: number } | undefined;

function settingsOf(args: Arguments): ScholarsSettings {
  return defaultSettings(game.settings, {
    revival: args['revival'] === 'revival',
    doubleScissors: args['double scissors'] === 'both' ? 'both' : 'either',
  });
}

function byGraph(args: Arguments): string {
  const rules = game.rules(settingsOf(args));
  const start = rules.start(0);
  const solution = solveGraph(rules, start);
  const worths = exploreGraph(rules, start).positions.map((position): Worth => {
    const value = solution.evaluate(position);
    return value.remoteness === null
      ? undefined
      : { won: wdlOf(value) === 'win', plies: value.remoteness };
  });
  return counted(worths);
}

function bySweeps(args: Arguments): string {
  return counted([...sweep(settingsOf(args)).values()]);
}

/** @param worths - the start first. */
function counted(worths: readonly Worth[]): string {
  const won = worths.filter((worth) => worth?.won === true).length;
  const lost = worths.filter((worth) => worth?.won === false).length;
  const longest = Math.max(...worths.map((worth) => worth?.plies ?? 0));
  const start = worths[0];
  const named = start === undefined ? 'a draw' : start.won ? 'a win' : 'a loss';
  return `${named}; of ${worths.length} positions ${won} won, ${lost} lost, ${worths.length - won - lost} drawn; at most ${longest} plies`;
}
