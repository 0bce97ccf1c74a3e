import { z } from 'zod';
import type { PuzzleKind } from '../capabilities/puzzle-pack.ts';
import { findGame } from '../games.ts';
import { differingSettings, settingsSchema, type Settings } from '../settings/settings.ts';

/** The schema of {@link PuzzlePlace}. */
export const puzzlePlaceSchema = z.strictObject({
  /** The game's id. */
  game: z.string().max(80),
  /** The settings that differ from the defaults. */
  settings: settingsSchema,
  /** In notation, the side to move first: the solver's, or the opponent's if it is what they threaten. */
  position: z.string().max(1000),
  /** Only of a threat, since the position has a puzzle of the player to move besides. */
  asks: z.literal('threat').optional(),
});

/** The place of a puzzle: its game, rules and first position. */
export type PuzzlePlace = z.infer<typeof puzzlePlaceSchema>;

/** The place of a position under settings that may be written in full. */
export function placeUnder(game: string, settings: Settings, position: string): PuzzlePlace {
  const definitions = findGame(game)?.settings ?? [];
  return { game, settings: differingSettings(definitions, settings), position };
}

/** What the place of a puzzle has of its kind. */
export function askedAt(kind: PuzzleKind): Pick<PuzzlePlace, 'asks'> {
  return kind === 'threat' ? { asks: kind } : {};
}

/** The place of a puzzle, which its first step has. */
export function placeOfPuzzle({
  game,
  settings,
  kind,
  steps,
}: {
  readonly game: string;
  readonly settings: Settings;
  readonly kind: PuzzleKind;
  readonly steps: readonly { readonly position: string }[];
}): PuzzlePlace {
  return { ...placeUnder(game, settings, steps[0]?.position ?? ''), ...askedAt(kind) };
}

/** A text that is equal for equal places, whether their settings are written in full or only where they differ. */
export function placeKey(place: PuzzlePlace): string {
  const { game, settings, position } = placeUnder(place.game, place.settings, place.position);
  return JSON.stringify([game, settings, position, ...(place.asks ? [place.asks] : [])]);
}
