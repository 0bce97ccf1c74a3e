import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import type { Game } from '../../engine/game.ts';
import type { Config } from '../../storage/config/config.ts';
import { largestSeed, seededRandom } from '../../engine/random.ts';
import { difficultyNames } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { atMainEnd } from '../../engine/match/match.ts';
import type { OpenedMatch } from '../../storage/library/kept-match.ts';
import { listed, message } from '../../words/message.ts';
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
import { drawsFrom } from '../draws/draws.ts';
import { keepIn, resumedMatch } from '../play/keeping.ts';
import { seatAssignments, seatPlayers, type Table } from '../conversations/seating.ts';
import { playMatch } from '../play/table.ts';
import { readOneRecord } from '../records.ts';
import type { Terminal } from '../terminal.ts';
import { matchesFolder, withUserData } from '../user-data.ts';
import { UserError } from '../user-error.ts';

interface PlayOptions {
  readonly set: readonly string[];
  readonly players?: string;
  readonly persons?: string;
  readonly difficulty?: string;
  readonly first?: string;
  readonly deck?: string;
  readonly seed?: string;
  readonly config?: string;
  readonly from?: string;
  /** An id; true for the option without one. */
  readonly resume?: string | true;
  readonly userData?: string;
}

/** `play GAME`: a match between persons and computers. */
export function addPlay(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('play')
    .description(words.text('cli.play.description'))
    .argument(`[${words.text('cli.placeholder.game')}]`, words.text('cli.play.game'))
    .option('--players <n>', words.text('cli.play.players'))
    .option('--persons <n>', words.text('cli.play.persons'))
    .option(
      `--difficulty <${words.text('cli.placeholder.level')}>`,
      words.text('cli.play.difficulty', { computers: listed(difficultyNames) }),
    )
    .option('--first <n>', words.text('cli.play.first'))
    .option(`--deck <${words.text('cli.placeholder.digits')}>`, words.text('cli.play.deck'))
    .option('--seed <n>', words.text('cli.play.seed'))
    .option(`--config <${words.text('cli.placeholder.file')}>`, words.text('cli.play.config'))
    .option(`--from <${words.text('cli.placeholder.file')}>`, words.text('cli.play.from'))
    .option(`--resume [${words.text('cli.placeholder.id')}]`, words.text('cli.play.resume'));
  withSettings(withUserData(command, words), words).action(
    async (id: string | undefined, options: PlayOptions) => {
      const { resume, userData } = options;
      const folder = matchesFolder(userData);
      const resumed =
        resume === undefined
          ? undefined
          : resumedMatch(folder, resume === true ? undefined : resume);
      const table = await tableAsked(id, options, resumed, terminal);
      refuseEndless(table);
      // A script's match doesn't belong among the user's, unless it names the folder.
      const isKept = resumed !== undefined || userData !== undefined || terminal.interactive;
      const keeping = isKept ? keepIn(folder, resumed, terminal) : undefined;
      await playMatch(table, terminal, keeping);
    },
  );
}

async function tableAsked(
  id: string | undefined,
  options: PlayOptions,
  resumed: OpenedMatch | undefined,
  terminal: Terminal,
): Promise<Table> {
  if (resumed !== undefined) {
    refuseBeside('--resume', id, options);
    return tableGoingOn(resumed.table, options);
  }
  return options.from === undefined
    ? tableFor(id, options, terminal)
    : tableFrom(options.from, id, options, terminal);
}

