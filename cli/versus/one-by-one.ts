import type { Game } from '../../engine/game.ts';
import { playIn, positionOf, settleChance, startMatch, turnOf } from '../../engine/match.ts';
import type { Difficulty } from '../../engine/computer-players.ts';
import { seededRandom, type Random } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings.ts';
import { message } from '../../words/message.ts';
import { computersFor, type Computer } from '../computers.ts';
import { nameOf } from '../game-name.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import type { GoesOn, Report } from './report.ts';
import { scoreInterval } from './score-interval.ts';

/** Where repetition ends no game, this does: it counts as a draw. */
const longestGame = 1000;

/** With chance every game comes to an end, late as it may be. */
const longestWithChance = 100_000;

/**
 * Plays one game after the other, sides alternating.
 *
 * @throws UserError where more than two play, or where one of them can't play this game.
 */
export function playOneByOne(
  game: Game,
  settings: Settings,
  levels: readonly Difficulty[],
  goesOn: GoesOn,
  seed: number,
  terminal: Terminal,
): Report & Tally {
  const tally = playAll(game, settings, levels, goesOn, seededRandom(seed), terminal);
  const games = gamesOf(tally);
  const score = scoreOf(tally);
  const interval = scoreInterval(score, games);
  const { wins, draws, losses } = tally;
  const [low, high] = interval;
  const told = message('cli.versus.tally', { wins, draws, losses, games, seed, score, low, high });
  return { games, ...tally, score, interval, told };
}

/** Games as the first of two computers sees them; `cutShort` ones are among the draws. */
interface Tally {
  wins: number;
  draws: number;
  losses: number;
  cutShort: number;
}

function playAll(
  game: Game,
  settings: Settings,
  levels: readonly Difficulty[],
  goesOn: GoesOn,
  random: Random,
  terminal: Terminal,
): Tally {
  const rules = game.rules(settings);
  if (rules.seats !== 2) {
    throw new UserError(
      message('cli.refused.two-only', { game: nameOf(game), seats: rules.seats }),
    );
  }
  const computer = computersFor(rules, solvedLater(game, rules, terminal), levels);
  const tally: Tally = { wins: 0, draws: 0, losses: 0, cutShort: 0 };
  for (let number = 0; goesOn(number, reachOf(tally)); number++) {
    terminal.progress(message('cli.versus.game', { number: number + 1 }));
    const seated = number % 2 === 0 ? levels : levels.toReversed();
    const winner = winnerOf(game, settings, seated, computer, random);
    if (winner === 'nobody') tally.draws++;
    else if (winner === number % 2) tally.wins++;
    else if (winner !== 'cut short') tally.losses++;
    else {
      tally.draws++;
      tally.cutShort++;
    }
  }
  terminal.progressDone();
  return tally;
}

function winnerOf(
  game: Game,
  settings: Settings,
  seated: readonly Difficulty[],
  computer: Computer,
  random: Random,
): number | 'nobody' | 'cut short' {
  const rules = game.rules(settings);
  const longest = rules.chanceOutcomes === undefined ? longestGame : longestWithChance;
  let match = settleChance(startMatch(rules, settings, 0), random);
  while (match.at < longest) {
    const turn = turnOf(match);
    if (turn.kind === 'over') {
      return turn.outcome.kind === 'win' ? turn.outcome.winner : 'nobody';
    }
    const difficulty = turn.kind === 'player' ? seated[turn.seat] : undefined;
    if (difficulty === undefined) throw new RangeError('Nobody is to move here.');
    const move = computer(difficulty, positionOf(match), random);
    match = settleChance(playIn(match, move), random);
  }
  return 'cut short';
}

function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

function scoreOf(tally: Tally): number {
  return (tally.wins + tally.draws / 2) / gamesOf(tally);
}

/** How far the interval reaches from its middle. */
function reachOf(tally: Tally): number {
  const games = gamesOf(tally);
  if (games === 0) return Infinity;
  const [low, high] = scoreInterval(scoreOf(tally), games);
  return (high - low) / 2;
}
