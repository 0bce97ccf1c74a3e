import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import type { Contest, Score } from '../../engine/contest.ts';
import type { Difficulty } from '../../engine/players.ts';
import type { Game } from '../../engine/game.ts';
import { playIn, positionOf, settleChance, startMatch, turnOf } from '../../engine/match.ts';
import { seededRandom, type Random } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings.ts';
import { computersFor, type Computer } from '../computers.ts';
import {
  difficultyFrom,
  gameNamed,
  largestSeed,
  oneOf,
  settingsFrom,
  wholeNumber,
  withJson,
  withSettings,
} from '../options.ts';
import { Refusal } from '../refusal.ts';
import { scoreInterval } from '../score-interval.ts';
import { inFull, solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';

/** Where repetition ends no game, this does: it counts as a draw. */
const longestGame = 1000;

/** How many games are played where nothing is said, and at most. */
const usualGames = 100;
const mostGames = 1_000_000;

interface VersusOptions {
  readonly one: string;
  readonly two: string;
  readonly games?: string;
  readonly within?: string;
  readonly seed?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

/** Says after each game, or pair of games, whether another one is to be played. */
type GoesOn = (games: number, within: number) => boolean;

/** `versus GAME --one LEVEL --two LEVEL`: computer against computer, sides alternating. */
export function addVersus(program: Command, terminal: Terminal): void {
  const command = program
    .command('versus')
    .description('let two computers play each other')
    .argument('<game>')
    .requiredOption('--one <level>', 'easy, medium or hard; begins the first game')
    .requiredOption('--two <level>', 'easy, medium or hard; begins the second game, and so on')
    .option('--games <n>', `how many (default: ${usualGames})`)
    .option('--within <share>', 'as many as it takes until the score is sure to within this')
    .option('--seed <n>', 'makes the games come out the same again');
  withJson(withSettings(command)).action((id: string, options: VersusOptions) => {
    const game = gameNamed(id);
    const settings = settingsFrom(game, options.set);
    const goesOn = untilFrom(options);
    const seed =
      options.seed === undefined
        ? randomInt(largestSeed)
        : wholeNumber('--seed', options.seed, 0, largestSeed);
    const contest = game.rules(settings).contest?.();
    const report =
      contest === undefined
        ? playOneByOne(game, settings, options, goesOn, seed, terminal)
        : playContest(contest, options, goesOn, seed, terminal);
    const { one, two } = options;
    const { sentence, ...figures } = report;
    terminal.print(
      options.json
        ? JSON.stringify({ game: game.id, settings, one, two, seed, ...figures })
        : `${one} against ${two}: ${sentence}`,
    );
  });
}

/** When to stop. @throws Refusal */
function untilFrom({ games, within }: VersusOptions): GoesOn {
  if (within === undefined) {
    const count = wholeNumber('--games', games ?? String(usualGames), 1, mostGames);
    return (played) => played < count;
  }
  if (games !== undefined) {
    throw new Refusal('--games and --within contradict each other: say only one of them.');
  }
  const share = /^0?\.\d+$/.test(within) ? Number(within) : 0;
  if (share <= 0 || share > 0.5) {
    throw new Refusal(`--within can't be "${within}". Allowed: a share such as 0.01, up to 0.5.`);
  }
  return (played, reach) => reach > share && played < mostGames;
}

/** How it came out: the figures, and a sentence that says them. */
interface Report {
  readonly games: number;
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly sentence: string;
}

/** Pairs of games with luck taken off. */
function playContest(
  contest: Contest,
  { one, two }: VersusOptions,
  goesOn: GoesOn,
  seed: number,
  terminal: Terminal,
): Report & Omit<Score, 'score' | 'within'> {
  for (const [option, level] of [['--one', one] as const, ['--two', two] as const]) {
    oneOf(option, level, contest.players);
  }
  const { score, within, ...rest } = contest.play([one, two], seed, (soFar) => {
    if (soFar.games % 100 === 0) terminal.progress(`${inFull(soFar.games)} games …`);
    return goesOn(soFar.games, soFar.within);
  });
  terminal.progressDone();
  const { games, turns, won, wonWithin } = rest;
  const sentence =
    `score ${percent(score, 2)} ± ${percent(within, 2)} with luck taken off, ` +
    `${percent(won)} ± ${percent(wonWithin)} with it, in ${inFull(games)} games ` +
    `of ${turns.toFixed(0)} turns on average (seed ${seed}). ${contest.note}`;
  return { score, interval: [score - within, score + within], ...rest, sentence };
}

/** One game after the other. */
function playOneByOne(
  game: Game,
  settings: Settings,
  options: VersusOptions,
  goesOn: GoesOn,
  seed: number,
  terminal: Terminal,
): Report & Tally {
  const levels = [difficultyFrom('--one', options.one), difficultyFrom('--two', options.two)];
  const tally = playAll(game, settings, levels, goesOn, seededRandom(seed), terminal);
  const games = gamesOf(tally);
  const score = scoreOf(tally);
  const interval = scoreInterval(score, games);
  const sentence =
    `${tally.wins} won, ${tally.draws} drawn, ${tally.losses} lost of ${games} (seed ${seed}); ` +
    `score ${percent(score)}, 95% interval ${interval.map((end) => percent(end)).join(' to ')}.`;
  return { games, ...tally, score, interval, sentence };
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
    throw new Refusal(
      `versus is for two players, and ${game.name} has ${rules.seats} under these settings.`,
    );
  }
  const computer = computersFor(rules, solvedLater(game, rules, terminal), levels);
  const tally: Tally = { wins: 0, draws: 0, losses: 0, cutShort: 0 };
  for (let number = 0; goesOn(number, reachOf(tally)); number++) {
    terminal.progress(`Game ${number + 1} …`);
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
  let match = settleChance(startMatch(game.rules(settings), settings, 0), random);
  while (match.at < longestGame) {
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

function percent(share: number, places = 1): string {
  return `${(100 * share).toFixed(places)}%`;
}
