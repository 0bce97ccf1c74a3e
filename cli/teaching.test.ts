import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageTags } from '../words/languages.ts';
import { jsonOf } from './testing.ts';

const folder = path.join(import.meta.dirname, '..', 'docs', 'teaching');

/** The results and commands of the lesson plans in a language. */
function rowsOf(language: string): { result: string; command: string }[] {
  const pages = readdirSync(path.join(folder, language)).sort();
  expect(pages).toHaveLength(4);
  return pages.flatMap((page) => {
    const text = readFileSync(path.join(folder, language, page), 'utf8');
    const rows = [...text.matchAll(/\| ([^|]+?) +\| `((?:solve|analyse) [^`]+)` +\|/g)];
    expect(rows, page).toHaveLength([...text.matchAll(/`(?:solve|analyse) /g)].length);
    expect(rows.length, page).toBeGreaterThan(4);
    return rows.map(([, result = '', command = '']) => ({ result, command }));
  });
}

const names = {
  en: { win: 'win', lose: 'loss', draw: 'draw' },
  de: { win: 'Sieg', lose: 'Niederlage', draw: 'Remis' },
} as const;

/** A value as the plans write it. */
function written(
  language: keyof typeof names,
  value: string | number,
  remoteness: number | null | undefined,
): string {
  if (typeof value === 'number') {
    const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return `${percent.format(100 * value)} %`;
  }
  const name = names[language][value as keyof (typeof names)['en']];
  return remoteness == null ? name : `${name} in ${remoteness}`;
}

const english = rowsOf('en');

test('the plans in all languages make the same claims', () => {
  const commands = english.map(({ command }) => command);
  for (const language of languageTags) {
    expect(rowsOf(language).map(({ command }) => command)).toEqual(commands);
  }
});

test.each(english.map(({ command }, index) => [command, index] as const))(
  '%s says what the plans say',
  async (command, index) => {
    const words = [...command.matchAll(/"([^"]+)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    const answer = await jsonOf(words);
    const { value, remoteness } = (answer['start'] ?? answer) as {
      value: string | number;
      remoteness?: number | null;
    };
    for (const language of languageTags) {
      expect(rowsOf(language)[index]?.result).toBe(written(language, value, remoteness));
    }
  },
);
