import {
  outcomeOf,
  goTo,
  playIn,
  positionAt,
  positionOf,
  redo,
  settleChance,
  turnOf,
  undo,
} from '../../engine/match.ts';
import type { Random } from '../../engine/random.ts';
import type { Table } from '../../engine/record.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { awaitsNextRound, nextRound } from '../../engine/series.ts';
import type { AnalysisView, HistoryView, MatchView, SayingView } from '../api.ts';
import { Refusal } from '../ipc/ipc.ts';
import { isTossed, viewOf } from './match-view.ts';
import { words, wordsAt } from '../words.ts';
import type { Pauses } from './pauses.ts';

/** The match on the table, and the computers that play in it. */
export interface GameRoom {
  view(): MatchView;
  /** Puts another match on the table. */
  deal(table: Table): MatchView;
  play(notation: string, at: number): MatchView;
  undo(): MatchView;
  redo(): MatchView;
  goTo(at: number): MatchView;
  nextRound(): MatchView;
  /** Hands the seats of the persons over to computers, or gives them back. */
  letComputerPlayOn(on: boolean): MatchView;
  /** Shows the match anew, where what is said of it has another language. */
  tellAgain(): void;
  analyse(): Promise<AnalysisView>;
  history(): Promise<HistoryView>;
}

/** What the room needs from around it. */
export interface GameRoomOptions {
  readonly analyst: Analyst;
  readonly random: Random;
  /** Is told of every change of the match. */
  readonly changed: (table: Table, view: MatchView) => void;
  /** Is told what went wrong while nobody had asked for anything, as a sentence. */
  readonly failed: (sentence: string) => void;
  /**
   * How long a computer waits before it plays.
   *
   * @param playedOn - where nobody but computers plays, for the time being.
   */
  readonly pauses: (playedOn: boolean) => Pauses;
}

/** How much longer it waits, in milliseconds, where a toss has made it begin: one is to see that. */
const tossToSee = 1200;

