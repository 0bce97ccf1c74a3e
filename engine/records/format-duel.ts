import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { atMainEnd, setUpPosition, turnOf, type Match, type Tag } from '../match/match.ts';
import { gamesOf, type Series } from '../match/series.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { continued, type Line, type Node } from '../match/tree.ts';
import { escaped, escapedCode } from './escapes.ts';
import { formatPlace, formatVersion, termination } from './header.ts';
import { formatMark, looksLikeMark, withoutSign } from './marks.ts';
import { formatScore, looksLikeScore, adjudicationOf, unfinished } from './score.ts';

/** The most letters of a line, unless a single word is longer. */
const widest = 80;

/** Writes matches in the `.duel` format (`docs/duel-format.md`): equal matches give equal texts. */
export function formatDuel(tables: readonly SeatedMatch[]): string {
  return tables.map(formatTable).join('\n');
}

function formatTable(table: SeatedMatch): string {
  const games = gamesOf(table);
  return games
    .map((game, round) => {
      const { match } = game;
      const above =
        round === 0 && table.comment ? textOf(wrap(noLines, commentWords(table.comment))) : '';
      const counted = games.length > 1 ? [{ name: 'Round', value: String(round + 1) }] : [];
      const own = round === 0 ? table.tags : match.tags;
      const tags = [
        ...(round === 0 ? matchTags(table) : []),
        ...counted,
        ...gameTags(game),
        ...(own ?? []),
      ];
      return `${above}${formatTags(tags)}\n${movetext(match)}`;
    })
    .join('\n');
}

function matchTags(table: SeatedMatch): Tag[] {
  const { game: id, players, tossed, guided, seed } = table;
  const { settings } = table.match;
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
    ...(guided ? [{ name: 'Guide', value: guided === 'now' ? 'yes' : 'earlier' }] : []),
    ...(seed === undefined ? [] : [{ name: 'Seed', value: String(seed) }]),
  ];
}

function gameTags({ first, match }: Pick<Series, 'first' | 'match'>): Tag[] {
  const position = setUpPosition(match, first);
  const isAtEnd = match.path.length === 0 && match.at === match.moves.length;
  const { adjudication } = match;
  const forfeit = adjudication?.kind === 'win' ? adjudication.by : undefined;
  return [
    ...(position === undefined ? [] : [{ name: 'Position', value: position }]),
    { name: 'First', value: String(first + 1) },
    ...(isAtEnd ? [] : [{ name: 'Ply', value: formatPlace(match) }]),
    ...(forfeit === undefined ? [] : [{ name: termination, value: forfeit }]),
  ];
}

/** Tags, a line each. */
export function formatTags(tags: readonly Tag[]): string {
  return tags.map(({ name, value }) => `[${name} "${escaped(value, '"')}"]\n`).join('');
}

/** The moves of a game with comments, marks, variations and the result. */
function movetext(match: Match<unknown, unknown>): string {
  const { rules, adjudication } = match;
  const { lines } = writtenMoves(match);
  const end = adjudication ?? adjudicationOf(turnOf(atMainEnd(match)));
  return textOf(wrap(lines, [end === undefined ? unfinished : formatScore(rules.seats, end)]));
}

/** The moves of a game with comments, marks and variations. */
export function writtenMoves(match: Match<unknown, unknown>): Written {
  const known = mainText(match.moves, match);
  // A comment before the first move changes nothing of the line.
  return known?.comment === match.comment && known !== undefined
    ? known
    : written(beginning(match), match.moves, match.rules);
}

/** Takes the text of a game's moves that another thread has written. */
export function knowWrittenMoves({ moves }: Match<unknown, unknown>, text: Written): void {
  mainText.know(moves, text);
}

/** A match is written after each ply, so the text of the plies before is kept. */
const mainText = continued<Written | undefined, Node['ply'], Match<unknown, unknown>>(
  undefined,
  (line, common, before, isGrown, match) =>
    before !== undefined && isGrown && before.comment === match.comment
      ? written(before, line.slice(common), match.rules)
      : written(beginning(match), line, match.rules),
);

/** A game written so far, and the numbering of its next move. */
export interface Written extends Numbering {
  readonly lines: Lines;
  /** The comment before its first move. */
  readonly comment: string | undefined;
}

interface Numbering {
  readonly position: unknown;
  /** The turn, from 1. */
  readonly number: number;
  /** Whether the turn begins with the next move. */
  readonly whole: boolean;
  /** Whether the move before shows the turn, with nothing in between. */
  readonly numbered: boolean;
}

function beginning({ start, comment }: Match<unknown, unknown>): Written {
  const lines = wrap(noLines, comment ? commentWords(comment) : []);
  return { lines, comment, position: start, number: 1, whole: true, numbered: false };
}

function written(
  { lines, comment, ...from }: Written,
  line: Line,
  rules: Rules<unknown, unknown>,
): Written {
  const { words, ...to } = wordsOf(line, from, rules);
  return { lines: wrap(lines, words), comment, ...to };
}

/** A line in words that can't be broken. */
function wordsOf(
  line: Line,
  from: Numbering,
  rules: Rules<unknown, unknown>,
): Numbering & { readonly words: readonly string[] } {
  const words: string[] = [];
  let { position, number, whole, numbered } = from;
  for (const { ply, comment, marks, variations } of line) {
    if (whole || !numbered) words.push(`${number}.${whole ? '' : '..'}`);
    words.push(formatMove(ply.notation));
    for (const mark of marks ?? []) words.push(formatMark(mark));
    for (const word of comment ? commentWords(comment) : []) words.push(word);
    for (const variation of variations ?? []) {
      const varied = wordsOf(variation, { position, number, whole, numbered: false }, rules).words;
      const last = varied.length - 1;
      for (const [index, word] of varied.entries()) {
        words.push(`${index === 0 ? '(' : ''}${word}${index === last ? ')' : ''}`);
      }
    }
    numbered = comment === undefined && variations === undefined;
    whole = isWholeTurn(rules, position);
    if (whole) number++;
    position = ply.after;
  }
  return { words, position, number, whole, numbered };
}

/** Whether a move in a position completes the turn. */
function isWholeTurn(rules: Rules<unknown, unknown>, position: unknown): boolean {
  const turn = rules.turn(position);
  return turn.kind === 'player' && turn.decision === undefined;
}

/** A move, in quotation marks if it could be read as something else. */
function formatMove(move: string): string {
  const isPlain =
    /^[^\s(){}[\]";\\]+$/.test(move) &&
    !/^\d+\./.test(move) &&
    !looksLikeScore(move) &&
    !looksLikeMark(move) &&
    withoutSign(move)[1] === undefined;
  return isPlain ? move : `"${escaped(move, '"')}"`;
}

/** A comment in words: a line may end at a single space. */
function commentWords(comment: string): string[] {
  const spaced = escaped(comment, '}').replace(/^ +| +$|(?<= ) +/g, (spaces) =>
    escapedCode(' ').repeat(spaces.length),
  );
  const words = spaced.split(' ');
  words[0] = `{${words[0] ?? ''}`;
  words.push(`${words.pop() ?? ''}}`);
  return words;
}

/** Wrapped text: the full lines, and the last one. */
interface Lines {
  readonly full: readonly string[];
  readonly last: string;
}

const noLines: Lines = { full: [], last: '' };

function wrap({ full, last }: Lines, words: readonly string[]): Lines {
  const lines = [...full];
  let line = last;
  for (const word of words) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= widest) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return { full: lines, last: line };
}

function textOf({ full, last }: Lines): string {
  return [...full, last, ''].join('\n');
}
