import { message, type Message } from '../../words/message.ts';
import { atEnd, turnOf, type Match, type Tag } from '../match/match.ts';
import { failure, success, type Result } from '../result.ts';
import type { Round } from '../match/series.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { countedUp, type Continued, type Line } from '../match/tree.ts';
import { limits, textLimits } from '../match/limits.ts';

/** The size of a match, as {@link limits} counts it. */
export interface Size {
  readonly parts: number;
  readonly characters: number;
}

const nothing: Size = { parts: 0, characters: 0 };

/** Why a match can't have a size; undefined if it can. */
export function problemWithSize({ parts, characters }: Size): Message | undefined {
  if (parts > limits.parts) return message('duel.too-many', { most: limits.parts });
  if (characters > limits.characters) {
    return message('duel.too-much-text', { most: limits.characters });
  }
  return undefined;
}

/** Why a match can't have a comment; undefined if it can. */
export function problemWithComment(comment = ''): Message | undefined {
  return comment.length > limits.comment
    ? message('duel.long-comment', { most: limits.comment })
    : undefined;
}

/** Why a move can't have a number of marks; undefined if it can. */
export function problemWithMarks(count = 0): Message | undefined {
  return count > limits.marks ? message('duel.too-many-marks', { most: limits.marks }) : undefined;
}

/** Why a match can't have a tag; undefined if it can. */
export function problemWithTag({ name, value }: Tag): Message | undefined {
  if (name.length > limits.tagName) return message('duel.long-tag', { most: limits.tagName });
  if (value.length > limits.tagValue) return message('duel.long-value', { most: limits.tagValue });
  return undefined;
}

/** The parts of a match that count. */
type Sized = Pick<SeatedMatch, 'match' | 'rounds' | 'tags'>;

/** The size of a match. */
export function sizeOfTable({ match, rounds = [], tags = [] }: Sized): Size {
  return sum([sizeOfTags(countedTags(tags)), sizeOfRounds(rounds), sizeOfGame(match)]);
}

/** Why a match is too large for the table, on which chance may add a ply at its end; undefined if it isn't. */
export function problemWithTable(table: Sized): Message | undefined {
  const isToDraw = turnOf(atEnd(table.match)).kind === 'chance';
  const { parts, characters } = sizeOfTable(table);
  return problemWithSize({ parts: parts + (isToDraw ? 1 : 0), characters });
}

/**
 * Accepts a change of a match.
 *
 * @returns a refusal if the match gets too large. It may always shrink.
 */
export function withinLimits<Of extends Sized>(before: Of, after: Of): Result<Of> {
  const problem =
    (after.rounds?.length ?? 0) < textLimits.games
      ? problemWithTable(after)
      : message('duel.too-many-games', { most: textLimits.games });
  if (problem === undefined) return success(after);
  const size = sizeOfTable(after);
  const { parts, characters } = sizeOfTable(before);
  const isMore = size.parts > parts || size.characters > characters;
  return isMore ? failure(message('duel.full', { problem })) : success(after);
}

/**
 * The tags that count. The program itself writes the title, the date and the comment at the head, so these always have
 * room.
 */
export function countedTags(tags: readonly Tag[]): readonly Tag[] {
  const known = new Set<string>();
  return tags.filter(({ name }) => {
    if ((name !== 'Event' && name !== 'Date') || known.has(name)) return true;
    known.add(name);
    return false;
  });
}

/** The size of free tags. */
export function sizeOfTags(tags: readonly Tag[]): Size {
  return {
    parts: tags.length,
    characters: tags.reduce((length, { name, value }) => length + name.length + value.length, 0),
  };
}

function sizeOfGame({ tags = [], comment, moves }: Match<unknown, unknown>): Size {
  const own = { parts: 1, characters: 0 };
  return sum([own, sizeOfTags(tags), sizeOfComment(comment), sizeOfLine(moves)]);
}

function sizeOfComment(comment: string | undefined): Size {
  return comment === undefined ? nothing : { parts: 1, characters: comment.length };
}

/** The size of a line with its notes and variations. */
export const sizeOfLine: Continued<Size, Line[number]['ply'], []> = countedUp(
  nothing,
  ({ parts, characters }, { comment, marks, variations = [] }) =>
    sum([
      { parts: parts + 1 + (marks?.length ?? 0), characters },
      sizeOfComment(comment),
      ...variations.map((variation) => sizeOfLine(variation)),
    ]),
);

/** Sizes by rounds: an endless series has thousands, and every move asks for them. */
const knownRounds = new WeakMap<readonly Round[], Size>();

function sizeOfRounds(rounds: readonly Round[]): Size {
  const known = knownRounds.get(rounds);
  if (known !== undefined) return known;
  const size = sum(rounds.map(({ match }) => sizeOfGame(match)));
  knownRounds.set(rounds, size);
  return size;
}

function sum(sizes: readonly Size[]): Size {
  return sizes.reduce(
    (one, other) => ({
      parts: one.parts + other.parts,
      characters: one.characters + other.characters,
    }),
    nothing,
  );
}
