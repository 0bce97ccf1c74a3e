import { csvOf } from '../files/csv.ts';
import type { GameId } from '../../engine/games.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { MatchFilter } from './find-matches.ts';
import { endOfMatch, type MatchSummary, type Opponent } from './summary.ts';

/** Figures of finished matches, from the side of the first person at each table. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly streaks: {
    /** The length of the current streak: wins, or losses if negative. */
    readonly now: number;
    readonly longestWon: number;
    readonly longestLost: number;
  };
  /** In plies; 0 without matches. */
  readonly length: { readonly mean: number; readonly shortest: number; readonly longest: number };
  /** In milliseconds. */
  readonly time: { readonly total: number; readonly mean: number };
}

/** The figures of one game under the same rules against the same opponents. */
export interface FiguresOf extends Figures {
  readonly game: GameId;
  readonly preset: string | null;
  readonly differences: Settings;
  readonly opponents: readonly Opponent[];
}

/** The result of a match, and when it ended. */
export interface DatedResult {
  readonly id: string;
  readonly at: number;
  readonly result: 'won' | 'drawn' | 'lost';
}

/** The figures of all matches, and of each group. */
export interface Statistics {
  readonly all: Figures;
  /** The one with the most matches first. */
  readonly groups: readonly FiguresOf[];
  /** The oldest first, to be plotted. */
  readonly results: readonly DatedResult[];
}

type Counted = MatchSummary & { readonly standpoint: DatedResult['result'] };

/**
 * Counts finished matches with a person, except imported ones.
 *
 * @param span - the time in which they must have ended: at `from` or later, and before `to`.
 */
export function statisticsOf(
  summaries: Iterable<MatchSummary>,
  { from = -Infinity, to = Infinity }: Pick<MatchFilter, 'from' | 'to'> = {},
): Statistics {
  const counted = [...summaries]
    .filter(isCounted)
    .filter((match) => endOf(match) >= from && endOf(match) < to)
    .sort((one, other) => endOf(one) - endOf(other));
  const groups = new Map<string, Counted[]>();
  for (const summary of counted) {
    const key = groupOf(summary);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [summary]);
    else group.push(summary);
  }
  return {
    all: figuresOf(counted),
    groups: [...groups.values()]
      .map(describedFigures)
      .sort((one, other) => other.played - one.played),
    results: counted.map((match) => ({
      id: match.id,
      at: endOf(match),
      result: match.standpoint,
    })),
  };
}

function endOf(match: Counted): number {
  return endOfMatch(match) ?? match.changed;
}

function isCounted(summary: MatchSummary): summary is Counted {
  const { standpoint, imported } = summary;
  return !imported && standpoint !== 'unfinished' && standpoint !== 'watched';
}

/** The group keys of matches: a library has thousands, and few of them change. */
const groupKeys = new WeakMap<MatchSummary, string>();

function groupOf(summary: MatchSummary): string {
  const known = groupKeys.get(summary);
  if (known !== undefined) return known;
  const { game, differences, opponents } = summary;
  const rules = Object.entries(differences).sort(([one], [other]) => (one < other ? -1 : 1));
  const key = JSON.stringify([game, rules, opponents]);
  groupKeys.set(summary, key);
  return key;
}

function describedFigures(group: readonly Counted[]): FiguresOf {
  const [{ game, preset, differences, opponents }] = group as readonly [Counted, ...Counted[]];
  return { game, preset, differences, opponents, ...figuresOf(group) };
}

function figuresOf(matches: readonly Counted[]): Figures {
  const played = matches.length;
  const count = (result: DatedResult['result']) =>
    matches.filter(({ standpoint }) => standpoint === result).length;
  const total = matches.reduce((sum, match) => sum + match.played, 0);
  const plies = matches.reduce((sum, match) => sum + match.plies, 0);
  const lengths = (choose: (one: number, other: number) => number) =>
    matches
      .map((match) => match.plies)
      .reduce((one, other) => choose(one, other), matches[0]?.plies ?? 0);
  return {
    played,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    streaks: streaksOf(matches),
    length: {
      mean: played === 0 ? 0 : plies / played,
      shortest: lengths(Math.min),
      longest: lengths(Math.max),
    },
    time: { total, mean: played === 0 ? 0 : total / played },
  };
}

function streaksOf(matches: readonly Counted[]): Figures['streaks'] {
  let now = 0;
  let longestWon = 0;
  let longestLost = 0;
  for (const { standpoint } of matches) {
    if (standpoint === 'drawn') now = 0;
    else if (standpoint === 'won') now = Math.max(now, 0) + 1;
    else now = Math.min(now, 0) - 1;
    longestWon = Math.max(longestWon, now);
    longestLost = Math.max(longestLost, -now);
  }
  return { now, longestWon, longestLost };
}

const columns = [
  'game',
  'rules',
  'opponents',
  'played',
  'won',
  'drawn',
  'lost',
  'streak',
  'longest won',
  'longest lost',
  'mean plies',
  'shortest',
  'longest',
  'mean seconds',
];

/** The groups as CSV for a spreadsheet ({@link csvOf}), with a line of names at the top. */
export function statisticsCsv({ groups }: Statistics, decimal?: string): string {
  const rows = groups.map((group) => {
    const { streaks, length, time } = group;
    const differences = Object.entries(group.differences);
    const rules = differences.map(([name, value]) => `${name}=${String(value)}`).join(' ');
    return [
      group.game,
      group.preset ?? rules,
      group.opponents.join(' '),
      group.played,
      group.won,
      group.drawn,
      group.lost,
      streaks.now,
      streaks.longestWon,
      streaks.longestLost,
      Number(length.mean.toFixed(1)),
      length.shortest,
      length.longest,
      Math.round(time.mean / 1000),
    ];
  });
  return csvOf([columns, ...rows], decimal);
}
