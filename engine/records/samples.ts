import type { Game, Rules } from '../game.ts';
import { games } from '../games.ts';
import {
  legalMovesOf,
  outcomeOf,
  playIn,
  positionOf,
  startMatch,
  turnOf,
  type Match,
} from '../match.ts';
import type { Player } from '../players.ts';
import { sampleDifficulties } from './sample-difficulties.ts';
import { pick, type Random } from '../random.ts';
import { awaitsNextRound, nextRound, type Series } from '../series.ts';
import { defaultSettings, problemsWith, type Setting, type Settings } from '../settings.ts';
import { largestMark, type DuelRecord, type GameTree } from './duel-record.ts';
import { formatDuel } from './format-duel.ts';
import { parseDuel } from './parse-duel.ts';
import { recordOfTable, tableOfRecord, withMoves } from './record-of-table.ts';
import { annotated, lineAt, mainEnd, playOn, type Place } from './tree.ts';

/** What a sample is made of. */
export interface SampleParts {
  readonly random: Random;
  /** A text that a person may have written; never empty. */
  readonly text: () => string;
}

/** A match as it may have come about: any game and settings, with variations, comments and marks. */
export function sampleRecord({ random, text }: SampleParts): DuelRecord {
  const game = pick(random, games);
  const settings = sampleSettings(game, random);
  const rules = game.rules(settings);
  let series: Series = playedSeries(rules, settings, random);
  const isWhole = series.rounds === undefined && random.below(3) > 0;
  if (!isWhole) {
    const { match } = series;
    series = { ...series, match: { ...match, at: random.below(match.history.length + 1) } };
  }
  const tags = some(random, 3, () => ({ name: `X${random.below(5)}`, value: text() }));
  const table = {
    ...series,
    game: game.id,
    players: Array.from({ length: rules.seats }, () => samplePlayer(random)),
    ...(random.below(2) === 0 && { tossed: true as const }),
  };
  let record = recordOfTable(table, tags);
  if (random.below(2) === 0) record = { ...record, comment: text() };
  for (let count = random.below(8); count > 0; count--) {
    record = embroidered(record, random.below(record.games.length), { random, text });
  }
  const last = record.games.at(-1);
  // What was noted may have brought the first line to its end.
  if (last !== undefined && !isOver(record, last) && random.below(3) === 0) {
    const settled = pick(random, [
      { kind: 'draw' as const },
      { kind: 'win' as const, winner: random.below(rules.seats) },
    ]);
    record = { ...record, games: record.games.with(-1, { ...last, settled }) };
  }
  return {
    ...record,
    games: record.games.map((tree) =>
      random.below(3) === 0 ? { ...tree, comment: text() } : tree,
    ),
  };
}

/**
 * Reads what happened to a text.
 *
 * @returns what should not have come of it: neither matches that are written and read the same again, nor
 * a place in the text; nothing where all is well.
 */
export function faultIn(text: string): string | undefined {
  const parsed = parseDuel(text);
  if (!parsed.ok) {
    const lines = text.split(/\r\n|\r|\n/);
    const length = lines[parsed.line - 1]?.length ?? -1;
    const isPlace = parsed.column >= 1 && parsed.column <= length + 1;
    return isPlace ? undefined : `line ${parsed.line}, column ${parsed.column} is no place`;
  }
  const written = formatDuel(parsed.value);
  const again = parseDuel(written);
  if (!again.ok) return `what was written is refused: ${again.error.code}`;
  return formatDuel(again.value) === written ? undefined : 'written differently the second time';
}

/** What may happen to a text on its way, apart from what happens to any file. */
export function damagedDuel(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const until = at + random.below(12);
  const written = pick(random, signs);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(until);
    case 2:
      return text.slice(0, at) + written + text.slice(at);
    case 3:
      return text.slice(0, at) + written.repeat(1 + random.below(200)) + text.slice(at);
    case 4:
      return text.slice(0, until) + text.slice(at);
    case 5: {
      const lines = text.split('\n');
      lines.splice(random.below(lines.length), random.below(3), pick(random, lines));
      return lines.join('\n');
    }
    default:
      return text.replaceAll('\n', '\r\n').slice(0, at) + text.slice(until);
  }
}

const signs = [
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    ';',
    '!',
    '?',
    '$',
    '*',
    '.',
    ' ',
    '\n',
    '\0',
    '\ud800',
  ],
  ...[
    '1-0',
    '1/2-1/2',
    '--',
    '+7',
    '?7',
    'A-C',
    '"2 3=1 4s"',
    '[Round "2"]',
    '\\u{110000}',
    '\u{1f600}',
  ],
  ...[
    `[Game "${games[0]?.id ?? ''}"]\n`,
    '[fingers "7"]\n',
    '[First "9"]\n',
    '[Ply "3"]\n',
    '[Position "0001"]\n',
  ],
];

