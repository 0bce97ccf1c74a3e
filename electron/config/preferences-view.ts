import type { Config } from '../../storage/config/config.ts';
import { programParts, settingsOf, type ConfigPart } from '../../storage/config/parts.ts';
import { allResults } from '../../engine/capabilities/measured-results.ts';
import { namedComputersOf } from '../../engine/computer/characters.ts';
import type { Game, Rules } from '../../engine/game.ts';
import { games } from '../../engine/games.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { knownRules } from '../ipc/known-game.ts';
import type {
  ConfigNotice,
  GameView,
  PartView,
  PreferencesView,
  PresetView,
  PlayableRules,
} from '../api/preferences.ts';

/** The view of the preferences for their window and the dialogs of the board. */
export function preferencesView(
  config: Config,
  notices: readonly ConfigNotice[],
  about: Pick<PreferencesView, 'file' | 'version' | 'kiosk' | 'runtime' | 'language'>,
): PreferencesView {
  return {
    ...about,
    game: config.game,
    players: config.players,
    difficulty: config.difficulty,
    names: config.names,
    first: config.first,
    appearance: config.appearance,
    looks: config.looks,
    sound: config.sound,
    access: config.access,
    keys: config.keys,
    notices,
    parts: programParts.map((part) => partView(part, settingsOf(config, part))),
    games: games.map((game) => gameView(game, config)),
  };
}

function partView({ rules, path }: ConfigPart, settings: Settings): PartView {
  return {
    id: rules.id,
    path,
    definitions: rules.settings,
    requirements: rules.requirements,
    settings,
  };
}

function gameView(game: Game, config: Config): GameView {
  const { id } = game;
  const settings = config.settings[id] ?? {};
  const presetView = (name: string, differing: Settings, own: boolean): PresetView => {
    const all = defaultSettings(game.settings, differing);
    return { name, own, settings: all, ...seatedBy(game.rules(all)) };
  };
  return {
    ...partView({ rules: game, path: [id] }, settings),
    presets: [
      ...game.presets.map((preset) => presetView(preset.id, preset.settings, false)),
      ...(config.presets[id] ?? []).map((preset) => presetView(preset.name, preset.settings, true)),
    ],
    ...seatedBy(game.rules(settings)),
    results: game.measured === undefined ? {} : allResults(game.measured),
  };
}

/** Rules of a game, with the computers that can play by them. @throws Refusal if the rules can't be played. */
export function playableRules(game: string, settings: Settings): PlayableRules {
  const { rules, settings: all } = knownRules({ game, settings });
  return { settings: all, ...seatedBy(rules) };
}

/** The seats of a game, and the computers that can play it. */
function seatedBy(rules: Rules<unknown, unknown>): Pick<GameView, 'seats' | 'computers'> {
  return {
    seats: rules.seats,
    computers: { two: namedComputersOf(rules, 2), more: namedComputersOf(rules, 3) },
  };
}
