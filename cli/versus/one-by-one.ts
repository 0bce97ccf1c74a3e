import type { Game } from '../../engine/game.ts';
import { mostPlies } from '../../engine/match/cut-short.ts';
import { playOut, pointsOf, seatedIn, seedOfGame } from '../../engine/match/play-out.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';
import { choosing, warnOfForfeit, type VersusPlayer } from './players.ts';
import { scoreInterval, type KeepPlaying, type Report } from './report.ts';

/**
 * Plays one game after the other, sides alternating. With more than two seats, the first player takes each seat in turn,
 * and the second all others.
 *
 * @throws UserError if one of them can't play this game.
 */
export async function playOneByOne(
  game: Game,
  settings: Settings,
  players: readonly [VersusPlayer, VersusPlayer],
  keepPlaying: KeepPlaying,
  seed: number,
  terminal: Terminal,
): Promise<Report & Tally> {
  const tally = await playAll(game, settings, players, keepPlaying, seed, terminal);
  const games = gamesOf(tally);
  const rules = game.rules(settings);
  const score = scoreOf(tally, rules.seats);
  const interval = scoreInterval(score, games);
  const { wins, draws, losses, cutShort } = tally;
  const [low, high] = interval;
  const summary = message('cli.versus.tally', {
    wins,
    draws: draws - cutShort,
    losses,
    cutShort,
    plies: mostPlies(rules),
    games,
    seed,
    score,
    low,
    high,
  });
  return { games, ...tally, score, interval, summary };
}

/** The results of the first of two players; games that were `cutShort` count as draws, too. */
interface Tally {
  wins: number;
  draws: number;
  losses: number;
  cutShort: number;
}

async function playAll(
  game: Game,
  settings: Settings,
  players: readonly [VersusPlayer, VersusPlayer],
  keepPlaying: KeepPlaying,
  seed: number,
  terminal: Terminal,
): Promise<Tally> {
  const rules = game.rules(settings);
  const choose = await choosing(game, settings, players, terminal);
  const tally: Tally = { wins: 0, draws: 0, losses: 0, cutShort: 0 };
  for (let number = 0; keepPlaying(number, reachOf(tally, rules.seats)); number++) {
    terminal.progress(message('cli.versus.game', { number: number + 1 }));
    const { seated, own } = seatedIn(number, rules.seats, players);
    const played = await playOut(rules, settings, seated, seedOfGame(seed, [0, 1], number), choose);
    warnOfForfeit(played, number, terminal);
    const { winner } = played;
    const points = pointsOf(played, own);
    if (points === 1) tally.wins++;
    else if (points === 0) tally.losses++;
    else tally.draws++;
    if (winner === 'cut short') tally.cutShort++;
  }
  terminal.progressDone();
  return tally;
}

function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** The score; a draw is shared by all seats. */
function scoreOf(tally: Tally, seats: number): number {
  return (tally.wins + tally.draws / seats) / gamesOf(tally);
}

/** Half the width of the interval. */
function reachOf(tally: Tally, seats: number): number {
  const games = gamesOf(tally);
  if (games === 0) return Infinity;
  const [low, high] = scoreInterval(scoreOf(tally, seats), games);
  return (high - low) / 2;
}
