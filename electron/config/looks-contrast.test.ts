import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { looks } from '../../storage/config/looks.ts';

/** A style sheet of the windows, without its comments. */
const read = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../renderer/design', name), 'utf8').replace(
    /\/\*.*?\*\//gs,
    '',
  );

/** The custom properties of a block of a style sheet. */
function tokensIn(css: string, selector: string): ReadonlyMap<string, string> {
  const [, block = ''] = css.split(`\n${selector} {`);
  const [inside = ''] = block.split('\n}');
  return new Map(
    [...inside.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const usual = tokensIn(read('tokens.css'), ':root');
const chosen = read('looks.css');

type Scheme = 'light' | 'dark';

/** A colour in the light or dark theme, by these tokens, of which later ones override earlier ones. */
function colour(
  name: string,
  scheme: Scheme,
  ...layers: readonly ReadonlyMap<string, string>[]
): string {
  const value = [usual, ...layers].reduce<string>((known, layer) => layer.get(name) ?? known, '');
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colour(other, scheme, ...layers);
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return scheme === 'light' ? light : dark;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function optionsOf(name: string): readonly string[] {
  const setting = looks.settings.find((each) => each.name === name);
  return setting?.kind === 'choice' ? setting.options : [];
}

const schemes = ['light', 'dark'] as const;
const tables = optionsOf('table');
const hands = optionsOf('hands');
const stops = ['--table-glow', '--table', '--table-edge'] as const;
const tableOf = (table: string) => tokensIn(chosen, `[data-table='${table}']`);
const handsOf = (skin: string) => tokensIn(chosen, `[data-hands='${skin}']`);

test('whatever can be chosen and is not as it comes has tokens of its own', () => {
  for (const table of tables.filter((each) => each !== 'game')) {
    expect(tableOf(table).size, table).toBeGreaterThan(2);
  }
  for (const skin of hands) {
    expect(handsOf(skin).size, skin).toBeGreaterThan(4);
  }
});

test.each(schemes)('words can be read on every table (%s)', (scheme) => {
  for (const table of tables) {
    for (const stop of stops) {
      for (const ink of ['--ink', '--ink-soft']) {
        const found = contrast(
          colour(ink, scheme, tableOf(table)),
          colour(stop, scheme, tableOf(table)),
        );
        expect(found, `${ink} on ${stop} of ${table}`).toBeGreaterThan(4.5);
      }
    }
  }
});

test.each(schemes)(
  'fingers are told apart by their outlines, whatever their skin (%s)',
  (scheme) => {
    for (const skin of hands) {
      const tokens = handsOf(skin);
      const outline = colour('--hand-outline', scheme, tokens);
      const found = contrast(outline, colour('--hand-skin', scheme, tokens));
      expect(found, skin).toBeGreaterThan(3);
    }
  },
);

test.each(schemes)('no hand is lost on any table (%s)', (scheme) => {
  for (const skin of hands) {
    for (const table of tables) {
      const ground = colour('--table', scheme, tableOf(table));
      const parts = ['--hand-skin', '--hand-outline'].map((part) =>
        contrast(colour(part, scheme, handsOf(skin)), ground),
      );
      expect(Math.max(...parts), `${skin} on ${table}`).toBeGreaterThan(3);
    }
  }
});

test.each(schemes)('more contrast is more (%s)', (scheme) => {
  const more = tokensIn(chosen, "[data-contrast='more']");
  for (const name of ['--ink', '--ink-soft', '--line', '--line-strong', '--accent']) {
    const ground = colour('--surface', scheme);
    const [before, after] = [colour(name, scheme), colour(name, scheme, more)].map((each) =>
      contrast(each, ground),
    );
    expect(after, name).toBeGreaterThan(before ?? 0);
  }
});
