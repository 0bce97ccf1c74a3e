import { computerInWords } from '../../engine/capabilities/computer-players.ts';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import type { SeenPlayer } from '../../storage/library/own-matches.ts';
import type { MatchNames } from '../../storage/library/find-matches.ts';
import { defaultRules, type MatchSummary, type Opponent } from '../../storage/library/summary.ts';
import { gameName, ruleInWords } from '../../words/game-words.ts';
import { listed, message, type Message } from '../../words/message.ts';
import { namingOf } from '../../words/player-names.ts';
import type { MatchSummaryView } from '../api/library.ts';
import { words } from '../words.ts';

/** The view of a kept match in a list. */
export function summaryView(summary: MatchSummary): MatchSummaryView {
  const { game: id, differences, preset } = summary;
  const game = gameOf(id);
  const settings = defaultSettings(game.settings, differences);
  const view = {
    ...summary,
    game: { id },
    rules: rulesInWords(id, preset, differences),
    settings,
    reference: game.reference?.(settings),
  };
  // Only the id of the game determines the type of its positions.
  return view as unknown as MatchSummaryView;
}

/** The names by which matches are found and sorted, besides the user's titles and comments. */
export function matchNames(): MatchNames {
  // Thousands are needed at a time, and few differ.
  const games = new Map<string, string>();
  const players = new Map<string, string>();
  return {
    language: words().language,
    ofGame: ({ game }) => known(games, game, () => gameName(words(), game)),
    ofPlayers: (summary) =>
      known(players, namesKey(summary), () => playerNames(summary).join('\n')),
  };
}

/** A key that is equal for players with the same names. */
function namesKey({ players }: { readonly players: readonly SeenPlayer[] }): string {
  return players
    .map(({ kind, name = '', isAnother = false }) => `${kind} ${isAnother} ${name}`)
    .join('\n');
}

function known(texts: Map<string, string>, key: string, make: () => string): string {
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}

/** The rules of a match: a preset's name, or the differences from the defaults. */
export function rulesInWords(game: string, preset: string | null, differences: Settings): Message {
  if (preset === defaultRules) return message('library.default-rules');
  if (preset !== null) return { code: `${game}.presets.${preset}` };
  const changed = gameOf(game).settings.flatMap((setting) => {
    const value = differences[setting.name];
    return value === undefined ? [] : [ruleInWords(game, setting, value)];
  });
  return message('library.rules', { rules: listed(changed) });
}

/** The opponents of a player. */
export function opponentsInWords(opponents: readonly Opponent[]): Message {
  const each = opponents.map((opponent) =>
    opponent === 'person' ? message('library.against-person') : computerInWords(opponent),
  );
  return message('library.rules', { rules: listed(each) });
}

function playerNames({ players }: MatchSummary): string[] {
  const naming = namingOf(words().language, players);
  return players.map((_, seat) => naming(seat).name);
}
