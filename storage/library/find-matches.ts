import type { Settings } from '../../engine/settings/settings.ts';
import type { Character, Grade } from '../../engine/computer/computer-players.ts';
import type { MatchSummary, Opponent, Standpoint } from './summary.ts';

/** Opponents as one looks for them: those who err in one of so many decisions are one kind, `errs`. */
export type OpponentKind = 'person' | Grade | Character | 'errs';

/** Which matches are wanted; what is left out leaves every match in. */
export interface MatchFilter {
  readonly game?: string | undefined;
  readonly opponent?: OpponentKind | undefined;
  /** How it ended for the first person at the table; `finished` however it did. */
  readonly result?: Standpoint | 'finished' | undefined;
  /** The preset with these very rules, or settings that differ from the defaults, among others. */
  readonly rules?:
    | { readonly preset?: string | undefined; readonly differences?: Settings | undefined }
    | undefined;
  /** Words that all occur in its title, comment, names of players or game. */
  readonly text?: string | undefined;
  /** Last played then or later, and before then, in milliseconds since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** In which order matches are wanted. */
export interface MatchSort {
  readonly by: 'changed' | 'created' | 'game' | 'title' | 'result' | 'plies' | 'played';
  readonly descending: boolean;
}

/** What matches are found and sorted by besides what a person has written: names, in a language. */
export interface MatchNames {
  readonly language: string;
  ofGame(summary: MatchSummary): string;
  ofPlayers(summary: MatchSummary): string;
}

/** The matches that are wanted, in the order that is wanted; of two alike the one played last comes first. */
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

/** Letters are folded once for each match, since a person types one letter after another. */
const searchable = new WeakMap<
  MatchSummary,
  { readonly language: string; readonly text: string }
>();

/** What a match is found by, in small letters. It can be prepared before the first search. */
export function searchedIn(summary: MatchSummary, names: MatchNames): string {
  const { language } = names;
  const known = searchable.get(summary);
  if (known?.language === language) return known.text;
  const { title, comment } = summary;
  const text = folded([title, comment, names.ofGame(summary), names.ofPlayers(summary)].join('\n'));
  searchable.set(summary, { language, text });
  return text;
}

/** Small letters without their marks: who looks for "Jose" finds "José". */
function folded(text: string): string {
  // Most texts have no such letters, and thousands are folded at a time.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** What matches are sorted by is made once for each of them, not for each comparison. */
const sortKeys: Record<
  MatchSort['by'],
  (summary: MatchSummary, names: MatchNames) => string | number
> = {
  changed: ({ changed }) => changed,
  created: ({ created }) => created,
  game: ({ game }) => game,
  // As a list shows it: one without a title has its game's name there.
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
