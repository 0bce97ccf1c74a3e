import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { root } from '../common/paths.mjs';
import { checkResults } from './main.ts';
import { termsOf } from './one-hand.ts';
import { computationOf } from './results.ts';
import { rowsIn } from './rows.ts';

const rows = rowsIn(root);
const quick = rows.filter(({ command }) => computationOf(command).isQuick);

test('every row of a table with commands has a result and a command that is understood', () => {
  const folder = path.join(root, 'docs', 'results');
  const texts = fs
    .readdirSync(folder)
    .map((page) => fs.readFileSync(path.join(folder, page), 'utf8'));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => /` +\|$/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(new Set(rows.map(({ command }) => command)).size).toBe(rows.length);
  expect(quick.length).toBeGreaterThan(20);
});

test.each(quick)('$command: $result', ({ command, result }) => {
  const [first, second] = computationOf(command).methods;
  expect(first()).toBe(result);
  expect(second()).toBe(result);
});

test('the file for OEIS has the 10,000 terms', () => {
  const file = fs.readFileSync(path.join(root, 'docs', 'results', 'b302403.txt'), 'utf8');
  expect(file).toBe(
    termsOf(10_000)
      .map((term, index) => `${index + 1} ${term}\n`)
      .join(''),
  );
});

/** Plies in which the first player wins or loses Simple Chopsticks by the laws of its page. */
function byLaw(fingers: number, own: number, others: number): string {
  const wins =
    own > others ||
    (own === others && (fingers === 4 || (fingers === 5 ? own === 1 : own % 2 === 0)));
  const least = Math.min(own, others);
  const odd = least % 2;
  const each = { 3: 3, 4: 4, 5: 4, 6: 5 }[fingers] ?? 0;
  if (wins) {
    if (fingers === 4) return `W${4 * least - 1}`;
    if (fingers === 5) return `W${least === 1 ? 3 : 4 * least + 1}`;
    return `W${each * least - 1 + odd}`;
  }
  if (fingers === 4 || fingers === 5) return `L${4 * least}`;
  if (own < others) return `L${each * least - odd}`;
  if (fingers === 3 || least === 1) return `L${each * least - 1}`;
  return `L${5 * least + (least >= 5 ? 1 : -1)}`;
}

test('the rows of Simple Chopsticks follow the laws', () => {
  const found = rows.filter(({ command }) => command.startsWith('simple-chopsticks'));
  expect(found).toHaveLength(4 * 8);
  for (const { command, result } of found) {
    const [fingers = 0, own = 0] = command.split(' ').slice(1).map(Number);
    const law = [1, 2, 3, 4, 5, 6, 7, 8].map((others) => byLaw(fingers, own, others));
    expect(`${command}: ${result}`).toBe(`${command}: ${law.join(' ')}`);
  }
});

describe('the command', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
  afterEach(() => vi.restoreAllMocks());

  /** What a run prints, and its status. */
  function run(root: string, ...args: string[]) {
    const out = vi.spyOn(console, 'log').mockReturnValue();
    const err = vi.spyOn(console, 'error').mockReturnValue();
    const status = checkResults(args, root);
    const printed = [out, err].map(({ mock }) =>
      mock.calls.map(([line]) => `${String(line)}\n`).join(''),
    );
    vi.restoreAllMocks();
    return { status, out: printed[0] ?? '', err: printed[1] ?? '' };
  }

  /** A project with a page of some rows. */
  function project(...lines: string[]): string {
    const made = fs.mkdtempSync(path.join(folder, 'project-'));
    fs.mkdirSync(path.join(made, 'docs', 'results'), { recursive: true });
    fs.writeFileSync(path.join(made, 'docs', 'results', 'page.md'), lines.join('\n'));
    return made;
  }

  const five = [
    '| 2 | 1: 3 | `losing-targets 2` |',
    '| 3 | 2: 4–5 | `losing-targets 3` |',
    '| 4 | 2: 5, 10 | `losing-targets 4` |',
    '| 5 | 5: 7, 11–14 | `losing-targets 5` |',
    '| 2, 2 | 2: 3, 6 | `losing-targets 2 2` |',
  ];

  it('prints joined shards as one run prints the rows', () => {
    const made = project(...five);
    const whole = run(made);
    expect(whole.status).toBe(0);
    const joins = ['2/3', '1/3', '3/3'].flatMap((shard, index) => {
      const file = path.join(made, `${index}.txt`);
      fs.writeFileSync(file, run(made, '--shard', shard).out);
      return ['--join', file];
    });
    expect(run(made, ...joins)).toEqual({ status: 0, out: whole.out, err: '' });
    const { status, err } = run(made, ...joins.slice(2));
    expect({ status, err }).toEqual({
      status: 1,
      err: '"losing-targets 3" is in none of the files. Add those of all shards.\n',
    });
  });

  it('fails at a row that says something else', () => {
    const { status, out } = run(project('| 3 | 1: 4 | `losing-targets 3` |'));
    expect(status).toBe(1);
    expect(out).toContain('losing-targets 3: differs: page.md says 1: 4, the methods find 2: 4–5');
  });

  it('computes one result', () => {
    expect(run(folder, 'losing-targets', '5')).toEqual({
      status: 0,
      out: '5: 7, 11–14\n',
      err: '',
    });
  });

  it.each([
    [['--shard', '4/3'], '--shard can\'t be "4/3". Allowed: one of several, such as 3/16.'],
    [['--shard', '1/3', '--join', 'x'], "--shard and --join don't go together."],
    [['--join', 'x', 'losing-targets', '5'], '--join and "losing-targets 5" don\'t go together.'],
    [['--join', 'none.txt'], 'There is no file none.txt.'],
    [['winners'], 'There is no result "winners". Results: simple-chopsticks,'],
    [['losing-targets', '99'], 'losing-targets can\'t take "99" as numbers. Allowed: 1 to 25.'],
    [['losing-targets'], 'losing-targets needs numbers. Allowed: 1 to 25.'],
    [['same-winner', '5', '6'], 'same-winner doesn\'t take "6".'],
  ])('refuses %j', (args, sentence) => {
    const { status, out, err } = run(project(...five), ...args);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(sentence);
  });
});
