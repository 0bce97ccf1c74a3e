import type { Game } from '../../engine/game.ts';
import { pliesOf, positionOf, type Match } from '../../engine/match/match.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { differingSettings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';

/** An option that a program has. */
export interface ProgramOption {
  readonly name: string;
  /** The values that it lists. */
  readonly values: readonly string[];
}

/** The option of a line `name <name> type <type> … var <value> …`; undefined if it is none. */
export function optionIn(line: string): ProgramOption | undefined {
  const found = /^option name (.+?) type (.+)$/.exec(line.trim());
  if (found === null) return undefined;
  const [, name = '', more = ''] = found;
  return { name, values: [...more.matchAll(/ var (\S+)/g)].map(([, value = '']) => value) };
}

/**
 * The lines that set the game and its settings. A program without an option `Game` is taken to play whatever it is given.
 *
 * @returns why the program can't play the game, if it says so.
 */
export function setUpLines(
  program: string,
  options: readonly ProgramOption[],
  game: Game,
  settings: Match<unknown, unknown>['settings'],
): Result<readonly string[]> {
  const optionNamed = (name: string) =>
    options.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const games = optionNamed('Game');
  if (games === undefined) return success([]);
  const known = games.values.includes(game.id);
  if (!known) return failure(message('ugi.other-game', { program, game: game.id }));
  const lines = [`setoption name ${games.name} value ${game.id}`];
  const differing = differingSettings(game.settings, settings);
  for (const { name, default: standard } of game.settings) {
    const option = optionNamed(`${game.id}.${name}`);
    const isKnown = option !== undefined;
    if (!isKnown && Object.hasOwn(differing, name)) {
      return failure(message('ugi.other-rules', { program, setting: `${game.id}.${name}` }));
    }
    if (isKnown) {
      const value = String(settings[name] ?? standard);
      lines.push(`setoption name ${option.name} value ${value === '' ? '<empty>' : value}`);
    }
  }
  return success(lines);
}

/** Notation as one word: a space is written as an underscore, which no notation has. */
export function wordOf(notation: string): string {
  return notation.replaceAll(' ', '_');
}

/** The notation of a word, see {@link wordOf}. */
export function notationIn(word: string): string {
  return word.replaceAll('_', ' ');
}

/** The line that describes where a match stands: only what has happened, of chance too. */
export function positionLine(match: Match<unknown, unknown>): string {
  const { rules, start } = match;
  const plies = pliesOf(match).slice(0, match.at);
  const wordsBy = (isChance: boolean) =>
    plies.flatMap(({ seat, notation }) => ((seat === null) === isChance ? [wordOf(notation)] : []));
  const position = rules.formatPosition(start);
  const isUsual = position === rules.formatPosition(rules.start(0));
  const draws = wordsBy(true);
  const moves = wordsBy(false);
  return [
    'position',
    ...(isUsual ? ['startpos'] : ['fen', wordOf(position)]),
    ...(draws.length > 0 ? ['draws', ...draws] : []),
    ...(moves.length > 0 ? ['moves', ...moves] : []),
  ].join(' ');
}

/** The move that a program names. @returns why it can't be played, if it can't. */
export function moveIn(match: Match<unknown, unknown>, word: string): Result<unknown> {
  const { rules } = match;
  const position = positionOf(match);
  const move = rules.parseMove(position, notationIn(word));
  if (!move.ok) return move;
  const notation = rules.formatMove(position, move.value);
  const isLegal = rules
    .moves(position)
    .some((each) => rules.formatMove(position, each) === notation);
  return isLegal ? move : failure(message('ugi.no-move', { move: notation }));
}
