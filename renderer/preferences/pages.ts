import type { GameView, PartView, PreferencesView } from '../../electron/api/preferences-view.ts';
import { variantOf } from '../variant.ts';
import { words } from '../words.svelte.ts';

/** One page of the preferences. */
export type Page =
  | { readonly kind: 'rules'; readonly id: string; readonly label: string; readonly game: GameView }
  | { readonly kind: 'part'; readonly id: string; readonly label: string; readonly part: PartView }
  | { readonly kind: 'files'; readonly id: string; readonly label: string };

/** Pages that belong together. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly Page[];
}

/** Every page there is, in the order of the list beside them. */
export function pageGroups({ games, parts }: PreferencesView): PageGroup[] {
  return [
    {
      label: words().text('preferences.groups.rules'),
      pages: games.map((game) => ({ kind: 'rules', id: game.id, label: game.name, game })),
    },
    {
      label: words().text('preferences.groups.program'),
      pages: [
        ...parts.map((part) => ({ kind: 'part' as const, id: part.id, label: part.name, part })),
        { kind: 'files', id: 'files', label: words().text('preferences.files.title') },
      ],
    },
  ];
}

/** What can be taken back to its defaults at once. */
export interface ResetPart {
  /** The id that the main process knows it by. */
  readonly id: string;
  readonly label: string;
  /** What differs from the defaults, in words; nothing needs a reset where it is empty. */
  readonly differing: readonly string[];
}

/** Settings that belong together, as one to be taken back. */
export function resetPart({ id, name, definitions, settings }: PartView): ResetPart {
  return { id, label: name, differing: variantOf(definitions, settings) };
}

/** Everything. */
export function everyPart({ games, parts }: PreferencesView): ResetPart[] {
  return [...games, ...parts].map(resetPart);
}
