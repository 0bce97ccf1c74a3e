import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { settingWords } from '../../words/game-words.ts';
import { languageTags, type Language } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { viewAfter } from '../table/testing.ts';
import FunctionTable from '../games/scholars-game/FunctionTable.svelte';
import { figures } from './figures.ts';
import { divideAt, rulesOf } from './rules-pages.ts';
import Text from './Text.svelte';

afterEach(cleanup);

const pictures = Object.keys(import.meta.glob('../../docs/rules/*/figures/*.png'));

/** The pictures and captions in a language, by figure name. */
function picturesIn(language: Language): string[] {
  const folder = `/rules/${language}/figures/`;
  return pictures.flatMap((file) => file.split(folder)[1]?.replace('.png', '') ?? []);
}

/** The text of a page in English, without its tables. */
function proseOf(game: string): string {
  const tokens = rulesOf(game, 'en').filter(({ type }) => type !== 'table');
  return tokens.map(({ raw }) => raw.replace(/\s+/g, ' ')).join('\n');
}

/** The first three headings of a page. */
function beginningOf(game: string, language: Language): string[] {
  const { container } = render(Text, { tokens: rulesOf(game, language) });
  const headings = [...container.querySelectorAll('h3, h4')].slice(0, 3);
  return headings.map((heading) => heading.textContent.trim());
}

/** The names of a page's figures, in order. */
function figuresOf(game: string, language: Language): string[] {
  const { container } = render(Text, { tokens: rulesOf(game, language) });
  return [...container.querySelectorAll('figure')].map(({ dataset }) => dataset['figure'] ?? '');
}

test('a page is drawn with its headings, lists, tables and words', () => {
  render(Text, { tokens: rulesOf('scholars-game', 'en') });
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent.trim());
  expect(headings).toContain('Functions');
  expect(headings).not.toContain('The Scholar’s Game');
  expect(screen.getAllByRole('table').length).toBe(4);
  expect(screen.getByRole('columnheader', { name: 'on two hands at once' })).toBeDefined();
  expect(document.body.textContent).not.toContain('<!--');
  expect(document.body.textContent).not.toMatch(/[*`|]{2}/);
});

test.each(games)('the page of $id begins with the goal, a turn and the end', ({ id }) => {
  expect(beginningOf(id, 'en')).toEqual(['Goal', 'A move', 'The end']);
});

const cases = languageTags.flatMap((language) =>
  games.map(({ id, settings }) => ({ id, language, settings })),
);

describe.each(cases)('the page of $id in $language', ({ id, language, settings }) => {
  test('it begins as the others in its language, and shows examples', () => {
    const [other] = games.filter((game) => game.id !== id);
    expect(beginningOf(id, language)).toEqual(beginningOf(other?.id ?? '', language));
    cleanup();
    render(Text, { tokens: rulesOf(id, language) });
    const drawn = screen.getAllByRole('figure');
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    for (const figure of drawn) {
      expect(figure.querySelector('svg, .card')).not.toBeNull();
      expect(figure.querySelector('figcaption')?.textContent).toMatch(/\w.*\.$/);
    }
  });

  test('it has a picture for each figure, for readers outside the program', () => {
    expect(picturesIn(language)).toEqual(expect.arrayContaining(figuresOf(id, language)));
  });

  test('it calls every setting and value by its name in the preferences', () => {
    render(Text, { tokens: rulesOf(id, language) });
    const documented = new Map(
      screen.getAllByRole('row').map((row) => {
        const [label = '', values = ''] = [...row.children].map(({ textContent }) => textContent);
        return [label.trim(), values.trim()];
      }),
    );
    for (const setting of settings) {
      const { label, option, value } = settingWords(wordsOf(language), id, setting);
      const values = documented.get(label);
      expect(values, label).toBeDefined();
      if (setting.kind === 'choice') {
        expect(values).toBe(setting.options.map((each) => option(each).label).join(', '));
      }
      if (setting.kind === 'number' && setting.also !== undefined) {
        expect(values).toContain(value(setting.also));
      }
    }
    const codes = [...document.querySelectorAll('code')].map(({ textContent }) => textContent);
    for (const { name } of settings) expect(codes).not.toContain(name);
  });
});

test.each(languageTags)('every figure and every picture is used on a page (%s)', (language) => {
  const placed = games.flatMap(({ id }) => figuresOf(id, language)).sort();
  expect(placed).toEqual(Object.keys(figures).sort());
  expect(picturesIn(language).sort()).toEqual(placed);
});

test('the page of Chopsticks says when a hand is out, and what applies to halves', () => {
  const prose = proseOf('chopsticks');
  expect(prose).toMatch(/comes to five fingers or more is out/);
  expect(prose).toMatch(/1 to 4 after a split, and that binds halves/);
  expect(prose).toMatch(/a ½ or a 4½ can’t pass/);
});

test('the part after a marker can be replaced by a drawing', () => {
  const { before, marked, after } = divideAt(rulesOf('scholars-game', 'en'), 'drawn');
  expect(before.length).toBeGreaterThan(0);
  expect(marked?.type).toBe('table');
  expect(after.length).toBeGreaterThan(0);
  expect(divideAt(rulesOf('chopsticks', 'en'), 'drawn').marked).toBeUndefined();
  expect(rulesOf('no such game', 'en')).toEqual([]);
});

test('the table of functions says who beats whom, and what is shown on the board', () => {
  const view = viewAfter({ game: 'scholars-game', moves: ['1+1'] });
  const { container } = render(FunctionTable, { view });
  const rows = [...container.querySelectorAll('li')];
  expect(rows.map((row) => row.classList.contains('standing'))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(rows[1]?.querySelector('.visually-hidden')?.textContent.replace(/\s+/g, ' ')).toContain(
    '2, scissors: puts out 4, paper or 5, paper; transforms 1 into 5, rock; puts out 5, rock and at once puts out 5, rock. On the table: Player 2.',
  );
});
