import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { largestSeed } from '../../engine/random.ts';
import { message } from '../../words/message.ts';
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
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
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
  const { words } = terminal;
  const level = words.text('cli.placeholder.level');
  const share = words.text('cli.placeholder.share');
  const command = program
    .command('versus')
    .description(words.text('cli.versus.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .requiredOption(`--one <${level}>`, words.text('cli.versus.one'))
    .requiredOption(`--two <${level}>`, words.text('cli.versus.two'))
    .option('--games <n>', words.text('cli.versus.games', { games: usualGames }))
    .option(`--within <${share}>`, words.text('cli.versus.within'))
    .option('--seed <n>', words.text('cli.versus.seed'));
  withJson(withSettings(command, words), words).action((id: string, options: VersusOptions) => {
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
    const { told, ...figures } = report;
    terminal.print(
      options.json
        ? JSON.stringify({ game: game.id, settings, one, two, seed, ...figures })
        : words.text('cli.versus.result', { one, two, report: told }),
    );
  });
}

/** When to stop. @throws UserError */
function untilFrom({ games, within }: VersusOptions): GoesOn {
  if (within === undefined) {
    const count = wholeNumber('--games', games ?? String(usualGames), 1, mostGames);
    return (played) => played < count;
  }
  if (games !== undefined) {
    throw new UserError(
      message('cli.refused.contradiction', { one: '--games', other: '--within' }),
    );
  }
  const share = shareOf('--within', within);
  return (played, reach) => reach > share && played < mostGames;
}
