import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells with commas, quotes and line breaks are quoted, and nothing is a formula', () => {
  const rows = [
    ['Ann', 1, -2.5],
    ['Lee, "Bo"', 'two\nlines', '=SUM(A1)'],
    ['@x', '-1', '+1'],
  ];
  expect(csvOf(rows)).toBe(
    'Ann,1,-2.5\r\n"Lee, ""Bo""","two\nlines",\'=SUM(A1)\r\n\'@x,\'-1,\'+1\r\n',
  );
});

test('a German spreadsheet gets semicolons, and commas in numbers', () => {
  expect(csvOf([['Lee; "Bo"', 'a, b', -2.5, 3, '=1']], ',')).toBe(
    '"Lee; ""Bo""";"a, b";-2,5;3;\'=1\r\n',
  );
});
