import { gameOf } from '../../engine/games.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { defaultRules, type MatchSummary } from '../../storage/library/summary.ts';
import type { RulesView } from '../api/library.ts';
import { rulesInWords } from './summary-view.ts';

/**
 * The rules of played matches: the presets among them, and each setting that differs from its default
 * in some match; for each game in its own order.
 */
export function rulesOf(summaries: Iterable<MatchSummary>): RulesView[] {
  const presets = new Set<string>();
  const games = new Map<string, Map<string, Settings>>();
  const ids = new Map<string, MatchSummary['game']>();
  for (const { game, preset, differences } of summaries) {
    const known = games.get(game) ?? new Map<string, Settings>();
    games.set(game, known);
    ids.set(game, game);
    if (preset !== null) presets.add(`${game} ${preset}`);
    for (const [name, value] of Object.entries(differences)) {
      known.set(`${name} ${String(value)}`, { [name]: value });
    }
  }
  return [...ids.values()].flatMap((id): RulesView[] => {
    const game = { id };
    const { presets: own, settings } = gameOf(id);
    const place = (differences: Settings) =>
      settings.findIndex(({ name }) => Object.hasOwn(differences, name));
    const named = [defaultRules, ...own.map((preset) => preset.id)]
      .filter((preset) => presets.has(`${id} ${preset}`))
      .map((preset) => ({ game, name: rulesInWords(id, preset, {}), rules: { preset } }));
    const single = [...(games.get(id)?.values() ?? [])]
      .sort((one, other) => place(one) - place(other))
      .map((differences) => ({
        game,
        name: rulesInWords(id, null, differences),
        rules: { differences },
      }));
    return [...named, ...single];
  });
}
