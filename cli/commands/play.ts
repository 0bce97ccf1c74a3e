import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import type { Game } from '../../engine/game.ts';
import type { Config } from '../../engine/config.ts';
import { largestSeed, seededRandom } from '../../engine/random.ts';
import { readConfig } from '../config.ts';
import {
  difficultyFrom,
  gameIds,
  gameNamed,
  settingsFrom,
  wholeNumber,
  wholeNumberOr,
  withSettings,
} from '../options.ts';
import { personsAtFirst } from '../conversations/conversations.ts';
import { drawsFrom } from '../play/draws.ts';
import { seatAssignments, seatPlayers, type Table } from '../play/seating.ts';
import { playMatch } from '../play/table.ts';
import { Refusal } from '../refusal.ts';
import type { Terminal } from '../terminal.ts';

interface PlayOptions {
  readonly set: readonly string[];
  readonly players?: string;
  readonly persons?: string;
  readonly difficulty?: string;
  readonly first?: string;
  readonly deck?: string;
  readonly seed?: string;
  readonly config?: string;
}

/** `play GAME`: a match between persons and computers. */
export function addPlay(program: Command, terminal: Terminal): void {
  const command = program
    .command('play')
    .description('play a game, against the computer or another person')
    .argument('[game]', 'may be left out where the config file names one')
    .option('--players <n>', 'how many seats the table has, persons and computers together')
    .option(
      '--persons <n>',
      'how many of the seats are persons, from the first one on: 1 plays against the computer, ' +
        '2 lets two persons play each other, 0 shows computers among themselves (default: 2 in ' +
        'Summation Duel and Digit Conquest, otherwise 1)',
    )
    .option('--difficulty <level>', 'of the computers: easy, medium or hard (default: medium)')
    .option('--first <n>', 'which seat begins, or random (default: 1)')
    .option('--deck <digits>', 'the order in which cards are drawn, such as 7,5,8,9')
    .option('--seed <n>', 'makes chance and computers come out the same again')
    .option(
      '--config <file>',
      'the desktop program’s config file to start from; other options win over it',
    );
  withSettings(command).action(async (id: string | undefined, options: PlayOptions) => {
    await playMatch(tableFor(id, options, terminal), terminal);
  });
}

function tableFor(id: string | undefined, options: PlayOptions, terminal: Terminal): Table {
  const config =
    options.config === undefined
      ? undefined
      : readConfig(options.config, (sentence) => terminal.warn(sentence));
  const game = gameFor(id, config);
  const seatsAsked = options.players === undefined ? [] : seatAssignments(game, options.players);
  refuseContradiction(options.set, seatsAsked);
  const settings = settingsFrom(game, [...options.set, ...seatsAsked], config?.settings[game.id]);
  const { seats, match } = game.rules(settings);
  const kinds =
    options.persons === undefined
      ? (config?.players ?? personsAt(personsAtFirst(game.id)))
      : personsAt(wholeNumber('--persons', options.persons, 0, seats));
  const strength =
    options.difficulty === undefined
      ? (config?.difficulty ?? [])
      : [difficultyFrom('--difficulty', options.difficulty)];
  const seed =
    options.seed === undefined
      ? randomInt(largestSeed)
      : wholeNumber('--seed', options.seed, 0, largestSeed);
  const first =
    options.first === undefined
      ? (config?.first ?? 1)
      : wholeNumberOr('--first', options.first, 1, seats, ['random']);
  const players = seatPlayers(seats, kinds, strength);
  if (match.bestOf === 0 && players.every(({ kind }) => kind === 'computer')) {
    throw new Refusal(
      'With bestOf=0 computers among themselves would play for ever: set bestOf to a number of games, or let a person play.',
    );
  }
  return {
    game,
    settings,
    players,
    first: first === 'random' ? seededRandom(seed).below(seats) : Math.min(first, seats) - 1,
    seed,
    draws: options.deck === undefined ? [] : drawsFrom(game, settings, options.deck),
  };
}

function personsAt(count: number): 'person'[] {
  return Array.from({ length: count }, () => 'person');
}

function gameFor(id: string | undefined, config: Config | undefined): Game {
  const chosen = id ?? config?.game;
  if (chosen === undefined) throw new Refusal(`play needs a game. Games: ${gameIds()}.`);
  return gameNamed(chosen);
}

function refuseContradiction(assignments: readonly string[], seatsAsked: readonly string[]): void {
  const other = assignments.find(
    (text) => text.startsWith('players=') && seatsAsked.some((asked) => asked !== text),
  );
  if (other === undefined) return;
  throw new Refusal(`--players and --set ${other} contradict each other: say only one of them.`);
}
