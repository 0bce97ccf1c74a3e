import { message } from '../../words/message.ts';
import { IllegalMove, type Rules } from '../game.ts';
import { matchOf, type Match } from './match.ts';
import type { Occurrences } from './occurrences.ts';
import { nextPly, occurrencesAlong, turnAfter, type Played } from './played.ts';
import { PlyMap } from './ply-map.ts';
import { failure, success, type Result } from '../result.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Plays moves in notation along the lines of a game. Where positions are counted, a long game comes back to few of them, so
 * each different ply is played once, and equal positions are one object.
 */
export class Replay<Position, Move> {
  /** The positions of the line so far. */
  readonly occurrences: Occurrences;
  readonly #rules: Rules<Position, Move>;
  readonly #start: Position;
  readonly #known = new PlyMap<Played<Position, Move>>();
  readonly #positions = new Map<string, Position>();

  /**
   * @param start - the first position of the game.
   * @param plies - those of the line so far, if any.
   */
  constructor(
    rules: Rules<Position, Move>,
    start: Position,
    plies: readonly Played<Position, Move>[] = [],
  ) {
    this.#rules = rules;
    this.#start = this.#same(start);
    this.occurrences = occurrencesAlong(rules, start, plies);
  }

  /**
   * Plays a move, and counts the position after it.
   *
   * @param last - the ply before it, if any.
   * @returns a refusal if it can't be played.
   */
  play(last: Played<Position, Move> | undefined, text: string): Result<Played<Position, Move>> {
    const position = last?.after ?? this.#start;
    const turn = turnAfter(this.#rules, this.#start, last);
    if (turn.kind === 'over') return failure(message('record.over-before'));
    const known = this.#known.get(position, text);
    if (known?.key !== undefined) return success(this.#counted(known, known.key));
    const move = this.#rules.parseMove(position, text);
    if (!move.ok) return move;
    try {
      const timesOf = () => 0;
      const ply = nextPly({ rules: this.#rules, position, turn, timesOf }, move.value);
      if (ply.key === undefined) return success(ply);
      const played = { ...ply, after: this.#same(ply.after) };
      this.#known.add(position, text, played);
      return success(this.#counted(played, ply.key));
    } catch (error) {
      if (error instanceof IllegalMove) return failure(error.reason);
      throw error;
    }
  }

  /** An equal position that occurred before, or else this one. */
  #same(position: Position): Position {
    const text = JSON.stringify(position);
    const same = this.#positions.get(text) ?? position;
    this.#positions.set(text, same);
    return same;
  }

  /** The ply at this place of the line. An object of its own each time, since a ply of a match is found by identity. */
  #counted(ply: Played<Position, Move>, key: string): Played<Position, Move> {
    this.occurrences.add(key);
    return { ...ply, times: this.occurrences.times(key) };
  }
}

/**
 * A match of moves in notation, at their end.
 *
 * @param known - plies played from the same start; those that the moves begin with are reused.
 * @returns a refusal if one of them can't be played.
 */
export function replayed<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  start: Position,
  texts: readonly string[],
  known: readonly Played<Position, Move>[] = [],
): Result<Match<Position, Move>> {
  const differs = texts.findIndex((text, index) => known[index]?.notation !== text);
  const plies = known.slice(0, differs === -1 ? texts.length : differs);
  const replay = new Replay(rules, start, plies);
  for (const text of texts.slice(plies.length)) {
    const ply = replay.play(plies.at(-1), text);
    if (!ply.ok) return ply;
    plies.push(ply.value);
  }
  return success(matchOf(rules, settings, { start, plies }));
}
