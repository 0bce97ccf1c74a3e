import { message, type Message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import type { Played } from '../played.ts';
import { replayFrom, type Replay } from '../replay.ts';
import { success } from '../result.ts';
import { type Settings } from '../settings.ts';
import { cutShort } from '../shortened.ts';
import type { Settlement } from '../settlement.ts';
import { deepestVariation, type DuelRecord, type GameTree, type Line } from './duel-record.ts';
import {
  freeTags,
  numberIn,
  readGameHeader,
  readMatchHeader,
  type GameHeader,
  type MatchHeader,
  type PlacedTag,
} from './header.ts';
import { looksLikeMark, parseMark, withoutSign } from './marks.ts';
import { lineAndColumn, Misplaced, type LineAndColumn } from './misplaced.ts';
import { formatScore, looksLikeScore, parseScore, settlementOf, unfinished } from './score.ts';
import { tokensOf, type Token, type Tokens } from './tokens.ts';

/** How many megabytes a text may have. */
export const mostDuelMegabytes = 16;

/** How many plies one game may have, variations included. */
const mostPlies = 100_000;

/** How many games a text may have. */
const mostGames = 20_000;

/** How many letters a move may have: far more than any. */
const longestMove = 100;

/** What can't be read, as a sentence that says where, and the place. */
export interface DuelProblem extends LineAndColumn {
  readonly ok: false;
  readonly error: Message;
}

/** The matches of a text, or why it can't be read. */
export type ParsedDuel = { readonly ok: true; readonly value: readonly DuelRecord[] } | DuelProblem;

/**
 * Reads a text in the `.duel` format (`docs/duel-format.md`). Every move is played by the rules. Takes as
 * long as the text has plies, however they lie in one another.
 */
export function parseDuel(text: string): ParsedDuel {
  if (text.length > mostDuelMegabytes * 2 ** 20) {
    return refused(message('duel.too-large', { most: mostDuelMegabytes }), '', 0);
  }
  try {
    return { ok: true, value: readMatches(tokensOf(text)) };
  } catch (error) {
    if (error instanceof Misplaced) return refused(error.told, text, error.at);
    throw error;
  }
}

function refused(problem: Message, text: string, at: number): DuelProblem {
  const place = lineAndColumn(text, at);
  return { ok: false, error: message('duel.at', { ...place, problem }), ...place };
}

/** A match of which more games may follow. */
interface OpenMatch extends MatchHeader {
  readonly rules: Rules<unknown, unknown>;
  readonly tags: DuelRecord['tags'];
  comment: string;
  readonly games: GameTree[];
}

function readMatches(tokens: Tokens): DuelRecord[] {
  const matches: OpenMatch[] = [];
  for (let count = 1; ; count++) {
    const head = readHead(tokens);
    const last = matches.at(-1);
    if (head.tags.length === 0) {
      const token = tokens.peek();
      if (token.kind !== 'end') throw new Misplaced(message('duel.no-tags'), token.at);
      if (last === undefined) throw new Misplaced(message('duel.empty'), token.at);
      last.comment = joined(last.comment, head.before);
      return matches.map(closed);
    }
    if (count > mostGames) {
      const at = head.tags[0]?.at ?? 0;
      throw new Misplaced(message('duel.too-many-games', { most: mostGames }), at);
    }
    const goesOn = head.tags.some(({ name }) => name === 'Round') && !hasGame(head.tags);
    if (last !== undefined && goesOn) {
      const header = readGameHeader(head.tags, last.rules.seats, last.games.length + 1);
      const tags = freeTags(head.tags);
      const comment = joined(head.above, head.before);
      const game = readGame(tokens, last, header, comment);
      last.games.push({ ...game, ...(tags.length > 0 && { tags }) });
    } else {
      const match = readMatchHeader(head.tags);
      const header = readGameHeader(head.tags, match.rules.seats, 1);
      const game = readGame(tokens, match, header, head.before);
      matches.push({
        ...match,
        tags: freeTags(head.tags),
        comment: head.above,
        games: [game],
      });
    }
  }
}

function hasGame(tags: readonly PlacedTag[]): boolean {
  return tags.some(({ name }) => name === 'Game');
}

function closed({ game, settings, players, tossed, tags, comment, games }: OpenMatch) {
  return {
    game,
    settings,
    players,
    ...(tossed && { tossed }),
    tags,
    ...(comment !== '' && { comment }),
    games,
  };
}

/** Tags, with the comments above the last one and those behind it. */
interface Head {
  readonly tags: readonly PlacedTag[];
  readonly above: string;
  readonly before: string;
}

function readHead(tokens: Tokens): Head {
  const tags: PlacedTag[] = [];
  let above = '';
  let before = '';
  for (;;) {
    const token = tokens.peek();
    if (token.kind === 'tag') {
      tags.push(token);
      above = joined(above, before);
      before = '';
    } else if (token.kind === 'comment') before = joined(before, token.text);
    else return { tags, above, before };
    tokens.next();
  }
}

/** A line that is being read. */
interface OpenLine {
  readonly plies: OpenPly[];
  /** Where it begins. */
  readonly at: number;
  /** What it might be played in place of. */
  readonly instead: Played<unknown, unknown> | undefined;
  /** What was said before its first move. */
  before: string;
}

interface OpenPly {
  readonly move: string;
  comment?: string;
  marks?: number[];
  variations?: Line[];
}

function readGame(
  tokens: Tokens,
  { rules, settings }: { readonly rules: Rules<unknown, unknown>; readonly settings: Settings },
  { first, position: setUp, ply }: GameHeader,
  comment: string,
): GameTree {
  const start =
    setUp === undefined ? success(rules.start(first)) : parsePosition(rules, setUp, first);
  if (!start.ok) throw new Misplaced(start.error, setUp?.at ?? 0);
  const replay = replayFrom(rules, settings, start.value);
  const root: OpenLine = { plies: [], at: 0, instead: undefined, before: comment };
  const settled = readMoves(tokens, replay, root, rules.seats);
  const at = ply === undefined ? undefined : numberIn(ply, 0, root.plies.length);
  return {
    first,
    ...(setUp && { position: rules.formatPosition(start.value) }),
    ...(root.before !== '' && { comment: root.before }),
    moves: root.plies,
    ...(at !== undefined && at < root.plies.length && { at }),
    ...(settled && { settled }),
  };
}

function parsePosition(rules: Rules<unknown, unknown>, { value, at }: PlacedTag, mover: Seat) {
  if (value.length > 1000) {
    throw new Misplaced(message('duel.stray', { text: cutShort(value) }), at);
  }
  return rules.parsePosition(value, mover);
}

/** Reads the moves of a game to its end. @returns how it ended, where the moves don't say. */
function readMoves(
  tokens: Tokens,
  replay: Replay<unknown, unknown>,
  root: OpenLine,
  seats: number,
): Settlement | undefined {
  const lines = [root];
  let line = root;
  let count = 0;

  function addMove(text: string, at: number): void {
    if (++count > mostPlies) throw new Misplaced(message('duel.too-many', { most: mostPlies }), at);
    if (text.length > longestMove) {
      throw new Misplaced(message('duel.stray', { text: cutShort(text) }), at);
    }
    const move = replay.play(text);
    if (!move.ok) throw new Misplaced(move.error, at);
    const ply: OpenPly = { move: move.value };
    line.plies.push(ply);
    if (line !== root && line.before !== '') {
      ply.comment = line.before;
      line.before = '';
    }
  }

  function addMark(text: string, at: number): void {
    const ply = line.plies.at(-1);
    const mark = parseMark(text);
    if (ply === undefined) throw new Misplaced(message('duel.stray', { text: cutShort(text) }), at);
    if (mark === undefined) throw new Misplaced(message('duel.mark', { text: cutShort(text) }), at);
    (ply.marks ??= []).push(mark);
  }

  function addWord(text: string, at: number): void {
    const [, number = '', word = ''] = /^(\d+\.+)?(.*)$/su.exec(text) ?? [];
    if (word === '') return;
    if (looksLikeMark(word)) {
      addMark(word, at + number.length);
      return;
    }
    const [move, sign] = withoutSign(word);
    addMove(move, at + number.length);
    if (sign !== undefined) addMark(sign, at + number.length + move.length);
  }

  function addComment(text: string): void {
    const ply = line.plies.at(-1);
    if (ply === undefined) line.before = joined(line.before, text);
    else if (text !== '') ply.comment = joined(ply.comment ?? '', text);
  }

  function open(at: number): void {
    if (lines.length > deepestVariation) {
      throw new Misplaced(message('duel.too-deep', { most: deepestVariation }), at);
    }
    const instead = line.plies.length === 0 ? undefined : replay.back();
    if (instead === undefined) throw new Misplaced(message('duel.nothing-to-vary'), at);
    line = { plies: [], at, instead, before: '' };
    lines.push(line);
  }

  function close(at: number): void {
    const varied = lines.at(-2);
    const { plies, instead } = line;
    if (varied === undefined || instead === undefined) {
      throw new Misplaced(message('duel.stray', { text: ')' }), at);
    }
    if (plies.length === 0) throw new Misplaced(message('duel.empty-variation'), at);
    for (let left = plies.length; left > 0; left--) replay.back();
    replay.again(instead);
    lines.pop();
    line = varied;
    const ply = line.plies.at(-1);
    if (ply !== undefined) (ply.variations ??= []).push(plies);
  }

  for (;;) {
    const token = tokens.peek();
    if (isEnd(token)) {
      if (line !== root) throw new Misplaced(message('duel.unclosed-variation'), line.at);
      if (token.kind !== 'word') return undefined;
      tokens.next();
      return settlementFrom(token.text, token.at, replay, seats);
    }
    tokens.next();
    switch (token.kind) {
      case 'comment':
        addComment(token.text);
        break;
      case 'open':
        open(token.at);
        break;
      case 'close':
        close(token.at);
        break;
      case 'word':
        if (token.quoted) addMove(token.text, token.at);
        else if (looksLikeScore(token.text)) {
          throw new Misplaced(message('duel.stray', { text: token.text }), token.at);
        } else addWord(token.text, token.at);
    }
  }

  function isEnd(token: Token): boolean {
    if (token.kind === 'end' || token.kind === 'tag') return true;
    return token.kind === 'word' && !token.quoted && looksLikeScore(token.text) && line === root;
  }
}

function settlementFrom(
  text: string,
  at: number,
  replay: Replay<unknown, unknown>,
  seats: number,
): Settlement | undefined {
  if (text === unfinished) return undefined;
  const said = parseScore(seats, text);
  if (said === undefined)
    throw new Misplaced(message('duel.score', { text: cutShort(text), seats }), at);
  const led = settlementOf(replay.turn());
  if (led === undefined) return said;
  const score = formatScore(seats, led);
  if (score !== text) throw new Misplaced(message('duel.other-score', { text, score }), at);
  return undefined;
}

/** One text below the other. Adding them up takes no longer the longer they get, as an array's would. */
function joined(one: string, other: string): string {
  if (one === '' || other === '') return one + other;
  return `${one}\n${other}`;
}
