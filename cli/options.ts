import { Option, type Command } from 'commander';
import {
  difficultyNames,
  difficultyOf,
  erringNames,
  isOffered,
  type Difficulty,
} from '../engine/capabilities/computer-players.ts';
import { namedComputersOf } from '../engine/computer/characters.ts';
import type { Game, Rules } from '../engine/game.ts';
import { findGame, games } from '../engine/games.ts';
import {
  asWritten,
  defaultSettings,
  parseAssignment,
  problemsWith,
  underOwnNames,
  type Setting,
  type SettingRules,
  type Settings,
} from '../engine/settings/settings.ts';
import { rewrittenAs } from '../engine/settings/rewritten.ts';
import { parseWholeNumber } from '../engine/settings/whole-number.ts';
import {
  anyOf,
  listed,
  message,
  type ListValue,
  type Message,
  type Value,
} from '../words/message.ts';
import type { Words } from '../words/say.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/** Adds `--set name=value`, which can be given more than once. */
export function withSettings(command: Command, words: Words): Command {
  const assignment = words.text('cli.placeholder.assignment');
  return command.addOption(
    new Option(`--set <${assignment}>`, words.text('cli.help.settings'))
      .argParser(collected)
      .default([]),
  );
}

/** The values of an option that can be given more than once. */
export function collected(text: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, text];
}

/** Adds `--json`. */
export function withJson(command: Command, words: Words): Command {
  return command.option('--json', words.text('cli.help.json'));
}

/** The game of an id. @throws UserError naming the games. */
export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === undefined) {
    throw new UserError(message('cli.refused.unknown-game', { game: id, games: gameIds() }));
  }
  return game;
}

/** The ids of all games, for a sentence. */
export function gameIds(): ListValue {
  return listed(games.map(({ id }) => id));
}

/**
 * Checked settings from `name=value` texts; the last one for a name counts. The next answer says if a text is written in
 * another way.
 *
 * @param base - the values of other settings.
 * @throws UserError with the setting, the value and what is allowed.
 */
export function settingsFrom(
  terminal: Pick<Terminal, 'rewritten'>,
  game: SettingRules,
  assignments: readonly string[],
  base: Settings = defaultSettings(game.settings),
): Settings {
  const given = assignments.map((text) => {
    const assignment = parseAssignment(game, text);
    if (!assignment.ok) throw new UserError(assignment.error);
    return assignment.value;
  });
  const typed: Settings = {
    ...base,
    ...underOwnNames(game.settings, Object.fromEntries(given)),
  };
  const [problem] = problemsWith(game, typed);
  if (problem !== undefined) throw new UserError(problem.message);
  const { settings, rewritten } = asWritten(game, typed);
  for (const { message } of rewritten) terminal.rewritten(message);
  return settings;
}

/** A whole number in a range. @throws UserError naming the option, the value and the range. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  return wholeNumberOr(option, text, min, max, []);
}

/** A whole number in a range, or one of some words. @throws UserError naming option, value and both. */
export function wholeNumberOr<Word extends string>(
  option: string,
  text: string,
  min: number,
  max: number,
  words: readonly Word[],
): number | Word {
  const meant = words.find((word) => word === text) ?? parseWholeNumber(text, min, max);
  if (meant !== undefined) return meant;
  throw badValue(
    option,
    text,
    words.length === 0
      ? message('cli.allowed.whole-number', { min, max })
      : message('cli.allowed.whole-number-or', { min, max, words: anyOf(words) }),
  );
}

/** A share of the points, above 0 and up to ½. @throws UserError naming the option and the value. */
export function shareOf(option: string, text: string): number {
  const share = /^0?\.\d+$/.test(text) ? Number(text) : 0;
  if (share > 0 && share <= 0.5) return share;
  throw badValue(option, text, message('cli.allowed.share'));
}

/** A computer's strength. @throws UserError naming the option, the value and what is allowed. */
export function difficultyFrom(option: string, text: string): Difficulty {
  const difficulty = difficultyOf(text);
  if (difficulty !== undefined) return difficulty;
  throw badValue(option, text, listed(difficultyNames));
}

/**
 * A computer that makes sense in a game.
 *
 * @param others - further names, such as computers that only serve for comparison.
 * @throws UserError naming the option, the value and what is allowed.
 */
export function computerFrom(
  option: string,
  text: string,
  rules: Rules<unknown, unknown>,
  others: readonly string[] = [],
): Difficulty {
  const computers = namedComputersOf(rules);
  const difficulty = difficultyOf(text);
  if (difficulty !== undefined && isOffered(difficulty, computers)) return difficulty;
  throw badValue(option, text, listed([...new Set([...computers, erringNames, ...others])]));
}

/** One of some words. @throws UserError naming the option, the value and what is allowed. */
export function oneOf<Word extends string>(
  option: string,
  text: string,
  words: readonly Word[],
): Word {
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw badValue(option, text, listed(words));
}

/** The error about an option's bad value. */
export function badValue(option: string, text: string, allowed: Value): UserError {
  return new UserError(message('cli.refused.value', { option, text, allowed }));
}

/** The differences from the defaults, in words. */
export function settingsInWords(
  definitions: readonly Setting[],
  settings: Settings,
): ListValue | Message {
  const changed = definitions
    .filter((setting) => settings[setting.name] !== setting.default)
    .map(({ name }) => `${name}=${String(settings[name])}`);
  return changed.length === 0 ? message('cli.solve.default-settings') : listed(changed);
}

/** A position as the user typed it; the next answer says if it is written in another way. @throws UserError */
export function typedPosition(
  rules: Rules<unknown, unknown>,
  text: string,
  terminal: Terminal,
): unknown {
  const parsed = rules.parsePosition(text);
  if (!parsed.ok) throw new UserError(parsed.error);
  terminal.rewritten(rewrittenAs(text, rules.formatPosition(parsed.value)));
  return parsed.value;
}
