import { message } from '../words/message.ts';
import { IllegalMove, type Rules, type Turn } from './game.ts';
import { repetitionKeyOf, type Match, type Played } from './match.ts';
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
  const limit = rules.match.repetition;
  const history: Played<Position, Move>[] = [];
  const startKey = repetitionKeyOf(rules, start);
  const stood = new Map([[startKey, 1]]);

  const position = (): Position => history.at(-1)?.after ?? start;

  function count(key: string, change: 1 | -1): void {
    const times = (stood.get(key) ?? 0) + change;
    if (times === 0) stood.delete(key);
    else stood.set(key, times);
  }

  function turn(): Turn {
    const now = rules.turn(position());
    const times = stood.get(history.at(-1)?.repetitionKey ?? startKey) ?? 0;
    return now.kind === 'player' && limit > 0 && times >= limit
      ? { kind: 'over', outcome: { kind: 'draw', by: 'repetition' } }
      : now;
  }

  function again(played: Played<Position, Move>): void {
    history.push(played);
    count(played.repetitionKey, 1);
  }

  return {
    turn,
    again,
    play(text) {
      const now = turn();
      if (now.kind === 'over') return failure(message('record.over-before'));
      const before = position();
      const move = rules.parseMove(before, text);
      if (!move.ok) return move;
      const after = played(rules, before, move.value);
      if (!after.ok) return after;
      const notation = rules.formatMove(before, move.value);
      const repetitionKey = repetitionKeyOf(rules, after.value);
      again({
        move: move.value,
        notation,
        seat: now.kind === 'player' ? now.seat : null,
        after: after.value,
        repetitionKey,
        times: limit > 0 ? (stood.get(repetitionKey) ?? 0) + 1 : 0,
      });
      return success(notation);
    },
    back() {
      const last = history.pop();
      if (last !== undefined) count(last.repetitionKey, -1);
      return last;
    },
    match: () => ({ rules, settings, start, history: [...history], at: history.length }),
  };
}

function played<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  move: Move,
): Result<Position> {
  try {
    return success(rules.play(position, move));
  } catch (error) {
    if (error instanceof IllegalMove) return failure(error.told);
    throw error;
  }
}
