import { anyOf, listed, message, type Message, type Value } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { difficultyNames, difficultyOf } from '../capabilities/computer-players.ts';
import { findGame, games } from '../games.ts';
import { playerSchema, type Player } from '../match/players.ts';
import {
  defaultSettings,
  parseAssignment,
  asWritten,
  problemsWith,
  underOwnNames,
  type Settings,
} from '../settings/settings.ts';
import { largestSeed } from '../random.ts';
import { parseWholeNumber } from '../settings/whole-number.ts';
import { forfeits, type Forfeit } from '../match/forfeit.ts';
import type { Tag } from '../match/match.ts';
import { lengthAlong, type Line, type Place } from '../match/tree.ts';
import { Misplaced } from './misplaced.ts';

/** The format that this version writes. */
export const formatVersion = '1';

/** A tag, and its place in the text. */
export interface PlacedTag extends Tag {
  readonly at: number;
}

/** The head of a match. */
export interface MatchHeader {
  readonly game: string;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly tossed?: true;
  readonly guided?: 'now' | 'before';
  readonly seed?: number;
}

/** The head of a game. */
export interface GameHeader {
  readonly first: Seat;
  /** The position that was set up, as written. */
  readonly position: PlacedTag | undefined;
  /** The current place. */
  readonly ply: PlacedTag | undefined;
  /** Why the loser couldn't play on, if that decided the game. */
  readonly forfeit: Forfeit | undefined;
}

/** Whether a tag names a setting of the game. */
const isSetting = ({ name }: Tag): boolean => /^[a-z]/.test(name);

const playerTag = /^Player([1-9])(Type)?$/;

const ofMatch = ['Format', 'Game', 'Toss', 'Guide', 'Seed'];
const ofGame = ['Round', 'Position', 'First', 'Ply'];

/** The free tags, which are kept as they are. */
export function freeTags(tags: readonly PlacedTag[]): Tag[] {
  return tags.filter(isFreeTag).map(({ name, value }) => ({ name, value }));
}

/** The tag with a {@link Forfeit}; with any other value it is free. */
export const termination = 'Termination';

function forfeitIn({ name, value }: Tag): Forfeit | undefined {
  return name === termination ? forfeits.find((each) => each === value) : undefined;
}

/** Whether a tag has no meaning to the program. */
export function isFreeTag(tag: Tag): boolean {
  const { name } = tag;
  if (forfeitIn(tag) !== undefined) return false;
  return (
    /^[A-Z][A-Za-z0-9_]*$/.test(name) &&
    !playerTag.test(name) &&
    ![...ofMatch, ...ofGame].includes(name)
  );
}

/**
 * Reads the head of a match.
 *
 * @param rewritten - called with how a setting is written that the tags have in another way.
 * @throws Misplaced
 */
export function readMatchHeader(
  tags: readonly PlacedTag[],
  rewritten: (how: Message) => void,
): MatchHeader & { readonly rules: Rules<unknown, unknown> } {
  refuseSecond(tags);
  const format = find(tags, 'Format');
  if (format !== undefined && format.value !== formatVersion) {
    throw new Misplaced(
      message('duel.format', { format: format.value, known: formatVersion }),
      format.at,
    );
  }
  const named = find(tags, 'Game');
  if (named === undefined) throw new Misplaced(message('duel.no-game'), tags[0]?.at ?? 0);
  const game = findGame(named.value);
  if (game === undefined) {
    const known = anyOf(games.map(({ id }) => id));
    throw new Misplaced(
      message('record.unknown-game', { game: named.value, games: known }),
      named.at,
    );
  }
  const chosen = tags.filter(isSetting);
  const typed: Settings = {
    ...defaultSettings(game.settings),
    ...underOwnNames(
      game.settings,
      Object.fromEntries(
        chosen.map(({ name, value, at }) => {
          const assignment = parseAssignment(game, `${name}=${value}`);
          if (!assignment.ok) throw new Misplaced(assignment.error, at);
          return assignment.value;
        }),
      ),
    ),
  };
  const [problem] = problemsWith(game, typed);
  if (problem !== undefined) {
    const at = chosen.find(({ name }) => name === problem.name)?.at ?? named.at;
    throw new Misplaced(problem.message, at);
  }
  const { settings, rewritten: differing } = asWritten(game, typed);
  for (const each of differing) rewritten(each.message);
  const rules = game.rules(settings);
  const seed = find(tags, 'Seed');
  const guided = readGuided(tags);
  return {
    game: game.id,
    rules,
    settings,
    players: readPlayers(tags, rules.seats),
    ...(isSaid(tags, 'Toss') && { tossed: true as const }),
    ...(guided && { guided }),
    ...(seed && { seed: numberIn(seed, 0, largestSeed) }),
  };
}

