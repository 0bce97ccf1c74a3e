import { Option, type Command } from 'commander';
import { difficulties, type Difficulty } from '../engine/players.ts';
import type { Game } from '../engine/game.ts';
import { findGame, games } from '../engine/games.ts';
import {
  defaultSettings,
  parseAssignment,
  problemsWith,
  type Setting,
  type SettingRules,
  type Settings,
} from '../engine/settings.ts';
import { parseWholeNumber } from '../engine/whole-number.ts';
import { Refusal } from './refusal.ts';

/** Adds `--set name=value`, which can be given more than once. */
export function withSettings(command: Command): Command {
  return command.addOption(
    new Option('--set <name=value>', 'a setting of the game, see `rules`; can be repeated')
      .argParser((text: string, earlier: readonly string[]) => [...earlier, text])
      .default([], 'none'),
  );
}

/** Adds `--json`. */
export function withJson(command: Command): Command {
  return command.option('--json', 'print one JSON object');
}

/** The game of that id. @throws Refusal naming the games there are. */
export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Refusal(`There is no game "${id}". Games: ${gameIds()}.`);
  return game;
}

/** The ids of all games, for a sentence. */
export function gameIds(): string {
  return games.map(({ id }) => id).join(', ');
}

/**
 * Checked settings from `name=value` texts; of two for the same name the last one counts.
 *
 * @param base - what stands where nothing is said.
 * @throws Refusal with the setting, the value and what is allowed.
 */
export function settingsFrom(
  game: SettingRules,
  assignments: readonly string[],
  base: Settings = defaultSettings(game.settings),
): Settings {
  const given = assignments.map((text) => {
    const assignment = parseAssignment(game.settings, text);
    if (!assignment.ok) throw new Refusal(assignment.error);
    return assignment.value;
  });
  const settings: Settings = { ...base, ...Object.fromEntries(given) };
  const [problem] = problemsWith(game, settings);
  if (problem !== undefined) throw new Refusal(problem.sentence);
  return settings;
}

/** A whole number in a range. @throws Refusal naming the option, the value and the range. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  return wholeNumberOr(option, text, min, max, []);
}

/** A whole number in a range, or one of some words. @throws Refusal naming option, value and both. */
export function wholeNumberOr<Word extends string>(
  option: string,
  text: string,
  min: number,
  max: number,
  words: readonly Word[],
): number | Word {
  const meant = words.find((word) => word === text) ?? parseWholeNumber(text, min, max);
  if (meant !== undefined) return meant;
  const allowed = [`a whole number from ${min} to ${max}`, ...words].join(', or ');
  throw new Refusal(`${option} can't be "${text}". Allowed: ${allowed}.`);
}

/** A share of the points, above 0 and up to ½. @throws Refusal naming the option and the value. */
export function shareOf(option: string, text: string): number {
  const share = /^0?\.\d+$/.test(text) ? Number(text) : 0;
  if (share > 0 && share <= 0.5) return share;
  throw new Refusal(`${option} can't be "${text}". Allowed: a share such as 0.01, up to 0.5.`);
}

/** A computer's strength. @throws Refusal naming the option, the value and what is allowed. */
export function difficultyFrom(option: string, text: string): Difficulty {
  return oneOf(option, text, difficulties);
}

/** One of some words. @throws Refusal naming the option, the value and what is allowed. */
export function oneOf<Word extends string>(
  option: string,
  text: string,
  words: readonly Word[],
): Word {
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw new Refusal(`${option} can't be "${text}". Allowed: ${words.join(', ')}.`);
}

/** What differs from the defaults, in words. */
export function settingsInWords(definitions: readonly Setting[], settings: Settings): string {
  const changed = definitions
    .filter((setting) => settings[setting.name] !== setting.default)
    .map(({ name }) => `${name}=${String(settings[name])}`);
  return changed.length === 0 ? 'default settings' : changed.join(', ');
}
