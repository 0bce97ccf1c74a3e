import type { Settings } from '../../engine/settings/settings.ts';
import type { Character, Grade } from '../../engine/capabilities/computer-players.ts';
import type { MatchSummary, Opponent, Standpoint } from './summary.ts';

/** Kinds of opponents to search for; all erring computers are one kind, `errs`. */
export type OpponentKind = 'person' | Grade | Character | 'errs';

/** A filter of matches; a part that is left out matches all. */
export interface MatchFilter {
  readonly game?: string | undefined;
  readonly opponent?: OpponentKind | undefined;
  /** The result for the first person at the table; `finished` for any. */
  readonly result?: Standpoint | 'finished' | undefined;
  /** The preset of exactly these rules, or some of the settings that differ from the defaults. */
  readonly rules?:
    | { readonly preset?: string | undefined; readonly differences?: Settings | undefined }
    | undefined;
  /** Words that must all occur in the title, the comment or the names of players and game. */
  readonly text?: string | undefined;
  /** Only those of the person at the machine, from their side. */
  readonly mine?: true | undefined;
  /** Last played at `from` or later, and before `to`, in milliseconds since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The order of matches. */
export interface MatchSort {
  readonly by: 'changed' | 'created' | 'game' | 'title' | 'result' | 'plies' | 'played';
  readonly descending: boolean;
}

/** The names of games and players in a language, for searching and sorting. */
export interface MatchNames {
  readonly language: string;
  ofGame(summary: MatchSummary): string;
  ofPlayers(summary: MatchSummary): string;
}

/** The filtered matches in order; among equal ones, the last played comes first. */
export function findMatches(
  summaries: Iterable<MatchSummary>,
  filter: MatchFilter,
  sort: MatchSort,
  names: MatchNames,
): MatchSummary[] {
  const tests = testsFor(filter, names);
  const found: MatchSummary[] = [];
  for (const summary of summaries) if (tests.every((test) => test(summary))) found.push(summary);
  const keyOf = sortKeys[sort.by];
  const sign = sort.descending ? -1 : 1;
  const keyed = found.map((summary) => ({ summary, key: keyOf(summary, names) }));
  keyed.sort(
    (one, other) =>
      sign * order(one.key, other.key) ||
      other.summary.changed - one.summary.changed ||
      order(one.summary.id, other.summary.id),
  );
  return keyed.map(({ summary }) => summary);
}

function order<Key extends string | number>(one: Key, other: Key): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

type Test = (summary: MatchSummary) => boolean;

/** Whether an opponent is of a kind. */
function isOfKind(opponent: Opponent, kind: OpponentKind): boolean {
  return opponent === kind || (kind === 'errs' && opponent.startsWith('errs-'));
}

function testsFor(filter: MatchFilter, names: MatchNames): Test[] {
  const { game, opponent, result, rules, text, from, to } = filter;
  const tests: Test[] = [];
  if (game !== undefined) tests.push((each) => each.game === game);
  if (opponent !== undefined)
    tests.push(({ opponents }) => opponents.some((each) => isOfKind(each, opponent)));
  if (result === 'finished') tests.push((each) => each.result.kind !== 'unfinished');
  else if (result !== undefined) tests.push(({ standpoint }) => standpoint === result);
  if (rules?.preset !== undefined) tests.push(({ preset }) => preset === rules.preset);
  const differences = Object.entries(rules?.differences ?? {});
  if (differences.length > 0) {
    tests.push((each) => differences.every(([name, value]) => each.differences[name] === value));
  }
  if (from !== undefined) tests.push(({ changed }) => changed >= from);
  if (to !== undefined) tests.push(({ changed }) => changed < to);
  const wanted = folded(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (wanted.length > 0) {
    tests.push((each) => {
      const searched = searchedIn(each, names);
      return wanted.every((word) => searched.includes(word));
    });
  }
  return tests;
}

/** The folded texts of matches, since the user types letter by letter. */
const searchable = new WeakMap<
  MatchSummary,
  { readonly language: string; readonly text: string }
>();

/** The folded text of a match to search in. It can be prepared before the first search. */
export function searchedIn(summary: MatchSummary, names: MatchNames): string {
  const { language } = names;
  const known = searchable.get(summary);
  if (known?.language === language) return known.text;
  const { title, comment } = summary;
  const text = folded([title, comment, names.ofGame(summary), names.ofPlayers(summary)].join('\n'));
  searchable.set(summary, { language, text });
  return text;
}

/** A text in lower case without diacritics, so that "Jose" finds "José". */
function folded(text: string): string {
  // A fast path: thousands of texts are folded at a time, and most are ASCII.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The sort keys, which are made once for each match. */
const sortKeys: Record<
  MatchSort['by'],
  (summary: MatchSummary, names: MatchNames) => string | number
> = {
  changed: ({ changed }) => changed,
  created: ({ created }) => created,
  game: ({ game }) => game,
  // Lists show the game's name for a match without a title.
  title: (summary, names) => titleKey(summary.title || names.ofGame(summary)),
  result: ({ standpoint }) => resultOrder[standpoint],
  plies: ({ plies }) => plies,
  played: ({ played }) => played,
};

/** “Game 9” comes before “Game 10”. */
function titleKey(title: string): string {
  return folded(title).replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));
}

const resultOrder: Record<Standpoint, number> = {
  won: 0,
  drawn: 1,
  lost: 2,
  unfinished: 3,
  watched: 4,
};
