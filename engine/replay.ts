import { message } from '../words/message.ts';
import { IllegalMove, type Rules, type Turn } from './game.ts';
import type { Match } from './match.ts';
import { playedAfter, turnAfter, type Played } from './played.ts';
import { failure, success, type Result } from './result.ts';
import type { Settings } from './settings.ts';

/**
 * Moves in notation, played one by one. Every step takes the same time, however many there were before, which
 * a {@link Match} with its unchanging history can't promise.
 */
export interface Replay<Position, Move> {
  /** Whose turn it is, or how the game ended, repetition included. */
  turn(): Turn;
  /** Plays what is legal. @returns the move as notation writes it. */
  play(text: string): Result<string>;
  /** Takes the last move back. @returns nothing where there is none. */
  back(): Played<Position, Move> | undefined;
  /** Plays again what {@link Replay.back} gave. */
  again(played: Played<Position, Move>): void;
  /** All that stands, as a match. */
  match(): Match<Position, Move>;
}

/** Begins to play moves from a position on. */
export function replayFrom<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  start: Position,
): Replay<Position, Move> {
  const history: Played<Position, Move>[] = [];

  const turn = (): Turn => turnAfter(rules, start, history.at(-1));

  return {
    turn,
    again: (played) => void history.push(played),
    play(text) {
      const now = turn();
      if (now.kind === 'over') return failure(message('record.over-before'));
      const last = history.at(-1);
      const move = rules.parseMove(last?.after ?? start, text);
      if (!move.ok) return move;
      const played = legally(() => playedAfter(rules, start, last, now, move.value));
      if (!played.ok) return played;
      history.push(played.value);
      return success(played.value.notation);
    },
    back: () => history.pop(),
    match: () => ({ rules, settings, start, history: [...history], at: history.length }),
  };
}

function legally<T>(play: () => T): Result<T> {
  try {
    return success(play());
  } catch (error) {
    if (error instanceof IllegalMove) return failure(error.told);
    throw error;
  }
}
