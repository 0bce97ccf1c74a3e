import {
  codeOf,
  rulesChanged,
  type Atlas,
  type AtlasCombinations,
  type AtlasPoint,
} from '../../engine/atlas/atlas.ts';
import { decode, wdlOf, type Wdl } from '../../engine/analysis/value.ts';
import type { SolvedRow } from './solve-combination.ts';

/** The data behind the page of an atlas. */
export interface Facts {
  readonly atlas: Atlas;
  readonly combinations: AtlasCombinations;
  readonly solved: ReadonlyMap<number, SolvedRow>;
}

/**
 * Replaces the tables in the page's text. Each is between `<!-- atlas: NAME -->` and `<!-- /atlas -->`.
 *
 * @throws RangeError if the text names an unknown table.
 */
export function documented(text: string, facts: Facts): string {
  return text.replace(/<!-- atlas: (\w+) -->[^]*?<!-- \/atlas -->/g, (_, name: string) => {
    const table = tables.get(name);
    if (table === undefined) throw new RangeError(`There is no table "${name}" of the atlas.`);
    return `<!-- atlas: ${name} -->\n\n${table(facts)}\n\n<!-- /atlas -->`;
  });
}

const tables: ReadonlyMap<string, (facts: Facts) => string> = new Map([
  ['coverage', coverage],
  ['single', singleRules],
  ['changes', changes],
]);

/**
 * A table of how many combinations of each size there are, how their games end, and how long solving
 * took.
 */
function coverage({ atlas, combinations, solved }: Facts): string {
  const rows = sizesOf(atlas).map(({ size, label }) => {
    const points = combinations.points.filter((point) => point[0] === size);
    return coverageRow(label, atlas, points, solved);
  });
  const all = coverageRow('all', atlas, combinations.points, solved);
  const head = [
    'fingers',
    'combinations',
    'solved',
    'different games',
    'first player wins',
    'draws',
    'loses',
    'longest',
    'time of one core',
  ];
  const whole = atlas.axes.reduce((product, { values }) => product * values.length, 1);
  const without =
    `${number(combinations.tooLarge)} more combinations are left out as too large. All values of all settings ` +
    `that the atlas varies would be ${number(whole)} combinations, many of them the same game.`;
  return `${markdownTable(head, [...rows, all])}\n\n${without}`;
}

function coverageRow(
  label: string,
  atlas: Atlas,
  points: readonly AtlasPoint[],
  solved: ReadonlyMap<number, SolvedRow>,
): string[] {
  const rows = points.flatMap((point) => solved.get(codeOf(atlas.axes, point)) ?? []);
  const games = [...new Map(rows.toReversed().map((row) => [row.game, row])).values()];
  const ending = (wdl: Wdl) => games.filter((row) => wdlOf(decode(row.start)) === wdl).length;
  const longest = games.reduce((most, row) => Math.max(most, row.longest), -1);
  return [
    label,
    ...[points.length, rows.length, games.length].map(number),
    ...(['win', 'draw', 'lose'] as const).map((value) => number(ending(value))),
    longest < 0 ? '–' : `${longest} plies`,
    durationOf(rows.reduce((sum, row) => sum + row.milliseconds, 0)),
  ];
}

/** A table of the result of the usual rules with one rule changed, at every size. */
function singleRules({ atlas, combinations, solved }: Facts): string {
  const sizes = sizesOf(atlas);
  const usual = atlas.axes.map(() => 0);
  const rules = combinations.points.filter((point) => point[0] === 0 && rulesChanged(point) <= 1);
  const rows = rules.map((rule) => [
    ruleName(atlas, rule),
    ...sizes.map(({ size }) => {
      const standing = atlas.standingFor(rule.with(0, size));
      const row = standing && solved.get(codeOf(atlas.axes, standing));
      if (row === undefined) return '';
      const plain = solved.get(codeOf(atlas.axes, usual.with(0, size)));
      const isUsual = rulesChanged(rule) > 0 && plain?.game === row.game;
      return isUsual ? '=' : ending(row);
    }),
  ]);
  return markdownTable(['rule', ...sizes.map(({ label }) => label)], rows);
}

/** A table of how often a rule changes the winner, over all combinations of the other rules. */
function changes({ atlas, combinations, solved }: Facts): string {
  const rows = atlas.axes.flatMap(({ values }, axis) =>
    values.flatMap((_, value) =>
      axis === 0 || value === 0 ? [] : [changesBy(atlas, combinations, solved, axis, value)],
    ),
  );
  const head = [
    'rule',
    'pairs of games',
    'same result',
    'a draw is decided',
    'it becomes a draw',
    'the other player wins',
  ];
  return markdownTable(
    head,
    rows.filter(([, pairs]) => pairs !== '0'),
  );
}

function changesBy(
  atlas: Atlas,
  { points }: AtlasCombinations,
  solved: ReadonlyMap<number, SolvedRow>,
  axis: number,
  value: number,
): string[] {
  const counts = { pairs: 0, same: 0, decided: 0, drawn: 0, turned: 0 };
  for (const point of points) {
    if (point[axis] !== 0) continue;
    const changed = point.with(axis, value);
    const code = codeOf(atlas.axes, changed);
    const standing = atlas.standingFor(changed);
    // If the change removes other rules or has no effect, the difference isn't due to this rule alone.
    if (standing === undefined || codeOf(atlas.axes, standing) !== code) continue;
    const before = solved.get(codeOf(atlas.axes, point));
    const after = solved.get(code);
    if (before === undefined || after === undefined || before.game === after.game) continue;
    counts.pairs++;
    const [from, to] = [wdlOf(decode(before.start)), wdlOf(decode(after.start))];
    if (from === to) counts.same++;
    else if (from === 'draw') counts.decided++;
    else if (to === 'draw') counts.drawn++;
    else counts.turned++;
  }
  const share = (count: number): string =>
    `${((100 * count) / Math.max(1, counts.pairs)).toFixed(1)}%`;
  return [
    ruleName(
      atlas,
      atlas.axes.map((_, other) => (other === axis ? value : 0)),
    ),
    number(counts.pairs),
    ...[counts.same, counts.decided, counts.drawn, counts.turned].map(share),
  ];
}

/** A result such as `wins in 7`, `draws` or `loses in 8`. */
function ending({ start }: SolvedRow): string {
  const value = decode(start);
  const { remoteness } = value;
  return remoteness === null ? 'draw' : `${wdlOf(value)} ${remoteness}`;
}

/** A rule as a setting: `misere=true`. */
function ruleName({ axes }: Atlas, point: AtlasPoint): string {
  const changed = axes.flatMap(({ setting, values }, axis) =>
    axis === 0 || point[axis] === 0 ? [] : [`${setting}=${String(values[point[axis] ?? 0])}`],
  );
  return changed.length === 0 ? 'the usual rules' : `\`${changed.join(' ')}\``;
}

function sizesOf({ axes }: Atlas): { size: number; label: string }[] {
  return (axes[0]?.values ?? [])
    .map((value, size) => ({ size, label: String(value) }))
    .sort((one, other) => Number(one.label) - Number(other.label));
}

const inEnglish = new Intl.NumberFormat('en');

function number(value: number): string {
  return inEnglish.format(value);
}

/** A duration in words: `40 s`, `12 min`, `3.5 h`. */
export function durationOf(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  if (seconds < 6000) return `${Math.ceil(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** A table in Markdown with aligned columns. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
