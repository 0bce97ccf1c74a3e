import type { PreferencesView } from '../../electron/api/preferences.ts';
import { settingInWords } from '../variant.ts';
import { pageGroups, settingsOf, type Page, type PlacedSetting } from './pages.ts';

/** What was found on one page. */
export interface Found {
  readonly page: Page;
  readonly settings: readonly PlacedSetting[];
}

/**
 * The settings that a query asks for, page by page: those in whose name, label, description or options each of its
 * words begins a word or lies within one, whatever the capitals and accents.
 */
export function findSettings(preferences: PreferencesView, query: string): Found[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const pages = pageGroups(preferences).flatMap((group) => group.pages);
  return pages
    .map((page) => ({
      page,
      settings: onPage(page).filter((setting) => {
        const text = textOf(setting);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ settings }) => settings.length > 0);
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

/** Everything that is said about a setting. */
function textOf({ part, definition }: PlacedSetting): string {
  const own = settingInWords(part.id, definition);
  const options = definition.kind === 'choice' ? definition.options.map(own.option) : [];
  const also =
    definition.kind === 'number' && definition.also !== undefined ? own.value(definition.also) : '';
  const said = [own, ...options].flatMap(({ label, sentence }) => [label, sentence]);
  const names = [definition.name, ...((definition.kind === 'switch' && definition.names) || [])];
  return plain([...said, also, own.alias ?? '', ...names].join(' \n'));
}

/** Without capitals, accents and apostrophes, which nobody types in a search, or types another way. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLocaleLowerCase();
}
