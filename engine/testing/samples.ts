import type { Game, Rules } from '../game.ts';
import { games } from '../games.ts';
import {
  legalMovesOf,
  mainEndOf,
  playIn,
  pliesOf,
  positionOf,
  startMatch,
  turnOf,
  type Match,
} from '../match/match.ts';
import type { Player } from '../match/players.ts';
import { erringIn, namedComputers, oftenest, seldomest } from '../capabilities/computer-players.ts';
import { largestSeed, pick, type Random } from '../random.ts';
import { awaitsNextRound, nextRound, type Series } from '../match/series.ts';
import {
  defaultSettings,
  problemsWith,
  type Setting,
  type Settings,
} from '../settings/settings.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import {
  annotated,
  grow,
  largestMark,
  lineAt,
  mainLine,
  pathAlong,
  pliesBefore,
  type Line,
  type Place,
} from '../match/tree.ts';
import { formatDuel } from '../records/format-duel.ts';
import { parseDuel } from '../records/parse-duel.ts';

/** Every computer player that has a name, and some of those that err. */
export const sampleDifficulties = [
  ...namedComputers,
  ...[oftenest, 5, 10, seldomest].map(erringIn),
] as const;

/** The sources of a random sample. */
export interface SampleParts {
  readonly random: Random;
  /** A text, never empty. */
  readonly text: () => string;
}

/** A random match of any game and settings, with variations, comments and marks. */
export function sampleTable({ random, text }: SampleParts): SeatedMatch {
  const game = pick(random, games);
  const settings = sampleSettings(game, random);
  const rules = game.rules(settings);
  let series: Series = playedSeries(rules, settings, random);
  const isWhole = series.rounds === undefined && random.below(3) > 0;
  if (!isWhole) {
    const { match } = series;
    series = { ...series, match: { ...match, at: random.below(match.moves.length + 1) } };
  }
  const embroider = (match: Match<unknown, unknown>) => embroidered(match, { random, text });
  const tags = some(random, 3, () => ({ name: `X${random.below(5)}`, value: text() }));
  const match = embroider(series.match);
  return {
    game: game.id,
    players: Array.from({ length: rules.seats }, () => samplePlayer(random)),
    first: series.first,
    match: random.below(3) === 0 ? perhapsSettled(match, random) : match,
    ...(random.below(2) === 0 && { tossed: true as const }),
    ...(random.below(2) === 0 && { guided: pick(random, ['now', 'before'] as const) }),
    ...(random.below(2) === 0 && { seed: random.below(largestSeed + 1) }),
    ...(series.rounds && {
      rounds: series.rounds.map((round) => ({ ...round, match: embroider(round.match) })),
    }),
    ...(tags.length > 0 && { tags }),
    ...(random.below(2) === 0 && { comment: text() }),
  };
}

/** A match adjudicated by resignation or by agreement, if it isn't over. */
function perhapsSettled(match: Match<unknown, unknown>, random: Random): Match<unknown, unknown> {
  if (mainEndOf(match) !== undefined) return match;
  const adjudication = pick(random, [
    { kind: 'draw' as const },
    { kind: 'win' as const, winner: random.below(match.rules.seats) },
  ]);
  return { ...match, adjudication };
}

/**
 * Reads a damaged text.
 *
 * @returns the fault if the result is neither matches that survive writing and reading, nor a problem with a place in the
 * text; otherwise undefined.
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

/** A text with random damage. */
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
  `[Game "${games[0]?.id ?? ''}"]\n`,
  '[fingers "7"]\n',
  '[First "9"]\n',
  '[Ply "3"]\n',
  '[Position "0001"]\n',
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
      // Hands of a hundred fingers would have too many moves.
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
        ? (there.rules.chance?.outcomes(positionOf(there)) ?? []).map(({ move }) => move)
        : legalMovesOf(there);
    if (moves.length === 0) break;
    there = playIn(there, pick(random, moves));
  }
  return there;
}

/** A match with random comments, marks and variations. */
function embroidered(
  whole: Match<unknown, unknown>,
  { random, text }: SampleParts,
): Match<unknown, unknown> {
  let match = whole;
  for (let count = random.below(6); count > 0; count--) {
    match = { ...match, moves: notedSomewhere(match, { random, text }) };
  }
  return random.below(3) === 0 ? { ...match, comment: text() } : match;
}

function notedSomewhere(match: Match<unknown, unknown>, { random, text }: SampleParts): Line {
  const { moves } = match;
  const place = somePlace(moves, random);
  const there = { ...match, ...place };
  const played = pliesOf(wandered(there, 1 + random.below(6), random));
  // The main line must not grow: its end and its place are fixed.
  const isEnd = place.path.length === 0 && place.at === moves.length;
  const isKnown = pathAlong(moves, played.slice(0, place.at + 1)) !== undefined;
  const next = isEnd || isKnown ? undefined : grow(moves, place, played.slice(place.at));
  const grown = next?.ok ? next.value : { moves, place };
  if (grown.place.at === 0) return grown.moves;
  const marks = some(random, 3, () => random.below(largestMark + 1));
  const note = { ...(random.below(2) === 0 && { comment: text() }), marks };
  return annotated(grown.moves, grown.place, note);
}

function somePlace(moves: Line, random: Random): Place {
  let place: Place = { path: mainLine, at: 0 };
  for (;;) {
    const line = lineAt(moves, place.path);
    const ply = random.below(line.length + 1);
    const at = pliesBefore(place.path) + ply;
    const variations = line[ply]?.variations ?? [];
    if (variations.length === 0 || random.below(3) === 0) return { ...place, at };
    const variation = random.below(variations.length);
    place = { path: [...place.path, { ply, variation }], at };
  }
}

function some<Of>(random: Random, most: number, make: () => Of): Of[] {
  return Array.from({ length: random.below(most + 1) }, make);
}
