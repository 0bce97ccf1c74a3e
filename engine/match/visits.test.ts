import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstVisit, nextVisit, type Visits } from './visits.ts';

interface Line {
  readonly keys: readonly string[];
  readonly visits: Visits;
}

function extended({ keys, visits }: Line, key: string): Line {
  return { keys: [...keys, key], visits: nextVisit(visits, key) };
}

function counted({ keys }: Line): number {
  return keys.filter((key) => key === keys.at(-1)).length;
}

it('counts along a line', () => {
  const start = firstVisit('a');
  const end = ['b', 'a', 'b', 'a'].reduce(nextVisit, start);
  expect(start.times).toBe(1);
  expect(end.times).toBe(3);
});

it('counts each line by itself, in whatever order lines are extended', () => {
  const step = fc.record({ from: fc.nat(), key: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const lines: Line[] = [{ keys: ['a'], visits: firstVisit('a') }];
      for (const { from, key } of steps) {
        const line = lines[from % lines.length] ?? expect.fail('There is always a first line.');
        lines.push(extended(line, key));
      }
      expect(lines.map(({ visits }) => visits.times)).toEqual(lines.map(counted));
    }),
  );
});

it('counts long lines, and continues from the start of one', () => {
  const start = firstVisit('a');
  let last = start;
  for (let ply = 0; ply < 100_000; ply++) last = nextVisit(last, ply % 2 === 0 ? 'b' : 'a');
  expect(last.times).toBe(50_001);
  expect(nextVisit(start, 'a').times).toBe(2);
  expect(nextVisit(last, 'a').times).toBe(50_002);
});
