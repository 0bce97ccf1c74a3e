import {
  notationsOf,
  outcomeOf,
  pliesOf,
  positionAt,
  positionOf,
  turnOf,
  type Match,
} from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { ComputerMoveView, LosingMoveView, TryView } from '../api/practice.ts';
import { Refusal } from '../ipc/refusal.ts';
import { exerciseGone, stepByValue } from './exercise-practice.ts';
import type { PracticeTable } from './practice-table.ts';

type AnyMatch = Match<unknown, unknown>;

/** How a game is played on. */
export interface PlayingOn {
  /** How many turns the user makes at most. */
  readonly turns: number;
  /** Called before each move of the user. @throws Refusal if it may not be made any more. */
  readonly moving?: () => void;
  /** Called with the match after each move that doesn't end it. @throws Refusal like `ended`. */
  readonly moved?: (match: AnyMatch) => void;
  /** Called with the match once it is over. @throws Refusal if that can't be saved; the match stands even so. */
  readonly ended?: (match: AnyMatch) => void;
}

/** A game that is played on against computers, to its end or until the user has made some turns. */
export class PlayedOn {
  readonly table: PracticeTable;
  readonly #analyst: Analyst;
  readonly #how: PlayingOn;
  /** How many plies had been played at the start. */
  readonly #from: number;
  /** The match before the last try. */
  #before: AnyMatch;
  readonly #closing = new AbortController();

  constructor(table: PracticeTable, analyst: Analyst, how: PlayingOn = { turns: Infinity }) {
    this.table = table;
    this.#analyst = analyst;
    this.#how = how;
    this.#from = table.match.at;
    this.#before = table.match;
  }

  /**
   * Plays a move of the user.
   *
   * @throws Refusal if it can't be played or may not be, or a computer is to move.
   */
  try(moves: readonly string[]): TryView {
    const { table } = this;
    if (this.#toMove?.kind === 'computer') throw exerciseGone();
    const match = table.after(moves);
    this.#how.moving?.();
    this.#before = table.match;
    table.match = match;
    const kept = this.#report();
    const over = outcomeOf(match) !== undefined || this.#isHeld;
    const verdict = { kind: 'right', said: null, why: null } as const;
    return { views: [table.view()], verdict, over, outcome: null, ...kept };
  }

  /**
   * Plays a move of the computer that is to move.
   *
   * @throws Refusal if none is to move, another practice has replaced this one, or the analyst fails; the last try is then
   * taken back.
   */
  async computerMove(): Promise<ComputerMoveView> {
    const { table } = this;
    const { match } = table;
    const player = this.#toMove;
    if (player?.kind !== 'computer' || this.#isHeld) throw exerciseGone();
    const move = await this.#moveOf(player.difficulty).catch((error: unknown) => {
      table.match = this.#before;
      throw error;
    });
    if (move === null || table.match !== match) throw exerciseGone();
    table.match = table.after([move]);
    return { view: table.view(), ...this.#report() };
  }

  /** The user's last mistake, with the reason, once the game is over; null if there is none. @throws Refusal if the analyst fails. */
  async losingMove(): Promise<LosingMoveView | null> {
    const { match, setting } = this.table;
    // During the game it would be a hint.
    if (outcomeOf(match) === undefined) return null;
    const plies = pliesOf(match);
    const isOwn = (at: number): boolean => {
      const seat = plies[at]?.seat ?? null;
      return seat !== null && setting.players[seat]?.kind === 'person';
    };
    for (let at = plies.length - 1; at >= this.#from; at--) {
      // A turn of several decisions is judged as a whole.
      if (!isOwn(at) || isOwn(at - 1)) continue;
      const { judge } = stepByValue({ ...setting, position: positionAt(match, at) }, this.#analyst);
      const next = plies.findIndex((_, after) => after > at && !isOwn(after));
      const moves = notationsOf(match).slice(at, next === -1 ? undefined : next);
      const verdict = await judge(moves);
      this.#closing.signal.throwIfAborted();
      if (verdict.kind === 'wrong') return { at, why: verdict.why ?? null };
    }
    return null;
  }

  /** Another practice has replaced it: the computer stops thinking. */
  close(): void {
    this.#closing.abort();
  }

  /** Reports the match after a move. @returns why it couldn't be saved, if it couldn't. */
  #report(): Pick<TryView, 'notKept'> {
    const { match } = this.table;
    try {
      if (outcomeOf(match) === undefined) this.#how.moved?.(match);
      else this.#how.ended?.(match);
      return {};
    } catch (error) {
      if (error instanceof Refusal) return { notKept: error.reason };
      throw error;
    }
  }

  /** The player to move; undefined once the game is over. */
  get #toMove(): Player | undefined {
    const { match, setting } = this.table;
    const turn = turnOf(match);
    return turn.kind === 'player' ? setting.players[turn.seat] : undefined;
  }

  /** The move that a computer finds, in notation; null if it was stopped. */
  #moveOf(difficulty: Extract<Player, { kind: 'computer' }>['difficulty']): Promise<string | null> {
    const { match, setting } = this.table;
    const { game, settings } = setting;
    const { signal } = this.#closing;
    const place = { game: game.id, settings, position: positionOf(match) };
    const task = { wanted: 'move', ...place, difficulty, seed: match.at } as const;
    return answeredUnlessCancelled(this.#analyst.ask(task, signal), signal);
  }

  /** Whether the user has made as many turns as a game that may never end is played for. */
  get #isHeld(): boolean {
    const { match, setting } = this.table;
    const own = pliesOf(match)
      .slice(this.#from)
      .filter(({ seat }) => seat !== null && setting.players[seat]?.kind === 'person');
    return own.length >= this.#how.turns;
  }
}
