import {
  difficultyNames,
  difficultyOf,
  erringIn,
  namedComputers,
  oftenest,
  seldomest,
  type Difficulty,
} from '../../engine/capabilities/computer-players.ts';
import type { Game } from '../../engine/game.ts';
import { games, gameOf } from '../../engine/games.ts';
import { largestSeed } from '../../engine/random.ts';
import { parseAssignment, type Setting, type Settings } from '../../engine/settings/settings.ts';
import { listed, message } from '../../words/message.ts';
import { badValue, oneOf, settingsFrom, wholeNumber } from '../options.ts';
import { UserError } from '../user-error.ts';

/** The value of the option `Computer` for which moves are rated rather than played by a character. */
const ratings = 'search';

/** The most moves that a search reports. */
const mostLines = 500;

const general = ['Game', 'Computer', 'MultiPV', 'Seed'] as const;

const ids = games.map(({ id }) => id);

/** The options of the engine. One named after a setting, such as `chopsticks.fingers`, belongs to that game. */
export class UgiOptions {
  game: Game = gameOf(ids[0] ?? '');
  /** Undefined to rate the moves. */
  computer: Difficulty | undefined;
  /** The number of moves that a search reports. */
  lines = 1;
  /** 0 to choose another one for every search. */
  seed = 0;
  /** For each game the texts `name=value` by name. */
  readonly #assignments = new Map<string, Map<string, string>>(ids.map((id) => [id, new Map()]));

  /**
   * Sets an option. Settings that can't be combined are refused when they are used, since the order of options is free.
   *
   * @returns whether the rules may be others from now on.
   * @throws UserError
   */
  set(option: string, value: string): boolean {
    switch (general.find((each) => isNamed(each, option))) {
      case 'Game':
        this.game = gameOf(oneOf('Game', value, ids));
        return true;
      case 'Computer':
        this.computer = computerNamed(value);
        return false;
      case 'MultiPV':
        this.lines = wholeNumber('MultiPV', value, 1, mostLines);
        return false;
      case 'Seed':
        this.seed = wholeNumber('Seed', value, 0, largestSeed);
        return false;
      case undefined:
        this.#setSetting(option, value);
        return true;
    }
  }

  /** The settings of the game. @throws UserError if they can't be combined. */
  settings(): Settings {
    const assignments = this.#assignments.get(this.game.id)?.values() ?? [];
    return settingsFrom({ rewritten: () => undefined }, this.game, [...assignments]);
  }

  #setSetting(option: string, value: string): void {
    for (const game of games) {
      const setting = game.settings.find(({ name }) => isNamed(optionName(game, name), option));
      if (setting === undefined) continue;
      const assignment = `${setting.name}=${value === empty ? '' : value}`;
      const read = parseAssignment(game, assignment);
      if (!read.ok) throw new UserError(read.error);
      this.#assignments.get(game.id)?.set(setting.name, assignment);
      return;
    }
    const own = this.game.settings.map(({ name }) => optionName(this.game, name));
    const options = listed([...general, ...own]);
    throw new UserError(
      message('cli.refused.unknown-option', { option, command: this.game.id, options }),
    );
  }
}

/** A value without characters, as UCI writes it. */
const empty = '<empty>';

function optionName({ id }: Game, setting: string): string {
  return `${id}.${setting}`;
}

/** Whether an option is meant: as in UCI, capital letters make no difference. */
function isNamed(option: string, text: string): boolean {
  return option.toLowerCase() === text.toLowerCase();
}

function computerNamed(value: string): Difficulty | undefined {
  if (value === ratings) return undefined;
  const computer = difficultyOf(value);
  if (computer === undefined)
    throw badValue('Computer', value, listed([ratings, ...difficultyNames]));
  return computer;
}

/** The lines that list all options. */
export function optionLines(): string[] {
  const erring = Array.from({ length: seldomest - oftenest + 1 }, (_, index) =>
    erringIn(oftenest + index),
  );
  return [
    optionLine('Game', combo(ids[0] ?? '', ids)),
    optionLine('Computer', combo(ratings, [ratings, ...namedComputers, ...erring])),
    optionLine('MultiPV', spin(1, 1, mostLines)),
    optionLine('Seed', spin(0, 0, largestSeed)),
    ...games.flatMap((game) =>
      game.settings.map((setting) => optionLine(optionName(game, setting.name), typeOf(setting))),
    ),
  ];
}

function optionLine(name: string, type: string): string {
  return `option name ${name} type ${type}`;
}

function typeOf(setting: Setting): string {
  switch (setting.kind) {
    case 'choice':
      return combo(setting.default, setting.options);
    case 'switch':
      return `check default ${setting.default}`;
    case 'text':
      return `string default ${setting.default || empty}`;
    case 'number': {
      const { min, max, also = min } = setting;
      return typeof also === 'string'
        ? `string default ${setting.default}`
        : spin(setting.default, Math.min(min, also), Math.max(max, also));
    }
  }
}

function combo(standard: string, values: readonly string[]): string {
  return [`combo default ${standard}`, ...values.map((value) => `var ${value}`)].join(' ');
}

function spin(standard: number, min: number, max: number): string {
  return `spin default ${standard} min ${min} max ${max}`;
}
