import { message } from '../words/message.ts';
import { IllegalMove, type Rules, type Turn } from './game.ts';
import { matchOf, type Match } from './match.ts';
import { playedAfter, turnAfter, type Played } from './played.ts';
import { failure, success, type Result } from './result.ts';
import type { Settings } from './settings.ts';

/**
 * Moves in notation, played one by one. Every step takes the same time, however many there were before, which
 * a {@link Match} that never changes can't promise.
 */
export interface Replay<Position, Move> {
  /** Whose turn it is, or how the game ended, repetition included. */
  turn(): Turn;
  /** Plays what is legal. */
  play(text: string): Result<Played<Position, Move>>;
  /** Takes the last move back. @returns nothing where there is none. */
  back(): Played<Position, Move> | undefined;
  /** Plays again what {@link Replay.back} gave. */
  again(played: Played<Position, Move>): void;
}

/** Begins to play moves from a position on. */
export function replayFrom<Position, Move>(
  rules: Rules<Position, Move>,
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
      return played;
    },
    back: () => history.pop(),
  };
}

/**
 * A match of moves in notation, at their end.
 *
 * @param known - plies that were played from the same start: as many as the moves begin with are not played again.
 * @returns a refusal if one of them can't be played.
 */
export function replayed<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  start: Position,
  texts: readonly string[],
  known: readonly Played<Position, Move>[] = [],
): Result<Match<Position, Move>> {
  const replay = replayFrom(rules, start);
  const differs = texts.findIndex((text, index) => known[index]?.notation !== text);
  const plies = known.slice(0, differs === -1 ? texts.length : differs);
  for (const ply of plies) replay.again(ply);
  for (const text of texts.slice(plies.length)) {
    const ply = replay.play(text);
    if (!ply.ok) return ply;
    plies.push(ply.value);
  }
  return success(matchOf(rules, settings, { start, plies }));
}

function legally<T>(play: () => T): Result<T> {
  try {
    return success(play());
  } catch (error) {
    if (error instanceof IllegalMove) return failure(error.told);
    throw error;
  }
}
