import { message, type Message } from '../../words/message.ts';
import type { Rules } from '../game.ts';
import type { Match } from './match.ts';
import type { Player } from './players.ts';

/** The most plies of a game between computers alone: without a draw by repetition it may have no end. */
const longestGame = 1000;

/** The same if chance plays a part: such a game ends, but between weak computers it may take long. */
export const longestWithChance = 100_000;

/** The most plies of a game between computers alone. */
export function mostPlies({ chance }: Pick<Rules<unknown, unknown>, 'chance'>): number {
  return chance === undefined ? longestGame : longestWithChance;
}

/**
 * Whether a game that isn't over is cut short here, since only computers play it, and for too long. It stays
 * unfinished: no rule has ended it. A game with a person in it has no limit.
 */
export function isCutShort(
  { at, rules }: Pick<Match<unknown, unknown>, 'at' | 'rules'>,
  players: readonly Pick<Player, 'kind'>[],
): boolean {
  return at >= mostPlies(rules) && players.every(({ kind }) => kind === 'computer');
}

/** That a game was cut short, and after how long, in a sentence. */
export function cutShortInWords(rules: Pick<Rules<unknown, unknown>, 'chance'>): Message {
  return message('game.cut-short', { moves: mostPlies(rules) });
}
