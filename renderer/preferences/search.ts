import type { GameView, PreferencesView, PresetView } from '../../electron/api/preferences.ts';
import { presetLabel, settingInWords } from '../variant.ts';
import { words } from '../words.svelte.ts';
import { pageGroups, settingsOf, type Page, type PlacedSetting } from './pages.ts';

/** The results on one page. */
export interface Found {
  readonly page: Page;
  /** Empty if something else on the page was found. */
  readonly settings: readonly PlacedSetting[];
}

/** Things that users look for in the preferences, and that have their place elsewhere. */
const elsewhere = ['keys', 'players', 'matches', 'statistics', 'about'] as const;

/** The place of something that isn't in the preferences. */
export interface FoundElsewhere {
  readonly label: string;
  /** A sentence. */
  readonly where: string;
}

/**
 * Finds settings page by page: those whose name, label, description or options contain each word of
 * the query, whatever the capitals and accents; and pages with something else of that kind.
 */
export function findSettings(preferences: PreferencesView, query: string): Found[] {
  if (query.trim() === '') return [];
  const has = asksFor(query);
  const pages = pageGroups(preferences).flatMap((group) => group.pages);
  return pages
    .map((page) => ({ page, settings: onPage(page).filter((setting) => has(textOf(setting))) }))
    .filter(({ page, settings }) => settings.length > 0 || has(textOfPage(page)));
}

/** Finds what isn't in the preferences. */
export function findElsewhere(query: string): FoundElsewhere[] {
  if (query.trim() === '') return [];
  const has = asksFor(query);
  return elsewhere
    .map((id) => {
      const say = (part: 'label' | 'where' | 'also') =>
        words().text(`preference-pages.elsewhere.${id}.${part}`);
      return { label: say('label'), where: say('where'), also: say('also') };
    })
    .filter(({ label, where, also }) => has([label, where, also].join(' \n')));
}

/** Finds presets of a game by their names or rules. */
export function findPresets(game: GameView, query: string): PresetView[] {
  const has = asksFor(query);
  return game.presets.filter((preset) => {
    const changed = game.definitions.filter(
      ({ name, default: usual }) => (preset.settings[name] ?? usual) !== usual,
    );
    const texts = changed.map((definition) => textOf({ part: game, definition }));
    return has([presetLabel(game.id, preset), preset.name, ...texts].join(' \n'));
  });
}

/** Returns a test whether texts contain every word of a query. */
function asksFor(query: string): (text: string) => boolean {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => plain(text).includes(word));
}

function onPage(page: Page): readonly PlacedSetting[] {
  switch (page.kind) {
    case 'rules':
      return settingsOf(page.game);
    case 'settings':
      return page.settings;
    case 'files':
      return [];
  }
}

/** The texts on a page besides its settings. */
function textOfPage({ kind, id, label }: Page): string {
  const own = id === 'play' ? id : kind;
  const also = own === 'settings' ? '' : words().text(`preference-pages.also.${own}`);
  return [label, also].join(' \n');
}

/** All texts about a setting. */
function textOf({ part, definition }: PlacedSetting): string {
  const own = settingInWords(part.id, definition);
  const options = definition.kind === 'choice' ? definition.options.map(own.option) : [];
  const also =
    definition.kind === 'number' && definition.also !== undefined ? own.value(definition.also) : '';
  const said = [own, ...options].flatMap(({ label, sentence = '' }) => [label, sentence]);
  const names = [definition.name, ...((definition.kind === 'switch' && definition.names) || [])];
  return [...said, also, own.alias ?? '', ...names].join(' \n');
}

/** Removes capitals, accents and apostrophes, which users leave out or type differently. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLocaleLowerCase();
}
