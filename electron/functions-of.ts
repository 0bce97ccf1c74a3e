import { functionsInUse, type FunctionRow } from '../engine/scholars-game/functions-in-use.ts';
import { scholarsGame } from '../engine/scholars-game/scholars-game.ts';
import type { ScholarsSettings } from '../engine/scholars-game/settings.ts';
import type { MatchView } from './api.ts';

/** Who beats whom in a match; nothing in games whose hands have no functions. */
export function functionsOf({ game, settings }: MatchView): FunctionRow[] {
  return game.id === scholarsGame.id ? functionsInUse(settings as ScholarsSettings) : [];
}
