import { gameOf } from '../games.ts';
import type { Rules } from '../game.ts';
import type { Match } from '../match/match.ts';
import type { Played } from '../match/played.ts';
import { PlyMap } from '../match/ply-map.ts';
import type { Round } from '../match/series.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import type { Line, Note } from '../match/tree.ts';
import { knowWrittenMoves, writtenMoves, type Written } from './format-duel.ts';
import { sizeOfLine, type Size } from './size.ts';

/**
 * Matches as texts for another thread, which needn't play them again: a text is copied at once, and each is unpacked in a
 * few milliseconds.
 */
export type Packed = readonly string[];

/** A part of packed matches, in the order of a record. */
type Item =
  | { readonly match: Omit<SeatedMatch, 'match' | 'rounds'> }
  /** A game of the match before it; all but the last one have an outcome. */
  | { readonly game: GameHead }
  /** Lines of the text of its moves, after its last move. */
  | { readonly lines: readonly string[] }
  /** What else is known of its moves, after the lines. */
  | { readonly known: { readonly size: Size; readonly text: Written } }
  /** A node, before its variations, each of which is in brackets. */
  | readonly [Played<unknown, unknown>, Note?]
  /** The same for a ply that the game has had before: that one's number, and its own {@link Played.times}. */
  | readonly [number, number, Note?]
  | '('
  | ')';

interface GameHead extends Omit<Match<unknown, unknown>, 'rules' | 'moves'>, Pick<Round, 'first'> {
  readonly outcome?: Round['outcome'];
}

/** How many nodes or lines a text has. */
const inText = 1000;

/** Packs matches for {@link unpacked}. */
export function packed(tables: readonly SeatedMatch[]): Packed {
  const texts: string[] = [];
  let items: Item[] = [];
  for (const item of itemsOf(tables)) {
    items.push(item);
    if (items.length >= inText || (typeof item === 'object' && 'lines' in item)) {
      texts.push(JSON.stringify(items));
      items = [];
    }
  }
  return [...texts, JSON.stringify(items)];
}

function* itemsOf(tables: readonly SeatedMatch[]): Generator<Item> {
  for (const { match, rounds = [], ...head } of tables) {
    yield { match: head };
    for (const round of rounds) yield* itemsOfGame(round);
    yield* itemsOfGame({ first: head.first, match });
  }
}

function* itemsOfGame({
  first,
  match,
  outcome,
}: Pick<Round, 'first' | 'match'> & Partial<Round>): Generator<Item> {
  const { rules: _, moves, ...head } = match;
  yield { game: { ...head, first, ...(outcome && { outcome }) } };
  yield* itemsOfLine(moves, match.start, new PlyMap());
  const { lines, ...text } = writtenMoves(match);
  for (let at = 0; at < lines.full.length; at += inText) {
    yield { lines: lines.full.slice(at, at + inText) };
  }
  const { last } = lines;
  yield { known: { size: sizeOfLine(moves), text: { ...text, lines: { full: [], last } } } };
}

/** @param numbers - of the different plies so far. */
function* itemsOfLine(line: Line, start: unknown, numbers: PlyMap<number>): Generator<Item> {
  let before = start;
  for (const { ply, variations = [], ...note } of line) {
    const noted: [Note?] = Object.keys(note).length === 0 ? [] : [note];
    const number = numbers.get(before, ply.notation);
    if (number === undefined) {
      numbers.add(before, ply.notation, numbers.size);
      yield [ply, ...noted];
    } else yield [number, ply.times, ...noted];
    for (const variation of variations) {
      yield '(';
      yield* itemsOfLine(variation, before, numbers);
      yield ')';
    }
    before = ply.after;
  }
}

/** Unpacks matches, a text at a step, so that other work can be done in between. */
export function* unpacked(texts: Packed): Generator<undefined, SeatedMatch[], void> {
  const reader = new Unpacker();
  for (const text of texts) {
    for (const item of JSON.parse(text) as Item[]) reader.add(item);
    yield;
  }
  return reader.tables;
}

interface OpenNode extends Note {
  readonly ply: Played<unknown, unknown>;
  variations?: Line[];
}

/** Puts matches together from their items. */
class Unpacker {
  readonly tables: SeatedMatch[] = [];
  #head: Omit<SeatedMatch, 'match' | 'rounds'> | undefined;
  #rules: Rules<unknown, unknown> | undefined;
  #rounds: Round[] = [];
  #game: GameHead | undefined;
  /** The different plies of the game, by number. */
  #plies: Played<unknown, unknown>[] = [];
  /** The line that is being read, last, and those that it varies. */
  #lines: OpenNode[][] = [];
  #written: string[] = [];

  add(item: Item): void {
    if (item === '(') this.#lines.push([]);
    else if (item === ')') {
      const line = this.#lines.pop() ?? [];
      const node = this.#lines.at(-1)?.at(-1);
      if (node !== undefined) (node.variations ??= []).push(line);
    } else if (isNode(item)) this.#addNode(item);
    else if ('match' in item) {
      this.#head = item.match;
      this.#rules = undefined;
      this.#rounds = [];
    } else if ('game' in item) {
      this.#game = item.game;
      this.#plies = [];
      this.#lines = [[]];
      this.#written = [];
    } else if ('lines' in item) for (const line of item.lines) this.#written.push(line);
    else this.#close(item.known);
  }

  #addNode(item: NodeItem): void {
    const line = this.#lines.at(-1) ?? unreadable();
    if (isRepeated(item)) {
      const [number, times, note] = item;
      const known = this.#plies[number] ?? unreadable();
      line.push({ ply: { ...known, times }, ...note });
    } else {
      const [ply, note] = item;
      this.#plies.push(ply);
      line.push({ ply, ...note });
    }
  }

  /** Ends a game, and with the last one its match. */
  #close({ size, text }: { readonly size: Size; readonly text: Written }): void {
    const { first, outcome, ...rest } = this.#game ?? unreadable();
    const head = this.#head ?? unreadable();
    this.#rules ??= gameOf(head.game).rules(rest.settings);
    const match = { ...rest, rules: this.#rules, moves: this.#lines[0] ?? [] };
    sizeOfLine.know(match.moves, size);
    // JSON leaves out a comment that there isn't.
    const { comment } = match;
    const lines = { full: this.#written, last: text.lines.last };
    knowWrittenMoves(match, { ...text, comment, lines });
    if (outcome !== undefined) this.#rounds.push({ first, match, outcome });
    else {
      const rounds = this.#rounds;
      this.tables.push({ ...head, match, ...(rounds.length > 0 && { rounds }) });
    }
  }
}

type NodeItem = Extract<Item, readonly unknown[]>;

function isNode(item: Item): item is NodeItem {
  return Array.isArray(item);
}

function isRepeated(item: NodeItem): item is readonly [number, number, Note?] {
  return typeof item[0] === 'number';
}

function unreadable(): never {
  throw new RangeError('A game has a head, and belongs to a match.');
}
