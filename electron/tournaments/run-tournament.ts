import { gameOf } from '../../engine/games.ts';
import type { Match } from '../../engine/match/match.ts';
import { playOut, pointsOf, seatedIn, seedOfGame } from '../../engine/match/play-out.ts';
import type { Player } from '../../engine/match/players.ts';
import type { Result } from '../../engine/result.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { pairRound } from '../../engine/tournament/pair.ts';
import type { ForfeitedGame, TournamentLine } from '../../engine/tournament/line.ts';
import { isRoundOver, type Pairing, type Tournament } from '../../engine/tournament/tournament.ts';

/** The move of a computer or a program. @param seed - its randomness. @throws Forfeited */
export type ChooseMove = (
  player: Extract<Player, { kind: 'computer' }>,
  game: string,
  match: Match<unknown, unknown>,
  seed: number,
  signal: AbortSignal,
) => Promise<unknown>;

/** What a running tournament needs. */
export interface RunOptions {
  /** How the tournament stands, as it is kept. */
  readonly read: () => Result<Tournament>;
  /** Keeps a line. */
  readonly add: (line: WithoutTime) => Result<Tournament>;
  readonly choose: ChooseMove;
  /** Ends it, between two moves; what was played of a pairing is played again, to the same moves. */
  readonly signal: AbortSignal;
  /** Called before each game. @param played - the number of games of the pairing so far. */
  readonly progress: (round: number, table: number, played: number) => void;
}

type Timeless<Line> = Line extends unknown ? Omit<Line, 'at'> : never;
type ResultLine = Extract<TournamentLine, { what: 'result' }>;
type WithoutTime = Timeless<Extract<TournamentLine, { what: 'round' | 'result' }>>;

/**
 * Plays all pairings between computers, and pairs the rounds that follow, until a person is to play, all rounds are over or it is
 * stopped. All games of a pairing are played. A game follows from the seed of the tournament, the pair and its number, as in
 * `versus --cross-table`.
 *
 * @returns why it can't be kept, if it can't.
 */
export async function runTournament(options: RunOptions): Promise<Result<Tournament>> {
  const { read, add, signal } = options;
  for (;;) {
    const now = read();
    const next = now.ok && !signal.aborted ? nextForComputers(now.value) : undefined;
    if (!now.ok || next === undefined) return now;
    if ('pairings' in next) {
      const paired = add({ what: 'round', ...next });
      if (!paired.ok) return paired;
      continue;
    }
    const result = await playPairing(now.value, next, options);
    // A person's result may have been entered meanwhile.
    if (result === undefined) return read();
    const { round, table } = next;
    const entered = add({ what: 'result', round, table, ...result });
    if (!entered.ok) return entered;
  }
}

/** What computers can do next without a person: play a pairing, or pair a round; undefined if there is nothing. */
export function nextForComputers(
  tournament: Tournament,
): OpenTable | { readonly pairings: [number, number | null][] } | undefined {
  const open = openTable(tournament);
  if (open !== undefined) return open;
  const paired = isRoundOver(tournament) ? pairRound(tournament) : undefined;
  if (paired?.ok !== true || !paired.value.some((each) => areComputers(tournament, each))) {
    return undefined;
  }
  return { pairings: paired.value.map(({ first, second }) => [first, second]) };
}

/** A pairing of two, and its place. */
interface OpenTable {
  readonly round: number;
  readonly table: number;
  readonly pair: readonly [number, number];
}

/** The first pairing between computers in the last round that has no result. */
function openTable(tournament: Tournament): OpenTable | undefined {
  const round = tournament.rounds.length - 1;
  const pairings = tournament.rounds[round] ?? [];
  const table = pairings.findIndex(
    (pairing) => pairing.won === undefined && areComputers(tournament, pairing),
  );
  const { first, second = null } = pairings[table] ?? {};
  return first === undefined || second === null
    ? undefined
    : { round, table, pair: [first, second] };
}

/** Whether two computers or programs meet. */
export function areComputers({ entrants }: Tournament, { first, second }: Pairing): boolean {
  return (
    second !== null &&
    [first, second].every((number) => entrants[number]?.player.kind === 'computer')
  );
}

/** Plays the games of a pairing. @returns undefined if it was stopped. */
async function playPairing(
  { rules: { game: id, settings: differing, bestOf, seed = 0 }, entrants }: Tournament,
  { round, table, pair: [first, second] }: OpenTable,
  { choose, signal, progress }: RunOptions,
): Promise<Pick<ResultLine, 'won' | 'forfeits'> | undefined> {
  const game = gameOf(id);
  const settings = defaultSettings(game.settings, differing);
  const rules = game.rules(settings);
  const pair = [Math.min(first, second), Math.max(first, second)] as const;
  let points = 0;
  const forfeits: ForfeitedGame[] = [];
  for (let number = 0; number < bestOf; number++) {
    progress(round, table, number);
    const { seated, own } = seatedIn(number, 2, pair);
    const played = await playOut(
      rules,
      settings,
      seated,
      seedOfGame(seed, pair, number),
      (entrant, match, moveSeed) => {
        signal.throwIfAborted();
        const player = entrants[entrant]?.player;
        if (player?.kind !== 'computer') throw new RangeError('Only computers play by themselves.');
        return choose(player, id, match, moveSeed, signal);
      },
    ).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    if (played === undefined) return undefined;
    points += pointsOf(played, own);
    const { forfeit } = played;
    if (forfeit !== undefined) {
      const loser = seated[forfeit.seat] === first ? 0 : 1;
      forfeits.push({ loser, how: forfeit.by.forfeit });
    }
  }
  const others = bestOf - points;
  return {
    won: pair[0] === first ? [points, others] : [others, points],
    ...(forfeits.length > 0 && { forfeits }),
  };
}