function readGuided(tags: readonly PlacedTag[]): 'now' | 'before' | undefined {
  const tag = find(tags, 'Guide');
  if (tag === undefined) return undefined;
  if (tag.value !== 'yes' && tag.value !== 'earlier')
    throw badValue(tag, anyOf(['yes', 'earlier']));
  return tag.value === 'yes' ? 'now' : 'before';
}

/** Whether a tag says yes. @throws Misplaced if it says anything else. */
function isSaid(tags: readonly PlacedTag[], name: string): boolean {
  const tag = find(tags, name);
  if (tag !== undefined && tag.value !== 'yes') throw badValue(tag, 'yes');
  return tag !== undefined;
}

/**
 * Reads the head of a game.
 *
 * @param round - the number of the game in its match, from 1.
 * @throws Misplaced
 */
export function readGameHeader(
  tags: readonly PlacedTag[],
  seats: number,
  round: number,
): GameHeader {
  if (round > 1) {
    refuseSecond(tags);
    const strange = tags.find(
      (tag) => !isFreeTag(tag) && ![...ofGame, termination].includes(tag.name),
    );
    if (strange !== undefined) {
      throw new Misplaced(message('duel.tag-of-match', { name: strange.name }), strange.at);
    }
  }
  const counted = find(tags, 'Round');
  if (counted !== undefined && counted.value !== String(round)) {
    throw badValue(counted, String(round));
  }
  const first = find(tags, 'First');
  const position = find(tags, 'Position');
  const seat = first === undefined ? 0 : numberIn(first, 1, seats) - 1;
  const forfeit = tags.map(forfeitIn).find((each) => each !== undefined);
  return { first: seat, position, ply: find(tags, 'Ply'), forfeit };
}

/** The whole number of a tag. @throws Misplaced */
function numberIn(tag: PlacedTag, min: number, max: number): number {
  const number = parseWholeNumber(tag.value, min, max);
  if (number !== undefined) return number;
  throw badValue(tag, message('duel.range', { min, max }));
}

/**
 * The place of a tag: a number of plies, such as `5`, behind the path to a variation, if any. `3/1 5` is ply 5 in the first
 * variation after three plies of the main line.
 *
 * @throws Misplaced if there is no such place.
 */
export function placeOf(tag: PlacedTag, moves: Line): Place {
  const refs = tag.value.split(' ');
  const last = refs.pop() ?? '';
  const path = refs.map((ref) => {
    const [, ply, variation] = /^(\d{1,6})\/(\d{1,6})$/.exec(ref) ?? [];
    return { ply: Number(ply), variation: Number(variation) - 1 };
  });
  try {
    return { path, at: numberIn({ ...tag, value: last }, 0, lengthAlong(moves, path)) };
  } catch (error) {
    if (error instanceof RangeError) throw badValue(tag, message('duel.place'));
    throw error;
  }
}

/** Writes a place for {@link placeOf}. */
export function formatPlace({ path, at }: Place): string {
  return [...path.map(({ ply, variation }) => `${ply}/${variation + 1}`), at].join(' ');
}

function readPlayers(tags: readonly PlacedTag[], seats: number): Player[] {
  const beyond = tags.find(({ name }) => Number(playerTag.exec(name)?.[1] ?? 0) > seats);
  if (beyond !== undefined) {
    throw new Misplaced(message('duel.player-beyond', { name: beyond.name, seats }), beyond.at);
  }
  return Array.from({ length: seats }, (_, seat) => {
    const name = find(tags, `Player${seat + 1}`);
    const type = find(tags, `Player${seat + 1}Type`);
    const difficulty = type && difficultyOf(type.value);
    if (type !== undefined && difficulty === undefined && type.value !== 'person') {
      throw badValue(type, listed(['person', ...difficultyNames]));
    }
    const player = playerSchema.safeParse({
      ...(difficulty === undefined ? { kind: 'person' } : { kind: 'computer', difficulty }),
      ...(name && { name: name.value }),
    });
    if (player.success) return player.data;
    throw new Misplaced(message('duel.player-name'), name?.at ?? 0);
  });
}

function badValue({ name, value, at }: PlacedTag, allowed: Value): Misplaced {
  return new Misplaced(message('duel.bad-value', { name, value, allowed }), at);
}

/** Only free tags may occur more than once. */
function refuseSecond(tags: readonly PlacedTag[]): void {
  const known = new Set<string>();
  for (const tag of tags) {
    if (isFreeTag(tag)) continue;
    if (known.has(tag.name)) {
      throw new Misplaced(message('duel.second-tag', { name: tag.name }), tag.at);
    }
    known.add(tag.name);
  }
}

function find(tags: readonly PlacedTag[], name: string): PlacedTag | undefined {
  return tags.find((tag) => tag.name === name);
}
