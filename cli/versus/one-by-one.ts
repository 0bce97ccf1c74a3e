import type { Game } from '../../engine/game.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { mostPlies } from '../../engine/match/cut-short.ts';
import { seededRandom, type Random } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import { computersFor } from '../computers.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { playMatch, seatedIn } from './play-match.ts';
import { scoreInterval, type KeepPlaying, type Report } from './report.ts';

/**
 * Plays one game after the other, sides alternating. With more than two seats, the first computer takes each seat in turn,
 * and the second at all others.
 *
 * @throws UserError if one of them can't play this game.
 */
export function playOneByOne(
  game: Game,
  settings: Settings,
  levels: readonly [Difficulty, Difficulty],
  keepPlaying: KeepPlaying,
  seed: number,
  terminal: Terminal,
): Report & Tally {
  const tally = playAll(game, settings, levels, keepPlaying, seededRandom(seed), terminal);
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

/** The results of the first of two computers; games that were `cutShort` count as draws, too. */
interface Tally {
  wins: number;
  draws: number;
  losses: number;
  cutShort: number;
}

function playAll(
  game: Game,
  settings: Settings,
  levels: readonly [Difficulty, Difficulty],
  keepPlaying: KeepPlaying,
  random: Random,
  terminal: Terminal,
): Tally {
  const rules = game.rules(settings);
  const computer = computersFor(rules, solvedLater(game, rules, terminal), levels);
  const tally: Tally = { wins: 0, draws: 0, losses: 0, cutShort: 0 };
  for (let number = 0; keepPlaying(number, reachOf(tally, rules.seats)); number++) {
    terminal.progress(message('cli.versus.game', { number: number + 1 }));
    const { seated, own } = seatedIn(number, rules.seats, levels);
    const { winner } = playMatch(game, settings, seated, computer, random);
    if (winner === 'nobody') tally.draws++;
    else if (winner === own) tally.wins++;
    else if (winner !== 'cut short') tally.losses++;
    else {
      tally.draws++;
      tally.cutShort++;
    }
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
