import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { replayFrom, type Replay } from '../replay.ts';
import type { DuelRecord, GameTree, Line, Ply, Tag } from './duel-record.ts';
import { escaped, escapedCode } from './escapes.ts';
import { formatVersion } from './header.ts';
import { formatMark, looksLikeMark, withoutSign } from './marks.ts';
import { formatScore, looksLikeScore, settlementOf, unfinished } from './score.ts';
import { startOf } from './start-of.ts';

/** How many letters a line has at most, where no single word is longer. */
const widest = 80;

/**
 * Writes matches in the `.duel` format (`docs/duel-format.md`): always the same text for the same matches.
 *
 * @throws RangeError where a record has a move that the rules don't allow, or a game that there is not.
 */
export function formatDuel(records: readonly DuelRecord[]): string {
  return records.map(formatRecord).join('\n');
}

function formatRecord(record: DuelRecord): string {
  const { settings } = record;
  const rules = gameOf(record.game).rules(settings);
  return record.games
    .map((game, round) => {
      const replay = replayFrom(rules, settings, startOf(rules, game));
      const above = round === 0 && record.comment ? wrapped(commentWords(record.comment)) : '';
      const tags = [...(round === 0 ? matchTags(record) : []), ...gameTags(record, game, round)];
      const moves = wrapped(movetext(game, replay, rules));
      return `${above}${tags.map(formatTag).join('')}\n${moves}`;
    })
    .join('\n');
}

function matchTags({ game: id, settings, players, tossed }: DuelRecord): Tag[] {
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

function gameTags({ games, tags }: DuelRecord, game: GameTree, round: number): Tag[] {
  return [
    ...(games.length > 1 ? [{ name: 'Round', value: String(round + 1) }] : []),
    ...(game.position === undefined ? [] : [{ name: 'Position', value: game.position }]),
    { name: 'First', value: String(game.first + 1) },
    ...(game.at === undefined ? [] : [{ name: 'Ply', value: String(game.at) }]),
    ...((round === 0 ? tags : game.tags) ?? []),
  ];
}

function formatTag({ name, value }: Tag): string {
  return `[${name} "${escaped(value, '"')}"]\n`;
}

/** The moves of a game with all that belongs to them, in words that no line may part. */
function movetext(
  game: GameTree,
  replay: Replay<unknown, unknown>,
  rules: Rules<unknown, unknown>,
): string[] {
  const words: string[] = [];
  say(game.comment);
  writeLine(game.moves, 1, true);
  const end = game.settled ?? settlementOf(replay.turn());
  words.push(end === undefined ? unfinished : formatScore(rules.seats, end));
  return words;

  function say(comment: string | undefined): void {
    if (!comment) return;
    for (const word of commentWords(comment)) words.push(word);
  }

  /**
   * Writes a line.
   *
   * @param begun - which turn it begins in, from 1. @param whole - at the beginning of that turn.
   */
  function writeLine(line: Line, begun: number, whole: boolean): void {
    let number = begun;
    let atBeginning = whole;
    let numbered = false;
    for (const ply of line) {
      if (atBeginning || !numbered) words.push(`${number}.${atBeginning ? '' : '..'}`);
      const turn = replay.turn();
      const isWhole = turn.kind === 'player' && turn.decision === undefined;
      writePly(ply);
      numbered = ply.comment === undefined && ply.variations === undefined;
      for (const variation of ply.variations ?? []) writeVariation(variation, number, atBeginning);
      atBeginning = isWhole;
      if (isWhole) number++;
    }
  }

  function writePly({ move, marks = [], comment }: Ply): void {
    const played = replay.play(move);
    if (!played.ok) throw new RangeError(`${move} can't be played: ${played.error.code}`);
    words.push(formatMove(move));
    for (const mark of marks) words.push(formatMark(mark));
    say(comment);
  }

  function writeVariation(variation: Line, number: number, whole: boolean): void {
    const instead = replay.back();
    const from = words.length;
    writeLine(variation, number, whole);
    words[from] = `(${words[from] ?? ''}`;
    words.push(`${words.pop() ?? ''})`);
    for (let left = variation.length; left > 0; left--) replay.back();
    if (instead !== undefined) replay.again(instead);
  }
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
