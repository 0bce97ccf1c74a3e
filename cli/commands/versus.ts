import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { largestSeed } from '../../engine/random.ts';
import {
  difficultyFrom,
  gameNamed,
  oneOf,
  settingsFrom,
  shareOf,
  wholeNumber,
  withJson,
  withSettings,
} from '../options.ts';
import { Refusal } from '../refusal.ts';
import type { Terminal } from '../terminal.ts';
import { playContest } from '../versus/contest.ts';
import { playOneByOne } from '../versus/one-by-one.ts';
import type { GoesOn } from '../versus/report.ts';

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

/** `versus GAME --one LEVEL --two LEVEL`: computer against computer, sides alternating. */
export function addVersus(program: Command, terminal: Terminal): void {
  const command = program
    .command('versus')
    .description('let two computers play each other')
    .argument('<game>')
    .requiredOption('--one <level>', 'easy, medium, hard, or in Digit Conquest lookahead')
    .requiredOption('--two <level>', 'who plays against it; who begins alternates')
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
    const { one, two } = options;
    const contest = game.rules(settings).contest?.();
    const report =
      contest === undefined
        ? playOneByOne(
            game,
            settings,
            [difficultyFrom('--one', one), difficultyFrom('--two', two)],
            goesOn,
            seed,
            terminal,
          )
        : playContest(
            contest,
            [oneOf('--one', one, contest.players), oneOf('--two', two, contest.players)],
            goesOn,
            seed,
            terminal,
          );
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
  const share = shareOf('--within', within);
  return (played, reach) => reach > share && played < mostGames;
}
