import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageTags } from '../words/languages.ts';
import { jsonOf } from './testing.ts';

const folder = path.join(import.meta.dirname, '..', 'docs', 'teaching');

/** A claim of a lesson plan, with the command that it follows from and its result. */
interface Row {
  readonly claim: string;
  readonly result: string;
  readonly command: string;
}

/** The texts of the lesson plans in a language. */
function pagesIn(language: string): string[] {
  const pages = readdirSync(path.join(folder, language)).sort();
  expect(pages).toHaveLength(4);
  return pages.map((page) => readFileSync(path.join(folder, language, page), 'utf8'));
}

/** The claims of the lesson plans in a language. */
function rowsOf(language: string): Row[] {
  return pagesIn(language).flatMap((text) => {
    const rows = [
      ...text.matchAll(/\| ([^|]+?) +\| ([^|]+?) +\| `((?:solve|analyse) [^`]+)` +\|/g),
    ];
    expect(rows).toHaveLength([...text.matchAll(/`(?:solve|analyse) /g)].length);
    expect(rows.length).toBeGreaterThan(4);
    return rows.map(([, claim = '', result = '', command = '']) => ({ claim, result, command }));
  });
}

const names = {
  en: { win: 'win', lose: 'loss', draw: 'draw', only: 'only', never: 'never drawn' },
  de: { win: 'Sieg', lose: 'Niederlage', draw: 'Remis', only: 'nur', never: 'nie remis' },
} as const;

/** What claims say in words about the player to move, by the value that they mean; the first that fits counts. */
const verdicts = {
  en: [
    ['draw', /is drawn|neither side/],
    ['lose', /loses|is lost|second (player|one) wins/],
    ['win', /first player wins|to move wins|one wins|is won/],
  ],
  de: [
    ['draw', /ist remis|niemand/],
    ['lose', /verliert|verloren|nachzieht/],
    ['win', /gewinnt|gewonnen/],
  ],
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

test.each(languageTags)('the plans claim in words what their results say: %s', (language) => {
  const claimed = rowsOf(language).flatMap(({ claim, result }) => {
    // That no position is drawn says nothing about who wins.
    const said = claim.replace(/no position is drawn|keine Stellung ist remis/, '');
    const [verdict] = verdicts[language].find(([, words]) => words.test(said)) ?? [];
    return verdict === undefined ? [] : [[claim, names[language][verdict], result.split(/\W/)[0]]];
  });
  expect(claimed.length, 'all but chances and what follows from another claim').toBeGreaterThan(17);
  for (const [claim, verdict, result] of claimed) expect(result, claim).toBe(verdict);
});

test.each(languageTags)('the plans name no position without a claim about it: %s', (language) => {
  for (const text of pagesIn(language)) {
    const commands = rowsOf(language).map(({ command }) => command);
    for (const [, position = ''] of text.matchAll(/`(\d{4})`/g)) {
      expect(commands).toContainEqual(expect.stringContaining(`analyse chopsticks ${position}`));
    }
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
