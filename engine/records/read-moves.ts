import { message } from '../../words/message.ts';
import type { Rules, Turn } from '../game.ts';
import type { Adjudication } from '../match/adjudication.ts';
import { limits } from '../match/limits.ts';
import { turnAfter, type Played } from '../match/played.ts';
import { Replay } from '../match/replay.ts';
import type { Line } from '../match/tree.ts';
import { looksLikeMark, parseMark, withoutSign } from './marks.ts';
import { Misplaced, stray } from './misplaced.ts';
import { longer, onePart, refuse, type Room } from './room.ts';
import { adjudicationOf, formatScore, looksLikeScore, parseScore, unfinished } from './score.ts';
import { problemWithMarks } from './size.ts';
import type { Token, Tokens } from './tokens.ts';

/** An incomplete line. */
export interface OpenLine {
  readonly nodes: OpenNode[];
  /** The place of its first move. */
  readonly at: number;
  /** The ply before it. */
  readonly after: Played<unknown, unknown> | undefined;
  /** The comment before its first move. */
  before: string;
}

interface OpenNode {
  readonly ply: Played<unknown, unknown>;
  comment?: string;
  marks?: number[];
  variations?: Line[];
}

/** Reads the moves of a game into its main line. */
export class MovesReader {
  readonly #tokens: Tokens;
  readonly #rules: Rules<unknown, unknown>;
  readonly #start: unknown;
  readonly #room: Room;
  readonly #replay: Replay<unknown, unknown>;
  /** The main line and the variations on the way to the open one, which is the last. */
  readonly #lines: OpenLine[];
  #line: OpenLine;

  constructor(
    tokens: Tokens,
    rules: Rules<unknown, unknown>,
    start: unknown,
    main: OpenLine,
    room: Room,
  ) {
    this.#tokens = tokens;
    this.#rules = rules;
    this.#start = start;
    this.#room = room;
    this.#replay = new Replay(rules, start);
    this.#lines = [main];
    this.#line = main;
  }

  /** Reads all moves. @returns how the game ended, if its moves don't say so. */
  read(): Adjudication | undefined {
    for (;;) {
      const token = this.#tokens.peek();
      if (this.#isEnd(token)) return this.#end(token);
      this.#tokens.next();
      this.#add(token);
    }
  }

  get #isMain(): boolean {
    return this.#lines.length === 1;
  }

  #isEnd(token: Token): boolean {
    if (token.kind === 'end' || token.kind === 'tag') return true;
    return token.kind === 'word' && !token.quoted && looksLikeScore(token.text) && this.#isMain;
  }

  #end(token: Token): Adjudication | undefined {
    const { nodes, at } = this.#line;
    if (!this.#isMain) throw new Misplaced(message('duel.unclosed-variation'), at);
    if (token.kind !== 'word') return undefined;
    this.#tokens.next();
    const turn = turnAfter(this.#rules, this.#start, nodes.at(-1)?.ply);
    return adjudicationFrom(token.text, token.at, turn, this.#rules.seats);
  }

  #add(token: Token): void {
    switch (token.kind) {
      case 'comment':
        this.#addComment(token.text, token.at);
        break;
      case 'open':
        this.#open(token.at);
        break;
      case 'close':
        this.#close(token.at);
        break;
      case 'word':
        if (token.quoted) this.#addMove(token.text, token.at);
        else if (looksLikeScore(token.text)) throw stray(token.text, token.at);
        else this.#addWord(token.text, token.at);
    }
  }

  #addWord(text: string, at: number): void {
    const [, number = '', word = ''] = /^(\d+\.+)?(.*)$/su.exec(text) ?? [];
    if (word === '') return;
    if (looksLikeMark(word)) {
      this.#addMark(word, at + number.length);
      return;
    }
    const [move, sign] = withoutSign(word);
    this.#addMove(move, at + number.length);
    if (sign !== undefined) this.#addMark(sign, at + number.length + move.length);
  }

  #addMove(text: string, at: number): void {
    this.#room.add(onePart, at);
    if (text.length > limits.move) throw stray(text, at);
    const line = this.#line;
    const last = line.nodes.at(-1)?.ply ?? line.after;
    const ply = this.#replay.play(last, text);
    if (!ply.ok) throw new Misplaced(ply.error, at);
    const node: OpenNode = { ply: ply.value };
    line.nodes.push(node);
    if (!this.#isMain && line.before !== '') {
      node.comment = line.before;
      line.before = '';
    }
  }

  #addMark(text: string, at: number): void {
    const node = this.#line.nodes.at(-1);
    const mark = parseMark(text);
    if (node === undefined) throw stray(text, at);
    if (mark === undefined) throw new Misplaced(message('duel.mark', { text }), at);
    this.#room.add(onePart, at);
    refuse(problemWithMarks((node.marks ??= []).push(mark)), at);
  }

  #addComment(text: string, at: number): void {
    const line = this.#line;
    const node = line.nodes.at(-1);
    const before = (node === undefined ? line.before : node.comment) ?? '';
    const comment = longer(before, text, at);
    this.#room.add({ parts: 1, characters: comment.length - before.length }, at);
    if (node === undefined) line.before = comment;
    else if (comment !== '') node.comment = comment;
  }

  #open(at: number): void {
    if (this.#lines.length > limits.depth) {
      throw new Misplaced(message('duel.too-deep', { most: limits.depth }), at);
    }
    const { nodes, after } = this.#line;
    if (nodes.length === 0) throw new Misplaced(message('duel.nothing-to-vary'), at);
    this.#uncount(nodes.slice(-1));
    this.#line = { nodes: [], at, after: nodes.at(-2)?.ply ?? after, before: '' };
    this.#lines.push(this.#line);
  }

  #close(at: number): void {
    const varied = this.#lines.at(-2);
    const { nodes } = this.#line;
    if (varied === undefined) throw stray(')', at);
    if (nodes.length === 0) throw new Misplaced(message('duel.empty-variation'), at);
    this.#lines.pop();
    this.#line = varied;
    this.#uncount(nodes);
    const node = varied.nodes.at(-1);
    if (node === undefined) return;
    if (node.ply.key !== undefined) this.#replay.occurrences.add(node.ply.key);
    (node.variations ??= []).push(nodes);
  }

  /** Goes back before the plies at the end of what is counted. */
  #uncount(nodes: readonly OpenNode[]): void {
    const { occurrences } = this.#replay;
    for (const { ply } of nodes) if (ply.key !== undefined) occurrences.remove(ply.key);
  }
}

function adjudicationFrom(
  text: string,
  at: number,
  turn: Turn,
  seats: number,
): Adjudication | undefined {
  if (text === unfinished) return undefined;
  const said = parseScore(seats, text);
  if (said === undefined) throw new Misplaced(message('duel.score', { text, seats }), at);
  const led = adjudicationOf(turn);
  if (led === undefined) return said;
  const score = formatScore(seats, led);
  if (score !== text) throw new Misplaced(message('duel.other-score', { text, score }), at);
  return undefined;
}
