import { IllegalMove, type Seat } from '../../engine/game.ts';
import { chanceOrder, type ChanceOrder } from '../../engine/match/chance-order.ts';
import { lengthOf, notationsOf, playIn, positionOf, type Match } from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import { replayed } from '../../engine/match/replay.ts';
import type { Result } from '../../engine/result.ts';
import { mainLine } from '../../engine/match/tree.ts';
import { goToPlace } from '../../engine/match/variations.ts';
import { nameOf } from '../../words/game-words.ts';
import { message } from '../../words/message.ts';
import type { MatchView, MoveView } from '../api/match-view.ts';
import type { ResolvedPosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { viewOf } from '../match/match-view.ts';

/** The seed of chance in a practice that isn't part of a match. */
export const practiceSeed = 1;

/** The position where a practice begins, and its players. */
export interface PracticeSetting extends ResolvedPosition {
  /** In the order of the seats. */
  readonly players: readonly Player[];
  /** The player to move at the start. */
  readonly first: Seat;
  /** A seat whose moves the user may play, even if it has a computer. */
  readonly open?: Seat;
  /** The order in which chance acts; by {@link practiceSeed} if left out. */
  readonly chance?: ChanceOrder;
  /** Moves that are played already, in notation. */
  readonly moves?: readonly string[];
  /** The keys of positions to which no move is offered, since a lesson teaches such moves later. */
  readonly later?: readonly string[];
}

type AnyMatch = Match<unknown, unknown>;

/** A table apart from the match: a position and the line that is played from it. */
export class PracticeTable {
  readonly setting: PracticeSetting;
  /** The `gameNumber` of its views. */
  readonly number: number;
  /** Whether an exercise is asked on it. */
  readonly asks: boolean;
  /** The match on it. */
  match: AnyMatch;
  readonly #chance: ChanceOrder;

  /** @throws Refusal if the players don't fit the game, or a move can't be played. */
  constructor(setting: PracticeSetting, number: number, asks = false) {
    const { game, rules, settings, position, players, chance, moves = [] } = setting;
    if (players.length !== rules.seats) {
      throw new Refusal(message('match.seats', { game: nameOf(game), seats: rules.seats }));
    }
    this.setting = setting;
    this.number = number;
    this.asks = asks;
    this.#chance = chance ?? chanceOrder(practiceSeed);
    this.match = this.#at(orRefusal(replayed(rules, settings, position, moves)), moves.length);
  }

  /** The matches after each of some moves in notation. @throws Refusal if one of them can't be played. */
  along(moves: readonly string[], before = this.match): AnyMatch[] {
    const matches: AnyMatch[] = [];
    for (const move of moves) matches.push(this.#play(matches.at(-1) ?? before, move));
    return matches;
  }

  /** The match after some moves in notation. @throws Refusal if one of them can't be played. */
  after(moves: readonly string[], before = this.match): AnyMatch {
    return this.along(moves, before).at(-1) ?? before;
  }

  /**
   * Goes to the position after `at` moves, and plays moves there; a line that continues with them stays.
   *
   * @throws Refusal if one of them can't be played.
   */
  follow(at: number, moves: readonly string[]): MatchView {
    const line = notationsOf(this.match);
    const isNext = moves.every((move, index) => line[at + index] === move);
    this.match = isNext
      ? this.#at(this.match, at + moves.length)
      : this.after(moves, this.#at(this.match, at));
    return this.view();
  }

  /** The view of a match on it. */
  view(match = this.match): MatchView {
    const { game, rules, players, first, open, later = [] } = this.setting;
    // A seat whose moves are offered to the user keeps its player's name.
    const offered = players.map((player, seat) =>
      seat === open ? ({ kind: 'person' } as const) : player,
    );
    const table = {
      game: game.id,
      players: offered,
      first: Math.min(first, rules.seats - 1),
      match,
    };
    const session = { playedOn: false, revision: match.at, gameNumber: this.number };
    const view = viewOf(table, session);
    const couldEnd = view.moves.some(({ after }) => rules.turn(after).kind === 'over');
    const isLater = ({ after }: MoveView) => later.includes(rules.key(after));
    const refused = view.moves
      .filter(isLater)
      .map(({ move }) => ({ move, reason: message('lessons.later') }));
    return {
      ...view,
      players,
      moves: view.moves.filter((each) => !isLater(each)),
      refused: [...refused, ...view.refused],
      ...(this.asks && couldEnd && { hidesResults: true }),
    } as MatchView;
  }

  /** A match at a place of its line, or at the end if that is shorter. */
  #at(match: AnyMatch, at: number): AnyMatch {
    const place = { path: mainLine, at: Math.min(at, lengthOf(match)) };
    return orRefusal(goToPlace(match, place, (there) => this.#chance.resolve(there)));
  }

  #play(match: AnyMatch, notation: string): AnyMatch {
    const move = orRefusal(match.rules.parseMove(positionOf(match), notation));
    try {
      return this.#chance.resolve(playIn(match, move));
    } catch (error) {
      throw error instanceof IllegalMove ? new Refusal(error.reason) : error;
    }
  }
}

function orRefusal<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Refusal(result.error);
}
