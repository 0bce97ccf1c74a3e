import { message, type Message } from '../../words/message.ts';
import { cutShortInWords, isCutShort } from '../../engine/match/cut-short.ts';
import {
  lengthOf,
  mainEndOf,
  nodesOf,
  plyAt,
  positionOf,
  turnOf,
} from '../../engine/match/match.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { withMatch } from '../../engine/match/series.ts';
import { adjudicateMainLine } from '../../engine/match/variations.ts';
import { programIn, type Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Random } from '../../engine/random.ts';
import type { Appearance } from '../../storage/config/appearance.ts';
import { failureOf, type Analyst } from '../analyst/analyst.ts';
import { isTossed } from './match-view.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { MatchSession, SessionState } from './session.ts';

/** The extra time before the first move of a computer that won the toss (ms). */
const tossToSee = 1200;

/** How long a computer waits before it plays, so that a person can follow (ms). */
export interface Pauses {
  readonly turn: number;
  /** Added after part of its turn was shown, such as a drawn digit. */
  readonly part: number;
  /** Added after a toss that made it begin; the default time if missing. */
  readonly toss?: number;
}

/** After a used card the next one is drawn: both must be visible, and the new one readable. */
const pauses: Readonly<Record<Appearance['pace'], Pauses>> = {
  slow: { turn: 2400, part: 1600 },
  normal: { turn: 700, part: 1500 },
  fast: { turn: 90, part: 320 },
  fastest: { turn: 0, part: 0, toss: 0 },
};

/** The pauses of computers, also in autoplay. */
export function pausesFor({ pace, motion }: Appearance): Pauses {
  // At a fast pace without animations there is nothing to wait for.
  if (pace === 'fast' && motion === 'off') return { turn: 0, part: 0 };
  return pauses[pace];
}

/**
 * Asks an added program for its move, in notation; undefined if there is no such program.
 *
 * @throws Forfeited if it has none: of two players, it loses the game.
 */
export type AskProgram = (
  id: string,
  game: string,
  match: SeatedMatch['match'],
  signal: AbortSignal,
) => Promise<string | undefined>;

/** The program around the computers at the table. */
export interface ComputersOptions {
  readonly analyst: Analyst;
  readonly random: Random;
  /** The pauses before a computer's moves. */
  readonly pauses: () => Pauses;
  /** Asks a program that the user has added; no program can play without it. */
  readonly askProgram?: AskProgram;
  /** Reports a failure that no request waits for, or that a game was cut short. */
  readonly failed: (problem: Message) => void;
}

/**
 * Lets the computer to move play, if there is one. Its move is dropped if the match has changed since.
 *
 * @param signal - cancels it.
 */
export async function letComputerPlay(
  session: MatchSession,
  options: ComputersOptions,
  signal: AbortSignal,
): Promise<void> {
  const { analyst, random, pauses, failed } = options;
  const { table, revision, playedOn } = session.state();
  const { match, game } = table;
  const difficulty = difficultyToMove(session.state());
  if (difficulty === undefined) return;
  if (isCutShort(match, table.players)) {
    // Otherwise the table would say that it is thinking.
    session.direct('wait');
    failed(cutShortInWords(match.rules));
    return;
  }
  const position = positionOf(match);
  const seed = random.below(2 ** 31);
  const { settings } = match;
  // A repeated move gets the same reply.
  const known = playedOn ? undefined : plyAt(match, match.at)?.notation;
  const asked = { wanted: 'move', game, settings, position, difficulty, seed } as const;
  const isNow = () => session.state().revision === revision;
  const id = programIn(difficulty);
  const ask = () => analyst.ask(asked, signal);
  const chosen = () =>
    id === undefined
      ? ask()
      : moveOfProgram(id, table, options, signal).then((found) => found ?? ask());
  const thought = Promise.all([
    known ?? chosen(),
    new Promise((resolve) => setTimeout(resolve, pauseBefore(table, pauses()))),
  ]);
  const move = await thought.then(
    ([found]) => found,
    (error: unknown) => {
      if (!isNow()) return undefined;
      if (error instanceof Forfeited) {
        loseBy(session, error);
        failed(error.reason);
        return undefined;
      }
      failed(message('match.computer-failed', { reason: failureOf(error) }));
      return undefined;
    },
  );
  if (move === undefined) return;
  try {
    session.playForComputer(move, revision);
  } catch (error) {
    // The match may have reached its largest size.
    if (!(error instanceof Refusal)) throw error;
    failed(error.reason);
  }
}

/**
 * The move of an added program; undefined if a computer is to play in its place: it isn't among those added, or it can't play on among more
 * than two, where its end would decide the game between the others.
 *
 * @throws Forfeited
 */
async function moveOfProgram(
  id: string,
  { game, match }: SessionState['table'],
  { askProgram, failed }: ComputersOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const move = await askProgram?.(id, game, match, signal);
    if (move === undefined) failed(message('playing-programs.missing'));
    return move;
  } catch (error) {
    if (!(error instanceof Forfeited) || match.rules.seats === 2 || signal.aborted) throw error;
    failed(message('playing-programs.replaced', { reason: error.reason }));
    return undefined;
  }
}

/** Ends a game of two that the player to move can't play on, unless it was over before, in its main line. */
function loseBy(session: MatchSession, { forfeit: by }: Forfeited): void {
  const { match } = session.state().table;
  const turn = turnOf(match);
  if (turn.kind !== 'player' || mainEndOf(match) !== undefined) return;
  const adjudication = { kind: 'win', winner: 1 - turn.seat, by } as const;
  session.alter((table) => withMatch(table, adjudicateMainLine(table.match, adjudication)));
}

/** The strength of the computer to move; undefined if none is to move. */
function difficultyToMove({
  table,
  playedOn,
  looking,
  computers,
}: SessionState): Difficulty | undefined {
  const { match, players } = table;
  if (computers === 'wait') return undefined;
  const turn = turnOf(match);
  // Computers don't move while a person looks back, unless autoplay is on.
  const looksBack = looking && match.at < lengthOf(match) && !playedOn;
  if (turn.kind !== 'player' || looksBack) return undefined;
  const player = players[turn.seat];
  if (player?.kind === 'computer') return player.difficulty;
  return playedOn ? 'hard' : undefined;
}

function pauseBefore(
  table: SessionState['table'],
  { turn, part, toss = tossToSee }: Pauses,
): number {
  const { rules, at } = table.match;
  const played = nodesOf(table.match).findIndex(({ ply }) => ply.seat !== null);
  const isFirst = played === -1 || played >= at;
  const last = plyAt(table.match, at - 1)?.seat;
  const hasBegun = last === null || last === rules.mover(positionOf(table.match));
  return turn + (hasBegun ? part : 0) + (isFirst && isTossed(table) ? toss : 0);
}