function tableFor(id: string | undefined, options: PlayOptions, terminal: Terminal): Table {
  const config =
    options.config === undefined
      ? undefined
      : readConfig(options.config, (notice) => terminal.warn(notice));
  const game = gameFor(id, config);
  const seatsAsked = options.players === undefined ? [] : seatAssignments(game, options.players);
  refuseContradiction(options.set, seatsAsked);
  const settings = settingsFrom(
    terminal,
    game,
    [...options.set, ...seatsAsked],
    config?.settings[game.id],
  );
  const { seats } = game.rules(settings);
  const kinds =
    options.persons === undefined
      ? (config?.players ?? personsAt(1))
      : personsAt(wholeNumber('--persons', options.persons, 0, seats));
  const strength =
    options.difficulty === undefined
      ? (config?.difficulty ?? [])
      : [difficultyFrom('--difficulty', options.difficulty)];
  const seed = seedFrom(options);
  const first =
    options.first === undefined
      ? (config?.first ?? 1)
      : wholeNumberOr('--first', options.first, 1, seats, ['random']);
  const players = seatPlayers(seats, kinds, strength);
  return {
    game,
    settings,
    players,
    first: first === 'random' ? seededRandom(seed).below(seats) : Math.min(first, seats) - 1,
    seed,
    draws: options.deck === undefined ? [] : drawsFrom(game, settings, options.deck),
  };
}

/** A match from a file, at the end of its main line. */
async function tableFrom(
  file: string,
  id: string | undefined,
  options: PlayOptions,
  terminal: Terminal,
): Promise<Table> {
  refuseBeside('--from', id, options);
  const from = await readOneRecord(file, terminal);
  return tableGoingOn({ ...from, match: atMainEnd(from.match) }, options);
}

function tableGoingOn(from: SeatedMatch, options: PlayOptions): Table {
  return {
    game: gameNamed(from.game),
    settings: from.match.settings,
    players: reseated(from.players, options),
    first: from.first,
    seed: seedFrom(options),
    draws: [],
    from,
  };
}

/** Refuses options that contradict a resumed match. */
function refuseBeside(
  one: '--from' | '--resume',
  id: string | undefined,
  { set, ...options }: PlayOptions,
): void {
  const { players, first, deck, config } = options;
  const others: Readonly<Record<string, string | undefined>> = {
    [id ?? '']: id,
    '--set': set[0],
    '--players': players,
    '--first': first,
    '--deck': deck,
    '--config': config,
    ...(one === '--resume' && { '--from': options.from }),
  };
  const other = Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (other === undefined) return;
  throw new UserError(message('cli.refused.contradiction', { one, other }));
}

/** The players with other persons and computers, if options ask for that. */
function reseated(players: readonly Player[], { persons, difficulty }: PlayOptions): Player[] {
  const kinds =
    persons === undefined
      ? players.map(({ kind }) => kind)
      : personsAt(wholeNumber('--persons', persons, 0, players.length));
  const strength =
    difficulty === undefined
      ? players.map((player) => (player.kind === 'computer' ? player.difficulty : 'medium'))
      : [difficultyFrom('--difficulty', difficulty)];
  return seatPlayers(players.length, kinds, strength).map((player, seat) => {
    const { kind, name } = players[seat] ?? {};
    // A computer does not take a person's name.
    return player.kind === kind && name !== undefined ? { ...player, name } : player;
  });
}

function seedFrom({ seed }: PlayOptions): number {
  return seed === undefined ? randomInt(largestSeed) : wholeNumber('--seed', seed, 0, largestSeed);
}

function refuseEndless({ game, settings, players }: Table): void {
  const { bestOf } = game.rules(settings).match;
  if (bestOf === 0 && players.every(({ kind }) => kind === 'computer')) {
    throw new UserError(message('cli.refused.endless'));
  }
}

function personsAt(count: number): 'person'[] {
  return Array.from({ length: count }, () => 'person');
}

function gameFor(id: string | undefined, config: Config | undefined): Game {
  const chosen = id ?? config?.game;
  if (chosen === undefined) {
    throw new UserError(message('cli.refused.no-game', { games: gameIds() }));
  }
  return gameNamed(chosen);
}

function refuseContradiction(assignments: readonly string[], seatsAsked: readonly string[]): void {
  const other = assignments.find(
    (text) => text.startsWith('players=') && seatsAsked.some((asked) => asked !== text),
  );
  if (other === undefined) return;
  throw new UserError(
    message('cli.refused.contradiction', { one: '--players', other: `--set ${other}` }),
  );
}
