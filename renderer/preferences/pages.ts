import type {
  GameView,
  PartView,
  PreferencesView,
  Setting,
} from '../../electron/api/preferences.ts';
import { gameName } from '../../words/game-words.ts';
import { variantOf } from '../variant.ts';
import { words } from '../words.svelte.ts';
import { pageOf, settingsPages } from './layout.ts';

/** A setting, and its part of the config file. */
export interface PlacedSetting {
  readonly part: PartView;
  readonly definition: Setting;
}

/** One page of the preferences. */
export type Page =
  | { readonly kind: 'rules'; readonly id: string; readonly label: string; readonly game: GameView }
  | SettingsPage
  | { readonly kind: 'files'; readonly id: string; readonly label: string };

/** A page of settings that don't belong to a game. */
export interface SettingsPage {
  readonly kind: 'settings';
  readonly id: string;
  readonly label: string;
  readonly settings: readonly PlacedSetting[];
}

/** A group of pages. */
export interface PageGroup {
  /** Empty if the group needs no name. */
  readonly label: string;
  readonly pages: readonly Page[];
}

/** All pages, in the order of the list. */
export function pageGroups(preferences: PreferencesView): PageGroup[] {
  const [first, ...others] = pagesOfSettings(preferences);
  return [
    { label: '', pages: first === undefined ? [] : [first] },
    {
      label: words().text('preferences.groups.rules'),
      pages: preferences.games.map((game) => ({
        kind: 'rules',
        id: game.id,
        label: gameName(words(), game.id),
        game,
      })),
    },
    {
      label: words().text('preferences.groups.program'),
      pages: [
        ...others,
        { kind: 'files', id: 'files', label: words().text('preferences.files.title') },
      ],
    },
  ];
}

function pagesOfSettings({ parts }: PreferencesView): SettingsPage[] {
  const all = parts.flatMap(settingsOf);
  return settingsPages.map((id) => ({
    kind: 'settings',
    id,
    label: words().text(`preference-pages.titles.${id}`),
    settings: all.filter(({ part, definition }) => pageOf(part.id, definition.name) === id),
  }));
}

/** The settings of a part, each with the part. */
export function settingsOf(part: PartView): PlacedSetting[] {
  return part.definitions.map((definition) => ({ part, definition }));
}

/** The keys of a setting in the config file, outermost first. */
export function pathOf({ part, definition }: PlacedSetting): string[] {
  return [...part.path, definition.name];
}

/** The value of a setting. */
export function valueOf({ part, definition }: PlacedSetting): string | number | boolean {
  return part.settings[definition.name] ?? definition.default;
}

/** Settings that can be reset together. */
export interface ResetPart {
  readonly label: string;
  /** The settings that differ from the defaults, in words; empty if there is nothing to reset. */
  readonly differing: readonly string[];
  /** The keys of all its settings in the config file. */
  readonly paths: readonly string[][];
}

/** Combines settings that can be reset together. */
export function resetPart(label: string, settings: readonly PlacedSetting[]): ResetPart {
  return {
    label,
    differing: settings.flatMap(({ part, definition }) =>
      variantOf(part.id, [definition], part.settings),
    ),
    paths: settings.map(pathOf),
  };
}

/** All settings of all parts. */
export function everyPart(preferences: PreferencesView): ResetPart[] {
  return [
    ...preferences.games.map((game) => resetPart(gameName(words(), game.id), settingsOf(game))),
    ...pagesOfSettings(preferences).map(({ label, settings }) => resetPart(label, settings)),
    ownKeys(preferences),
  ];
}

/** The user's own keys for commands. */
function ownKeys({ keys }: PreferencesView): ResetPart {
  const paths = Object.keys(keys).map((id) => ['keys', id]);
  const count = paths.length;
  return {
    label: words().text('key-sheet.title'),
    differing: count === 0 ? [] : [words().text('key-sheet.own.count', { count })],
    paths,
  };
}