/** Opens the room with a match on the table. */
export function openGameRoom(first: Table, options: GameRoomOptions): GameRoom {
  let table: Table = { ...first, match: settleChance(first.match, options.random) };
  /** Distinguishes what somebody is thinking about from what has become of the match since. */
  let revision = 0;
  let playedOn = false;
  let deals = 0;

  function change(match: Table['match']): MatchView {
    table = { ...table, match: settleChance(match, options.random) };
    return announce();
  }

  /** Puts another game on the table. */
  function put(next: Table): MatchView {
    table = { ...next, match: settleChance(next.match, options.random) };
    deals++;
    return announce();
  }

  function announce(): MatchView {
    revision++;
    playedOn &&= outcomeOf(table.match) === undefined;
    const view = see();
    options.changed(table, view);
    void letComputerPlay(revision);
    return view;
  }

  const see = (): MatchView => viewOf(table, { playedOn, revision, deal: deals });

  async function letComputerPlay(asked: number): Promise<void> {
    const { match, players, game } = table;
    const turn = turnOf(match);
    // What a person has gone back to look at is not played on from, unless it is asked for.
    if (turn.kind !== 'player' || (match.at < match.history.length && !playedOn)) return;
    const player = players[turn.seat];
    if (player?.kind !== 'computer' && !playedOn) return;
    const difficulty = player?.kind === 'computer' ? player.difficulty : 'hard';
    const [result] = await Promise.all([
      options.analyst.ask({
        game,
        settings: match.settings,
        position: positionOf(match),
        wanted: { difficulty, seed: options.random.below(2 ** 31) },
      }),
      new Promise((resolve) => setTimeout(resolve, pauseBefore(match, turn.seat))),
    ]);
    if (asked !== revision) return;
    if (result.move === undefined) {
      const reason = (result.error ?? 'no reason given').replace(/\.$/, '');
      options.failed(
        `The computer found no move: ${reason}. Take back a move, or begin a new game.`,
      );
      return;
    }
    playNotation(result.move);
  }

  function pauseBefore({ history }: Table['match'], mover: number): number {
    const isFirst = history.every(({ seat }) => seat === null);
    const { turn, part } = options.pauses(playedOn);
    const last = history.at(-1)?.seat;
    const hasBegun = last === null || last === mover;
    return turn + (hasBegun ? part : 0) + (isFirst && isTossed(table) ? tossToSee : 0);
  }

  /** Whoever goes back wants to look, or to play again. */
  function travel(match: Table['match']): MatchView {
    // What chance did then it did for good.
    const drawn = turnOf(match).kind === 'chance' && match.at < match.history.length;
    const there = drawn ? goTo(match, match.at + 1) : match;
    if (there.at === table.match.at && !playedOn) return see();
    playedOn = false;
    return change(there);
  }

  function playNotation(notation: string): MatchView {
    const { match } = table;
    const move = match.rules.parseMove(positionOf(match), notation);
    if (!move.ok) throw new Refusal(words.say(move.error));
    return change(playIn(match, move.value));
  }

  const isPerson = (seat: number): boolean => table.players[seat]?.kind === 'person';

  void letComputerPlay(revision);
  return {
    view: see,
    deal(next) {
      playedOn = false;
      return put(next);
    },
    play(notation, at) {
      const { match } = table;
      const turn = turnOf(match);
      if (at !== match.at) throw new Refusal('The match has gone on since that move was chosen.');
      if (turn.kind !== 'player') throw new Refusal('The game is over.');
      if (playedOn || !isPerson(turn.seat)) throw new Refusal('It is the computer’s turn.');
      return playNotation(notation);
    },
    undo: () => travel(undo(table.match, isPerson)),
    redo: () => travel(redo(table.match, isPerson)),
    goTo: (at) => travel(goTo(table.match, at)),
    nextRound() {
      if (!awaitsNextRound(table)) throw new Refusal('There is no next game to play now.');
      return put(nextRound(table));
    },
    letComputerPlayOn(on) {
      if (playedOn === on) return see();
      playedOn = on;
      return announce();
    },
    tellAgain: () => void announce(),
    async analyse() {
      const { match, game, players } = table;
      const known = { ...nothing, revision };
      if (outcomeOf(match) !== undefined) return known;
      const position = positionOf(match);
      const result = await options.analyst.ask({
        game,
        settings: match.settings,
        position,
        wanted: 'analysis',
      });
      if (result.analysis === undefined) {
        throw new Refusal(
          `The position could not be analysed: ${result.error ?? 'no reason given'}`,
        );
      }
      const { exact, moves, odds } = result.analysis;
      const withText = <Rated extends { readonly move: string }>(rated: Rated) => {
        const move = match.rules.parseMove(position, rated.move);
        const text = move.ok
          ? wordsAt(players).say(match.rules.describe(position, move.value))
          : rated.move;
        return { ...rated, text };
      };
      return {
        ...known,
        exact,
        moves: moves.map(withText),
        odds: odds === undefined ? null : { ...odds, moves: odds.moves.map(withText) },
        saying: sayingOf(match),
      };
    },
    async history() {
      const { match, game } = table;
      const { rules } = match;
      const known = revision;
      const positions = Array.from({ length: match.history.length + 1 }, (_, at) =>
        positionAt(match, at),
      );
      const values = await Promise.all(
        positions.map(async (position, at) => {
          const turn = rules.turn(position);
          const mover = match.history[at]?.seat ?? (turn.kind === 'player' ? turn.seat : undefined);
          // Nobody is to move at the end of a game; the one whose turn it would be stands for the value.
          const seat = mover ?? ((match.history[at - 1]?.seat ?? 0) + 1) % match.rules.seats;
          // Before a draw nothing is decided that wasn't before.
          if (turn.kind === 'chance') return { seat, exact: null, odds: null };
          const { analysis } = await options.analyst.ask({
            game,
            settings: match.settings,
            position,
            wanted: 'value',
          });
          const { exact = null, odds } = analysis ?? {};
          return { seat, exact, odds: odds ? { value: odds.value, exact: odds.exact } : null };
        }),
      );
      return { revision: known, values };
    },
  };
}

const nothing = { exact: null, moves: [], odds: null, saying: null } as const;

/** What a saying of the game advises where the match stands. */
function sayingOf(match: Table['match']): SayingView | null {
  const { rules } = match;
  if (rules.saying === undefined) return null;
  const position = positionOf(match);
  const { name, move } = rules.saying(position);
  return move === undefined
    ? { name: words.say(name), move: null, text: 'No advice here' }
    : {
        name: words.say(name),
        move: rules.formatMove(position, move),
        text: words.say(rules.describe(position, move)),
      };
}
