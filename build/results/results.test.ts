import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { root } from '../common/paths.mjs';
import { checkResults } from './main.ts';
import { termsOf } from './one-hand.ts';
import { computationOf } from './results.ts';
import { rowsIn } from './rows.ts';
import { lossByLaw, sumOf } from './summation-duel.ts';

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

/** The cells of the rows of a page whose commands start so, without the commands: in words of the command, then the result. */
function rowsOf(name: string) {
  return rows.flatMap(({ command, result }) => {
    const [first, ...words] = command.split(' ');
    return first === name ? { words, numbers: words.map(Number), result } : [];
  });
}

/** The rows of the tables of laws of Simple Chopsticks by their headings: the cells by fingers. */
const chopsticksLaws = new Map(
  fs
    .readFileSync(path.join(root, 'docs', 'results', 'simple-chopsticks.md'), 'utf8')
    .split('\n\n')
    .filter((part) => part.startsWith('| out at'))
    .map((table) => {
      const [heads = [], , ...lines] = table.split('\n').map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
      return [heads.length, new Map(lines.map(([out, ...cells]) => [Number(out), cells]))];
    }),
);

/** What a table of laws says of as many hands, as the test of who wins. */
const winsWithAsMany: Readonly<Record<string, (hands: number) => boolean>> = {
  wins: () => true,
  'wins with an even number of hands, loses with an odd one': (hands) => hands % 2 === 0,
  'loses, but for one hand each, which wins': (hands) => hands === 1,
};

/** The number that a cell such as `3m if m is odd, else 3m − 1` says for the hands. */
function saidBy(cell: string, hands: number): number {
  const [, some, condition = '', otherwise] =
    /^(.+) ((?:if|from) m .+), else (.+)$/.exec(cell) ?? [];
  if (some !== undefined && otherwise !== undefined) {
    const number = Number(/\d+/.exec(condition)?.[0]);
    const holds =
      { 'if m is odd': hands % 2 === 1, 'if m is even': hands % 2 === 0 }[condition] ??
      (condition.startsWith('if') ? hands === number : hands >= number);
    return saidBy(holds ? some : otherwise, hands);
  }
  const [whole, times, sign, more = '0'] = /^(?:(\d+)m)?(?: ?([+−]) )?(\d+)?$/.exec(cell) ?? [];
  if (whole === undefined) throw new RangeError(`“${cell}” isn’t understood.`);
  return Number(times ?? 0) * hands + (sign === '−' ? -1 : 1) * Number(more);
}

/** Plies in which the first player wins or loses Simple Chopsticks by the laws of its page. */
function byLaw(fingers: number, own: number, others: number): string {
  const [who = ''] = chopsticksLaws.get(2)?.get(fingers) ?? [];
  const [wins = '', loses = '', losesWithAsMany = ''] = chopsticksLaws.get(4)?.get(fingers) ?? [];
  const isWin = own > others || (own === others && winsWithAsMany[who]?.(own) === true);
  if (isWin) return `W${saidBy(wins, others)}`;
  return `L${saidBy(own === others ? losesWithAsMany : loses, own)}`;
}

test('the rows of Simple Chopsticks follow the laws that the page states', () => {
  const found = rowsOf('simple-chopsticks');
  expect(found).toHaveLength(4 * 8);
  for (const { numbers, result } of found) {
    const [fingers = 0, own = 0] = numbers;
    const law = [1, 2, 3, 4, 5, 6, 7, 8].map((others) => byLaw(fingers, own, others));
    expect(`${fingers} ${own}: ${result}`).toBe(`${fingers} ${own}: ${law.join(' ')}`);
  }
});

test('the rows of Summation Duel follow the laws', () => {
  const found = rowsOf('losing-targets');
  const single = found.filter(({ numbers }) => numbers.length === 1);
  expect(single.map(({ numbers: [most] }) => most)).toEqual(
    Array.from({ length: 22 }, (_, index) => index + 1),
  );
  for (const { numbers, result } of found) {
    const [most = 0, copies = 1] = numbers;
    const cards = { numbers: most, copies };
    const losing = (result.split(': ')[1] ?? '').split(', ').flatMap((run) => {
      const [first = 0, last = first] = run.split('–').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    for (let target = 1; target <= sumOf(cards); target++) {
      const law = lossByLaw(cards, target);
      if (law !== undefined) {
        expect([most, copies, target, losing.includes(target)]).toEqual([
          most,
          copies,
          target,
          law,
        ]);
      }
    }
  }
});

test('the rows of coalitions follow the laws', () => {
  const found = rowsOf('coalitions');
  expect(found).toHaveLength(6 * 7);
  for (const { result } of found) expect(result).toMatch(/^out in \d+, out in \d+, out in \d+$/);
  for (const fingers of [5, 6, 7]) {
    const first = found.filter(({ numbers }) => numbers[0] === fingers).slice(0, 4);
    expect(first.map(({ words }) => words[1])).toEqual([
      'standard',
      'strikes-only',
      'transfers',
      'divisions',
    ]);
    expect(new Set(first.map(({ result }) => result)).size).toBe(1);
  }
});

test('the rows of Digit Conquest follow the law, with the exceptions that the page names', () => {
  const found = rowsOf('first-move');
  expect(found).toHaveLength(26);
  for (const { words, result } of found) {
    const row = words.join(' ');
    const chances = result.split(' ').map((cell) => Number.parseFloat(cell));
    const falls = chances.slice(1).map((chance, index) => chance < (chances[index] ?? 0));
    expect([row, chances.every((chance) => chance > 50)]).toEqual([row, true]);
    if (row.startsWith('2 1 ')) expect(new Set(chances)).toEqual(new Set([100]));
    else {
      const first = !['3 1 exact', '5 1 exact', '5 2 clamped', '5 2 exact'].includes(row);
      expect([row, ...falls]).toEqual([row, first, !row.startsWith('5 1 '), true, true]);
    }
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
    // Twice is no harm; a file that is cut short is.
    expect(run(made, ...joins, ...joins).out).toBe(whole.out);
    const [, last = ''] = joins;
    fs.writeFileSync(last, fs.readFileSync(last, 'utf8').slice(0, -3));
    expect(run(made, ...joins)).toEqual({
      status: 1,
      out: '',
      err: '"losing-targets 2 2" is cut short, or its page has changed since. Compute its shard again.\n',
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
    [['--join', '.'], "can't be read: EISDIR."],
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