function sampleSettings(game: Game, random: Random): Settings {
  for (;;) {
    const changed = game.settings.filter(() => random.below(3) === 0);
    const settings = {
      ...defaultSettings(game.settings),
      ...Object.fromEntries(changed.map((each) => [each.name, sampleValue(each, random)])),
    };
    if (problemsWith(game, settings).length === 0) return settings;
  }
}

function sampleValue(setting: Setting, random: Random) {
  switch (setting.kind) {
    case 'choice':
      return pick(random, setting.options);
    case 'text':
      return setting.default;
    case 'switch':
      return random.below(2) === 0;
    case 'number': {
      const { min, max, also } = setting;
      if (also !== undefined && random.below(4) === 0) return also;
      // Hands of a hundred fingers have so many moves that little else is seen.
      return min + random.below(Math.min(max - min, 20) + 1);
    }
  }
}

function samplePlayer(random: Random): Player {
  const named = pick(random, [
    {},
    { name: 'Ann' },
    { name: 'Ödön "the hand" \\ [x]' },
    { name: '手\u{1f590}' },
  ]);
  return random.below(2) === 0
    ? { kind: 'person', ...named }
    : { kind: 'computer', difficulty: pick(random, sampleDifficulties), ...named };
}

function isOver(record: DuelRecord, last: GameTree): boolean {
  const round = record.games.length - 1;
  const table = tableOfRecord(record, round, mainEnd(last.moves));
  return !table.ok || outcomeOf(table.value.match) !== undefined;
}

function playedSeries(rules: Rules<unknown, unknown>, settings: Settings, random: Random): Series {
  const first = random.below(rules.seats);
  let series: Series = { first, match: startMatch(rules, settings, first) };
  for (let round = 0; ; round++) {
    series = { ...series, match: wandered(series.match, 1 + random.below(20), random) };
    if (round === 3 || !awaitsNextRound(series)) return series;
    series = nextRound(series);
  }
}

function wandered(
  match: Match<unknown, unknown>,
  most: number,
  random: Random,
): Match<unknown, unknown> {
  let there = match;
  for (let count = 0; count < most; count++) {
    const moves =
      turnOf(there).kind === 'chance'
        ? (there.rules.chanceOutcomes?.(positionOf(there)) ?? []).map(({ move }) => move)
        : legalMovesOf(there);
    if (moves.length === 0) break;
    there = playIn(there, pick(random, moves));
  }
  return there;
}

/** Something is noted somewhere in a game, and something else played there. */
function embroidered(record: DuelRecord, round: number, { random, text }: SampleParts): DuelRecord {
  const { moves } = record.games[round] ?? { moves: [] };
  const place = somePlace(record.games[round], random);
  const table = tableOfRecord(record, round, place);
  if (!table.ok) throw new Error(`A sample can't be played: ${table.error.code}`);
  const { match } = table.value;
  const branch = wandered(match, 1 + random.below(6), random);
  const played = branch.history.slice(match.at).map(({ move }, index) => {
    const before = branch.history[match.at + index - 1]?.after ?? branch.start;
    return branch.rules.formatMove(before, move);
  });
  // A main line that goes on would end otherwise than was said, or stand elsewhere.
  const goesOn = place.path.length === 0 && place.at === moves.length;
  const next = goesOn ? undefined : playOn(moves, place, played);
  const there = next?.ok ? next.value : { moves, place };
  if (there.place.at === 0) return withMoves(record, round, there.moves);
  const marks = some(random, 3, () => random.below(largestMark + 1));
  const note = { ...(random.below(2) === 0 && { comment: text() }), marks };
  return withMoves(record, round, annotated(there.moves, there.place, note));
}

function somePlace(tree: GameTree | undefined, random: Random): Place {
  const moves = tree?.moves ?? [];
  let place: Place = { path: [], at: 0 };
  for (;;) {
    const line = lineAt(moves, place);
    const at = random.below(line.length + 1);
    const variations = line[at]?.variations ?? [];
    if (variations.length === 0 || random.below(3) === 0) return { ...place, at };
    const variation = random.below(variations.length);
    place = { path: [...place.path, { ply: at, variation }], at: 0 };
  }
}

function some<Of>(random: Random, most: number, make: () => Of): Of[] {
  return Array.from({ length: random.below(most + 1) }, make);
}
