import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { difficultyNames } from '../../engine/capabilities/computer-players.ts';
import { mostPlies } from '../../engine/match/cut-short.ts';
import type { Game } from '../../engine/game.ts';
import { largestSeed } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { listed, message } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import { aligned } from '../aligned.ts';
import {
  badValue,
  collected,
  gameNamed,
  settingsFrom,
  shareOf,
  wholeNumber,
  withJson,
  withSettings,
} from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { playContest } from '../versus/contest.ts';
import { crossTable, tableRows, usualPlayers } from '../versus/cross-table.ts';
import { playOneByOne } from '../versus/one-by-one.ts';
import { withPlayers, type ReadPlayer } from '../versus/players.ts';
import type { KeepPlaying } from '../versus/report.ts';

/** The default number of games, and the most. */
const usualGames = 100;
const usualInTable = 40;
const mostGames = 1_000_000;

/** The default time that a program gets for a move, and the most (ms). */
const usualMoveTime = 100;
const mostMoveTime = 3_600_000;

interface VersusOptions {
  readonly one?: string;
  readonly two?: string;
  readonly crossTable?: true;
  readonly player: readonly string[];
  readonly moveTime?: string;
  readonly games?: string;
  readonly within?: string;
  readonly seed?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

/** `versus GAME --one LEVEL --two LEVEL`: computer against computer, sides alternating; `--cross-table`: all against all. */
export function addVersus(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = withVersusOptions(program.command('versus'), words);
  withJson(withSettings(command, words), words).action((id: string, options: VersusOptions) => {
    const game = gameNamed(id);
    const settings = settingsFrom(terminal, game, options.set);
    const seed =
      options.seed === undefined
        ? randomInt(largestSeed)
        : wholeNumber('--seed', options.seed, 0, largestSeed);
    const moveTime = wholeNumber(
      '--move-time',
      options.moveTime ?? String(usualMoveTime),
      1,
      mostMoveTime,
    );
    return withPlayers(moveTime, (read) =>
      options.crossTable === true
        ? playTable({ game, settings, seed, options, read }, terminal)
        : playPair({ game, settings, seed, options, read }, command, terminal),
    );
  });
}

/** What is to be played. */
interface Asked {
  readonly game: Game;
  readonly settings: Settings;
  readonly seed: number;
  readonly options: VersusOptions;
  readonly read: ReadPlayer;
}

async function playTable(
  { game, settings, seed, options, read }: Asked,
  terminal: Terminal,
): Promise<void> {
  const { words } = terminal;
  const games = gamesInTable(options);
  const rules = game.rules(settings);
  const texts = options.player.length > 0 ? options.player : usualPlayers(rules);
  const [twice] = texts.filter((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined || texts.length < 2) {
    throw badValue('--player', twice ?? texts.join(), message('cli.versus.players-allowed'));
  }
  const players = texts.map((text) => read('--player', text, rules));
  const table = await crossTable(game, settings, players, games, seed, terminal);
  if (options.json) {
    terminal.printJson({ game: game.id, settings, ...table });
    return;
  }
  const { cutShort } = table;
  const plies = mostPlies(rules);
  const note = words.text('cli.versus.table-note', { games, seed, cutShort, plies });
  terminal.print(...aligned(tableRows(table, terminal)), note);
}

async function playPair(
  { game, settings, seed, options, read }: Asked,
  command: Command,
  terminal: Terminal,
): Promise<void> {
  const { words } = terminal;
  const level = words.text('cli.placeholder.level');
  if (options.player.length > 0) throw contradiction('--player', '--one');
  const keepPlaying = untilFrom(options);
  const one = given(command, '--one', options.one, level);
  const two = given(command, '--two', options.two, level);
  const rules = game.rules(settings);
  const contest = rules.computers?.contest?.();
  const report =
    contest !== undefined && [one, two].every((each) => contest.players.includes(each))
      ? playContest(contest, [one, two], keepPlaying, seed, terminal)
      : await playOneByOne(
          game,
          settings,
          [
            read('--one', one, rules, contest?.players),
            read('--two', two, rules, contest?.players),
          ],
          keepPlaying,
          seed,
          terminal,
        );
  const { summary, ...figures } = report;
  if (options.json) terminal.printJson({ game: game.id, settings, one, two, seed, ...figures });
  else terminal.print(words.text('cli.versus.result', { one, two, report: summary }));
}

function withVersusOptions(command: Command, words: Words): Command {
  const level = words.text('cli.placeholder.level');
  const share = words.text('cli.placeholder.share');
  return command
    .description(words.text('cli.versus.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .option(
      `--one <${level}>`,
      words.text('cli.versus.one', { computers: listed(difficultyNames) }),
    )
    .option(`--two <${level}>`, words.text('cli.versus.two'))
    .option('--cross-table', words.text('cli.versus.cross-table'))
    .option(`--player <${level}>`, words.text('cli.versus.player'), collected, [])
    .option('--move-time <ms>', words.text('cli.versus.move-time', { time: usualMoveTime }))
    .option(
      '--games <n>',
      words.text('cli.versus.games', { games: usualGames, inTable: usualInTable }),
    )
    .option(`--within <${share}>`, words.text('cli.versus.within'))
    .option('--seed <n>', words.text('cli.versus.seed'));
}

/** An option that is required without `--cross-table`. @throws UserError */
function given(command: Command, option: string, value: string | undefined, of: string): string {
  if (value !== undefined) return value;
  throw new UserError(
    message('cli.refused.missing-option', {
      command: command.name(),
      option: `${option} <${of}>`,
      usage: `${command.name()} ${command.usage()}`,
    }),
  );
}

/** How many games each pair of computers plays. @throws UserError */
function gamesInTable({ games, one, two, within }: VersusOptions): number {
  const other = Object.entries({ '--one': one, '--two': two, '--within': within }).find(
    ([, value]) => value !== undefined,
  );
  if (other !== undefined) {
    throw contradiction('--cross-table', other[0]);
  }
  return wholeNumber('--games', games ?? String(usualInTable), 1, mostGames);
}

/** When to stop. @throws UserError */
function untilFrom({ games, within }: VersusOptions): KeepPlaying {
  if (within === undefined) {
    const count = wholeNumber('--games', games ?? String(usualGames), 1, mostGames);
    return (played) => played < count;
  }
  if (games !== undefined) {
    throw contradiction('--games', '--within');
  }
  const share = shareOf('--within', within);
  return (played, reach) => reach > share && played < mostGames;
}

function contradiction(one: string, other: string): UserError {
  return new UserError(message('cli.refused.contradiction', { one, other }));
}
