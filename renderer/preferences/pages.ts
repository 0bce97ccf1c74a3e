import type { GameView, PreferencesView } from '../../electron/api/preferences-view.ts';
import { variantOf } from '../variant.ts';

/** One page of the preferences. */
export type Page =
  | { readonly kind: 'rules'; readonly id: string; readonly label: string; readonly game: GameView }
  | { readonly kind: 'appearance' | 'files'; readonly id: string; readonly label: string };

/** Pages that belong together. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly Page[];
}

/** Every page there is, in the order of the list beside them. */
export function pageGroups({ games }: PreferencesView): PageGroup[] {
  return [
    {
      label: 'Rules',
      pages: games.map((game) => ({ kind: 'rules', id: game.id, label: game.name, game })),
    },
    {
      label: 'Program',
      pages: [
        { kind: 'appearance', id: 'appearance', label: 'Appearance' },
        { kind: 'files', id: 'files', label: 'Files' },
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

/** The rules of a game. */
export function rulesPart({ id, name, definitions, settings }: GameView): ResetPart {
  return { id, label: name, differing: variantOf(definitions, settings) };
}

/** How the program looks and moves. */
export function appearancePart({ appearance, usualAppearance }: PreferencesView): ResetPart {
  const names = Object.keys(appearanceLabels) as (keyof typeof appearanceLabels)[];
  return {
    id: 'appearance',
    label: 'Appearance',
    differing: names
      .filter((name) => appearance[name] !== usualAppearance[name])
      .map((name) => appearanceLabels[name]),
  };
}

/** Everything. */
export function everyPart(preferences: PreferencesView): ResetPart[] {
  return [...preferences.games.map(rulesPart), appearancePart(preferences)];
}

/** What each setting of the appearance is called. */
export const appearanceLabels = {
  theme: 'Theme',
  motion: 'Motion',
  pace: 'Pace',
  cardCounting: 'Card counting',
  textSize: 'Text size',
} as const satisfies Record<keyof PreferencesView['appearance'], string>;
