import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
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
  settingsFrom,
  wholeNumber,
  withJson,
  withSettings,
} from '../options.ts';
import { Refusal } from '../refusal.ts';
import { scoreInterval } from '../score-interval.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';

/** Where repetition ends no game, this does: it counts as a draw. */
const longestGame = 1000;

interface VersusOptions {
  readonly one: string;
  readonly two: string;
  readonly games: string;
  readonly seed?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

/** `versus GAME --one LEVEL --two LEVEL`: computer against computer, sides alternating. */
export function addVersus(program: Command, terminal: Terminal): void {
  const command = program
    .command('versus')
    .description('let two computers play each other')
    .argument('<game>')
    .requiredOption('--one <level>', 'easy, medium or hard; begins the first game')
    .requiredOption('--two <level>', 'easy, medium or hard; begins the second game, and so on')
    .option('--games <n>', 'how many', '100')
    .option('--seed <n>', 'makes the games come out the same again');
  withJson(withSettings(command)).action((id: string, options: VersusOptions) => {
    const game = gameNamed(id);
    const settings = settingsFrom(game, options.set);
    const levels = [difficultyFrom('--one', options.one), difficultyFrom('--two', options.two)];
    const count = wholeNumber('--games', options.games, 1, 1_000_000);
    const seed =
      options.seed === undefined
        ? randomInt(largestSeed)
        : wholeNumber('--seed', options.seed, 0, largestSeed);
    const tally = playAll(game, settings, levels, count, seededRandom(seed), terminal);
    const score = (tally.wins + tally.draws / 2) / count;
    const interval = scoreInterval(score, count);
    const [one, two] = levels;
    terminal.print(
      options.json
        ? JSON.stringify({
            game: game.id,
            settings,
            one,
            two,
            games: count,
            seed,
            ...tally,
            score,
            interval,
          })
        : `${String(one)} against ${String(two)}: ${tally.wins} won, ${tally.draws} drawn, ${tally.losses} lost of ${count} (seed ${seed}); score ${percent(score)}, 95% interval ${interval.map(percent).join(' to ')}.`,
    );
  });
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
  count: number,
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
  for (let number = 0; number < count; number++) {
    terminal.progress(`Game ${number + 1} of ${count} …`);
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

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
