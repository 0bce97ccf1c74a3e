import { expect, test } from 'vitest';
import { beginOf, cleaned, dayOf, endOf, isEmpty, rulesFor, rulesKey } from './filter.ts';

test('a range of days goes from the first midnight to the one after the last day', () => {
  const from = beginOf('2026-03-28');
  const to = endOf('2026-03-29');
  expect(from).toBe(new Date(2026, 2, 28).getTime());
  expect(to).toBe(new Date(2026, 2, 30).getTime());
  expect([dayOf(from), dayOf(to, true)]).toEqual(['2026-03-28', '2026-03-29']);
});

test('an invalid day filters nothing', () => {
  expect([beginOf(''), endOf(''), beginOf('0000-00-00'), beginOf('1869-01-01')]).toEqual(
    Array(4).fill(undefined),
  );
  expect(dayOf(undefined)).toBe('');
});

test('an empty or missing value filters nothing', () => {
  expect(cleaned({ text: '', game: 'chopsticks', rules: undefined })).toEqual({
    game: 'chopsticks',
  });
  expect([isEmpty({ text: '', from: undefined }), isEmpty({ from: 0 })]).toEqual([true, false]);
});

test('chosen rules include their game', () => {
  const known = [
    {
      game: { id: 'chopsticks' as const },
      name: { code: 'chopsticks.settings.suicide.label' },
      rules: { differences: { suicide: true } },
    },
  ];
  const key = rulesKey({ differences: { suicide: true } }, 'chopsticks');
  expect(rulesFor(key, known)).toEqual({
    game: 'chopsticks',
    rules: { differences: { suicide: true } },
  });
  expect([rulesKey(undefined, 'chopsticks'), rulesFor('', known)]).toEqual(['', undefined]);
});
