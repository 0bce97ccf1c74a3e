import { z } from 'zod';
import { findGame } from '../games.ts';
import { differingSettings, settingsSchema, type Settings } from '../settings/settings.ts';

/** The schema of {@link PuzzlePlace}. */
export const puzzlePlaceSchema = z.strictObject({
  /** The game's id. */
  game: z.string().max(80),
  /** The settings that differ from the defaults. */
  settings: settingsSchema,
  /** In notation, the solver's side first. */
  position: z.string().max(1000),
});

/** The place of a puzzle: its game, rules and first position. */
export type PuzzlePlace = z.infer<typeof puzzlePlaceSchema>;

/** The place of a position under settings that may be written in full. */
export function placeUnder(game: string, settings: Settings, position: string): PuzzlePlace {
  const definitions = findGame(game)?.settings ?? [];
  return { game, settings: differingSettings(definitions, settings), position };
}

/** The place of a puzzle, which its first step has. */
export function placeOfPuzzle({
  game,
  settings,
  steps,
}: {
  readonly game: string;
  readonly settings: Settings;
  readonly steps: readonly { readonly position: string }[];
}): PuzzlePlace {
  return placeUnder(game, settings, steps[0]?.position ?? '');
}

/** A text that is equal for equal places, whether their settings are written in full or only where they differ. */
export function placeKey(place: PuzzlePlace): string {
  const { game, settings, position } = placeUnder(place.game, place.settings, place.position);
  return JSON.stringify([game, settings, position]);
}
