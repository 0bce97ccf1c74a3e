import { message, type Message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { mainEndOf, startMatch, type Match } from '../match/match.ts';
import { success } from '../result.ts';
import type { Round } from '../match/series.ts';
import { rewrittenAs } from '../settings/rewritten.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { mainLine, type Line } from '../match/tree.ts';
import {
  freeTags,
  isFreeTag,
  placeOf,
  readGameHeader,
  readMatchHeader,
  type GameHeader,
  type MatchHeader,
  type PlacedTag,
} from './header.ts';
import { limits, textLimits } from '../match/limits.ts';
import { lineAndColumn, Misplaced, stray, type LineAndColumn } from './misplaced.ts';
import { MovesReader, type OpenLine } from './read-moves.ts';
import { longer, onePart, refuse, roomForMatch, type Room } from './room.ts';
import { countedTags, problemWithSize, problemWithTag, sizeOfTags, type Size } from './size.ts';
import { Tokens, type Reached } from './tokens.ts';

/** Why a text can't be read, as a sentence with the place. */
export interface DuelProblem extends LineAndColumn {
  readonly ok: false;
  readonly error: Message;
}

/** The matches of a text, or why it can't be read. */
export type ParsedDuel =
  | {
      readonly ok: true;
      readonly value: readonly SeatedMatch[];
      /** The first few different positions that were not written in their usual form, with that form. */
      readonly rewritten: readonly Message[];
    }
  | DuelProblem;

/** The most rewritten positions to report. */
const mostRewritten = 3;

/**
 * Reads a text in the `.duel` format (`docs/duel-format.md`) and plays every move by the rules. Takes linear time, however
 * variations are nested.
 *
 * @param reached - told the share of the text that is read, a hundred times.
 */
export function parseDuel(text: string, reached?: Reached): ParsedDuel {
  if (text.length > textLimits.characters) {
    return refused(message('duel.too-large', { most: textLimits.megabytes }), '', 0);
  }
  try {
    const rewritten = new Map<string, Message>();
    const value = readMatches(new Tokens(text, reached), (how) => {
      if (rewritten.size < mostRewritten) rewritten.set(JSON.stringify(how), how);
    });
    return { ok: true, value, rewritten: [...rewritten.values()] };
  } catch (error) {
    if (error instanceof Misplaced) return refused(error.reason, text, error.at);
    throw error;
  }
}

function refused(problem: Message, text: string, at: number): DuelProblem {
  const place = lineAndColumn(text, at);
  return { ok: false, error: message('duel.at', { ...place, problem }), ...place };
}

/** A match whose next games may follow. */
interface OpenMatch extends MatchHeader {
  readonly rules: Rules<unknown, unknown>;
  readonly room: Room;
  readonly tags: SeatedMatch['tags'];
  comment: string;
  readonly games: ReadGame[];
}

interface ReadGame {
  readonly first: Seat;
  readonly match: Match<unknown, unknown>;
  /** The place of its first move. */
  readonly begins: number;
}

type Rewritten = (how: Message) => void;

function readMatches(tokens: Tokens, rewritten: Rewritten): SeatedMatch[] {
  const matches: OpenMatch[] = [];
  for (let count = 1; ; count++) {
    const head = readHead(tokens);
    const last = matches.at(-1);
    if (head.tags.length === 0) {
      const token = tokens.peek();
      if (token.kind !== 'end') throw new Misplaced(message('duel.no-tags'), token.at);
      if (last === undefined) throw new Misplaced(message('duel.empty'), token.at);
      last.comment = longer(last.comment, head.before, token.at);
      return matches.map(closed);
    }
    const at = head.tags[0]?.at ?? 0;
    if (count > textLimits.games) {
      throw new Misplaced(message('duel.too-many-games', { most: textLimits.games }), at);
    }
    const tags = freeTags(head.tags);
    const next =
      head.tags.some(({ name }) => name === 'Round') && !hasGame(head.tags) ? last : undefined;
    const match = next ?? newMatch(head, tags, rewritten);
    const header = readGameHeader(head.tags, match.rules.seats, match.games.length + 1);
    const comment = next === undefined ? head.before : longer(head.above, head.before, at);
    match.room.add(onePart, at);
    match.room.add(sizeOfTags(next === undefined ? countedTags(tags) : tags), at);
    match.room.add(sizeOfNew(comment), at);
    const game = readGame(tokens, match, header, comment, rewritten);
    const isTagged = next !== undefined && tags.length > 0;
    match.games.push(isTagged ? { ...game, match: { ...game.match, tags } } : game);
    if (next === undefined) matches.push(match);
  }
}

function newMatch(
  { tags: all, above: comment }: Head,
  tags: SeatedMatch['tags'],
  rewritten: Rewritten,
): OpenMatch {
  return { ...readMatchHeader(all, rewritten), room: roomForMatch(), tags, comment, games: [] };
}

function hasGame(tags: readonly PlacedTag[]): boolean {
  return tags.some(({ name }) => name === 'Game');
}

function closed({
  game,
  players,
  tossed,
  guided,
  seed,
  tags = [],
  comment,
  games,
}: OpenMatch): SeatedMatch {
  const last = games.at(-1);
  if (last === undefined) throw new RangeError('A match has at least one game.');
  const rounds = games.slice(0, -1).map(roundOf);
  return {
    game,
    players,
    first: last.first,
    ...(tossed && { tossed }),
    ...(guided && { guided }),
    ...(seed !== undefined && { seed }),
    match: last.match,
    ...(rounds.length > 0 && { rounds }),
    ...(tags.length > 0 && { tags }),
    ...(comment !== '' && { comment }),
  };
}

/** @throws Misplaced if the game has no end, but another one follows it. */
function roundOf({ first, match, begins }: ReadGame, index: number): Round {
  const outcome = mainEndOf(match);
  if (outcome === undefined) {
    throw new Misplaced(message('record.round-unfinished', { round: index + 1 }), begins);
  }
  return { first, match, outcome };
}

/** Tags, with the comments above the last tag and below it. */
interface Head {
  readonly tags: readonly PlacedTag[];
  readonly above: string;
  readonly before: string;
}

function readHead(tokens: Tokens): Head {
  const tags: PlacedTag[] = [];
  let free = 0;
  let above = '';
  let before = '';
  for (;;) {
    const token = tokens.peek();
    if (token.kind === 'tag') {
      refuse(problemWithTag(token), token.at);
      tags.push(token);
      if (isFreeTag(token)) free++;
      refuse(problemWithSize({ parts: free, characters: 0 }), token.at);
      above = longer(above, before, token.at);
      before = '';
    } else if (token.kind === 'comment') before = longer(before, token.text, token.at);
    else return { tags, above, before };
    tokens.next();
  }
}

function readGame(
  tokens: Tokens,
  { rules, settings, room }: Pick<OpenMatch, 'rules' | 'settings' | 'room'>,
  { first, position: setUp, ply, forfeit }: GameHeader,
  comment: string,
  rewritten: Rewritten,
): ReadGame {
  const start =
    setUp === undefined ? success(rules.start(first)) : parsePosition(rules, setUp, first);
  if (!start.ok) throw new Misplaced(start.error, setUp?.at ?? 0);
  const how = setUp && rewrittenAs(setUp.value, rules.formatPosition(start.value));
  if (how !== undefined) rewritten(how);
  const main: OpenLine = { nodes: [], at: 0, after: undefined, before: comment };
  const begins = tokens.peek().at;
  const adjudication = new MovesReader(tokens, rules, start.value, main, room).read();
  const moves: Line = main.nodes;
  const place = ply === undefined ? { path: mainLine, at: moves.length } : placeOf(ply, moves);
  const match: Match<unknown, unknown> = {
    ...startMatch(rules, settings, first, start.value),
    moves,
    ...place,
    ...(adjudication && {
      adjudication:
        adjudication.kind === 'win' && forfeit !== undefined
          ? { ...adjudication, by: forfeit }
          : adjudication,
    }),
    ...(main.before !== '' && { comment: main.before }),
  };
  return { first, match, begins };
}

function parsePosition(rules: Rules<unknown, unknown>, { value, at }: PlacedTag, mover: Seat) {
  if (value.length > limits.position) {
    throw stray(value, at);
  }
  return rules.parsePosition(value, mover);
}

/** The size of a comment that may be empty. */
function sizeOfNew({ length }: string): Size {
  return { parts: length === 0 ? 0 : 1, characters: length };
}
