import type { Game, Rules } from '../../engine/game.ts';
import { findGame } from '../../engine/games.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import type { SeenPosition } from '../api/match-view.ts';
import { Refusal } from './refusal.ts';

/** The game that a request names. @throws Refusal if there is none of that name. */
export function knownGame(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Refusal(message('match.unknown-game', { game: id }));
  return game;
}

/** A game with its settings, as a request names them. */
export interface KnownRules {
  readonly game: Game;
  readonly settings: Settings;
  readonly rules: Rules<unknown, unknown>;
}

/** The game and the settings that a request names. @throws Refusal if they are impossible. */
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

/** A position of a game, as a request names it. */
export interface ResolvedPosition extends KnownRules {
  readonly position: unknown;
}

/**
 * The position that a request names; the start of its game by default.
 *
 * @throws Refusal if it is impossible.
 */
export function resolvePosition(request: {
  readonly game: string;
  readonly settings: Settings;
  readonly position?: string | undefined;
  readonly first: number;
  readonly mirrored?: boolean | undefined;
}): ResolvedPosition {
  const known = knownRules(request);
  const { rules } = known;
  const first = Math.min(request.first, rules.seats - 1);
  const position = startOf(rules, request.position, first);
  const mirrored = request.mirrored === true ? rules.display?.mirrored?.(position) : undefined;
  return { ...known, position: mirrored ?? position };
}

function startOf(known: KnownRules['rules'], position: string | undefined, first: number): unknown {
  if (position === undefined) return known.start(first);
  const parsed = known.parsePosition(position, first);
  if (!parsed.ok) throw new Refusal(parsed.error);
  return parsed.value;
}

/** A position as the tables of its game draw it, between persons. */
export function seenAt({ game, settings, rules }: KnownRules, position: unknown): SeenPosition {
  const seen = {
    game: { id: game.id },
    settings,
    position,
    players: Array.from({ length: rules.seats }, () => ({ kind: 'person' })),
    reference: game.reference?.(settings),
  };
  // Only the id of the game determines the type of its positions.
  return seen as unknown as SeenPosition;
}
