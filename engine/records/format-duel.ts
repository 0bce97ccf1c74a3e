import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { atMainEnd, setUpPosition, turnOf, type Match, type Tag } from '../match.ts';
import { gamesOf, type Series } from '../series.ts';
import type { Table } from '../table.ts';
import type { Line, Node } from '../tree.ts';
import { escaped, escapedCode } from './escapes.ts';
import { formatPlace, formatVersion } from './header.ts';
import { formatMark, looksLikeMark, withoutSign } from './marks.ts';
import { formatScore, looksLikeScore, settlementOf, unfinished } from './score.ts';

/** How many letters a line has at most, where no single word is longer. */
const widest = 80;

/** Writes matches in the `.duel` format (`docs/duel-format.md`): always the same text for the same matches. */
export function formatDuel(tables: readonly Table[]): string {
  return tables.map(formatTable).join('\n');
}

function formatTable(table: Table): string {
  const games = gamesOf(table);
  return games
    .map((game, round) => {
      const { match } = game;
      const above = round === 0 && table.comment ? wrapped(commentWords(table.comment)) : '';
      const counted = games.length > 1 ? [{ name: 'Round', value: String(round + 1) }] : [];
      const own = round === 0 ? table.tags : match.tags;
      const tags = [
        ...(round === 0 ? matchTags(table) : []),
        ...counted,
        ...gameTags(game),
        ...(own ?? []),
      ];
      return `${above}${tags.map(formatTag).join('')}\n${wrapped(movetext(match))}`;
    })
    .join('\n');
}

function matchTags({ game: id, match: { settings }, players, tossed }: Table): Tag[] {
  const chosen = gameOf(id)
    .settings.map(({ name, default: standard }) => ({ name, standard, value: settings[name] }))
    .filter(({ value, standard }) => value !== undefined && value !== standard);
  return [
    { name: 'Format', value: formatVersion },
    { name: 'Game', value: id },
    ...chosen.map(({ name, value }) => ({ name, value: String(value) })),
    ...players.flatMap((player, seat) => [
      ...(player.name === undefined ? [] : [{ name: `Player${seat + 1}`, value: player.name }]),
      ...(player.kind === 'person'
        ? []
        : [{ name: `Player${seat + 1}Type`, value: player.difficulty }]),
    ]),
    ...(tossed ? [{ name: 'Toss', value: 'yes' }] : []),
  ];
}

function gameTags({ first, match }: Pick<Series, 'first' | 'match'>): Tag[] {
  const position = setUpPosition(match, first);
  const isAtEnd = match.path.length === 0 && match.at === match.moves.length;
  return [
    ...(position === undefined ? [] : [{ name: 'Position', value: position }]),
    { name: 'First', value: String(first + 1) },
    ...(isAtEnd ? [] : [{ name: 'Ply', value: formatPlace(match) }]),
  ];
}

function formatTag({ name, value }: Tag): string {
  return `[${name} "${escaped(value, '"')}"]\n`;
}

/** The moves of a game with all that belongs to them, in words that no line may part. */
function movetext(match: Match<unknown, unknown>): string[] {
  const { rules, start, moves, comment: above, settled } = match;
  const words: string[] = [];
  say(above);
  writeLine(moves, start, 1, true);
  const end = settled ?? settlementOf(turnOf(atMainEnd(match)));
  words.push(end === undefined ? unfinished : formatScore(rules.seats, end));
  return words;

  function say(comment: string | undefined): void {
    if (!comment) return;
    for (const word of commentWords(comment)) words.push(word);
  }

  /**
   * Writes a line.
   *
   * @param beginning - the position before its first move.
   * @param begun - which turn it begins in, from 1.
   * @param whole - at the beginning of that turn.
   */
  function writeLine(line: Line, beginning: unknown, begun: number, whole: boolean): void {
    let before = beginning;
    let number = begun;
    let atBeginning = whole;
    let numbered = false;
    for (const node of line) {
      if (atBeginning || !numbered) words.push(`${number}.${atBeginning ? '' : '..'}`);
      const { comment, variations, ply } = node;
      const { move, endsTurn } = written(rules, before, ply);
      writeNode(move, node);
      numbered = comment === undefined && variations === undefined;
      for (const variation of variations ?? []) {
        writeVariation(variation, before, number, atBeginning);
      }
      atBeginning = endsTurn;
      if (atBeginning) number++;
      before = ply.after;
    }
  }

  function writeNode(move: string, { marks, comment }: Node): void {
    words.push(move);
    for (const mark of marks ?? []) words.push(formatMark(mark));
    say(comment);
  }

  function writeVariation(line: Line, before: unknown, number: number, whole: boolean): void {
    const from = words.length;
    writeLine(line, before, number, whole);
    words[from] = `(${words[from] ?? ''}`;
    words.push(`${words.pop() ?? ''})`);
  }
}

/** Whether a move in a position is all that its player does before it is the next one's turn. */
function isWholeTurn(rules: Rules<unknown, unknown>, position: unknown): boolean {
  const turn = rules.turn(position);
  return turn.kind === 'player' && turn.decision === undefined;
}

/** A ply as it is written. */
interface Written {
  readonly move: string;
  /** Whether the next ply begins a turn. */
  readonly endsTurn: boolean;
}

/** A match is written after each ply, and most of its plies were written before. */
const writtenPlies = new WeakMap<Node['ply'], Written>();

function written(rules: Rules<unknown, unknown>, before: unknown, ply: Node['ply']): Written {
  const known = writtenPlies.get(ply);
  if (known !== undefined) return known;
  const now = { move: formatMove(ply.notation), endsTurn: isWholeTurn(rules, before) };
  writtenPlies.set(ply, now);
  return now;
}

/** A move as it is, where nothing in it means something else; otherwise between quotation marks. */
function formatMove(move: string): string {
  const isPlain =
    /^[^\s(){}[\]";\\]+$/.test(move) &&
    !/^\d+\./.test(move) &&
    !looksLikeScore(move) &&
    !looksLikeMark(move) &&
    withoutSign(move)[1] === undefined;
  return isPlain ? move : `"${escaped(move, '"')}"`;
}

/** A comment in words: where there is one space, a line may end. */
function commentWords(comment: string): string[] {
  const spaced = escaped(comment, '}').replace(/^ +| +$|(?<= ) +/g, (spaces) =>
    escapedCode(' ').repeat(spaces.length),
  );
  const words = spaced.split(' ');
  words[0] = `{${words[0] ?? ''}`;
  words.push(`${words.pop() ?? ''}}`);
  return words;
}

/** Words in lines. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line: string[] = [];
  let width = -1;
  for (const word of words) {
    if (line.length > 0 && width + 1 + word.length > widest) {
      lines.push(line.join(' '));
      line = [];
      width = -1;
    }
    line.push(word);
    width += 1 + word.length;
  }
  if (line.length > 0) lines.push(line.join(' '));
  return lines.map((each) => `${each}\n`).join('');
}
