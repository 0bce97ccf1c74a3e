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
  en: { win: 'win', lose: 'loss', draw: 'draw', only: 'only', never: 'never drawn' },
  de: { win: 'Sieg', lose: 'Niederlage', draw: 'Remis', only: 'nur', never: 'nie remis' },
} as const;

/** The answer to a command, as far as the plans say something about it. */
interface Answer {
  readonly value: string | number;
  readonly remoteness?: number | null;
  readonly moves?: readonly { readonly move: string; readonly value: string | number }[];
}

/** What the plans may say about an answer: its value, and that only one move keeps it or that nothing is drawn. */
function sayings(
  language: keyof typeof names,
  { value, remoteness, moves = [] }: Answer,
  drawn: number | undefined,
): string[] {
  const said = written(language, value, remoteness);
  const { only, never } = names[language];
  const keeping = moves.filter((move) => move.value === value);
  return [
    said,
    ...(keeping.length === 1 ? [`${said}, ${only} ${keeping[0]?.move}`] : []),
    ...(drawn === 0 ? [`${said}, ${never}`] : []),
  ];
}

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
    const about = (answer['start'] ?? answer) as Answer;
    const { draw } = (answer['positions'] ?? {}) as { readonly draw?: number };
    for (const language of languageTags) {
      expect(sayings(language, about, draw)).toContain(rowsOf(language)[index]?.result);
    }
  },
);
