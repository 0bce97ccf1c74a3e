import { inEnglish } from '../../words/testing.ts';
import { IllegalMove, type Game, type Rules, type Turn } from '../game.ts';
import { gameOf } from '../games.ts';
import type { Result } from '../result.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';

/** The rules of a game under its default settings, or with some of them changed. */
export function rulesOf(id: string, differing: Settings = {}): Rules<unknown, unknown> {
  const game = gameOf(id);
  return game.rules(defaultSettings(game.settings, differing));
}

/** A game in notation: positions and moves as text. */
export interface InNotation {
  /** The first position. */
  readonly start: string;
  /** The legal moves of a position. */
  moves(position: string): string[];
  /** The position after some moves. @throws Error if one of them is not legal. */
  after(position: string, ...moves: string[]): string;
  turn(position: string): Turn;
}

/**
 * A game in notation.
 *
 * @param settings - the settings that differ from the defaults.
 */
export function inNotation<Position, Move>(
  game: Game<Position, Move>,
  settings: Settings = {},
): InNotation {
  const rules = game.rules(defaultSettings(game.settings, settings));
  const read = (text: string) => valueOf(rules.parsePosition(text));
  return {
    start: rules.formatPosition(rules.start(0)),
    moves: (text) => {
      const position = read(text);
      return rules.moves(position).map((move) => rules.formatMove(position, move));
    },
    after: (text, ...moves) => {
      const last = moves.reduce(
        (position, move) => rules.play(position, valueOf(rules.parseMove(position, move))),
        read(text),
      );
      return rules.formatPosition(last);
    },
    turn: (text) => rules.turn(read(text)),
  };
}

/** The value of a result. @throws Error with its message if it has none. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(inEnglish(result.error));
  return result.value;
}

/** The message of a result in English; empty if it has a value. */
export function refusalOf(result: Result<unknown>): string {
  return result.ok ? '' : inEnglish(result.error);
}

/** Why a move can't be played, in English; empty if it can. */
export function whyIllegal(play: () => unknown): string {
  try {
    play();
    return '';
  } catch (error) {
    if (error instanceof IllegalMove) return inEnglish(error.reason);
    throw error;
  }
}
