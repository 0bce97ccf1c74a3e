import type { Game, Rules } from '../../engine/game.ts';
import { findGame } from '../../engine/games.ts';
import { parseSettings, type Settings } from '../../engine/settings.ts';
import { cutShort } from '../../engine/shortened.ts';
import { message } from '../../words/message.ts';
import { Refusal } from './refusal.ts';

/** The game that a request names. @throws Refusal where there is none of that name. */
export function knownGame(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Refusal(message('match.unknown-game', { game: cutShort(id) }));
  return game;
}

/** A game with its settings decided, as a request names them. */
export interface KnownRules {
  readonly game: Game;
  readonly settings: Settings;
  readonly rules: Rules<unknown, unknown>;
}

/** The game and the settings that a request names. @throws Refusal where they can't be. */
export function knownRules(request: {
  readonly game: string;
  readonly settings: Settings;
}): KnownRules {
  const game = knownGame(request.game);
  const { settings, problems } = parseSettings(game, request.settings);
  const [problem] = problems;
  if (problem !== undefined) throw new Refusal(problem.message);
  return { game, settings, rules: game.rules(settings) };
}
