import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import type { Config } from '../../storage/config/config.ts';
import { mostConfigMegabytes, parseSource } from '../../storage/config/parse.ts';
import { ConfigFile } from '../../electron/config/config-file.ts';
import { openPreferences, type Preferences } from '../../electron/config/preferences.ts';
import { games } from '../../engine/games.ts';
import { readText } from '../../storage/files/text-file.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { damaged } from './damage.ts';
import { propertyPart } from './part.ts';

const english = wordsOf('en');

const [game = { id: '' }] = games;

const samples = [
  '{}',
  `// Mine.
{
  "$schema": "./config.schema.json",
  "version": 1,
  "difficulty": ["hard", "easy"], // both
  "players": ["person", "computer"],
  "first": 2,
  /* what it looks like */
  "appearance": { "theme": "dark", "pace": "fast", "textSize": 150, },
  "${game.id}": { "players": 2 },
  "presets": {
    "${game.id}": [
      { "name": "Short", "settings": {} },
      { "name": "Long", "settings": { "players": 3 }, "why": "for Ann" },
    ],
  },
}
`,
  `{"language":"de","appearance":{"theme":"light"},"presets":{"${game.id}":[{"name":"A","settings":{}},{"name":"B","settings":{}}]}}`,
  '{ "appearance": "dark", "presets": 5 }',
];

/** A change in the Preferences. */
interface Change {
  readonly make: (preferences: Preferences) => void;
  /** Whether the config contains the change. */
  readonly arrived: (config: Config) => boolean;
  /** The part of the config that the change must not touch. */
  readonly rest: (config: Config) => unknown;
}

const namesIn = (config: Config) => (config.presets[game.id] ?? []).map(({ name }) => name);

function without(...keys: readonly (keyof Config)[]): (config: Config) => unknown {
  return (config) =>
    Object.fromEntries(
      Object.entries(config).filter(([key]) => !keys.includes(key as keyof Config)),
    );
}

/** What the user may change, given the config and the text of its file. */
const changes: fc.Arbitrary<(before: Config, text: string) => Change> = fc.oneof(
  fc.constantFrom('dark', 'light', 'system').map((value) => () => ({
    make: (preferences: Preferences) => preferences.set({ path: ['appearance', 'theme'], value }),
    arrived: ({ appearance }: Config) => appearance.theme === value,
    rest: without('appearance'),
  })),
  fc.integer({ min: 1, max: 6 }).map((value) => () => ({
    make: (preferences: Preferences) => preferences.set({ path: ['first'], value }),
    arrived: ({ first }: Config) => first === value,
    rest: without('first'),
  })),
  fc.constant(() => ({
    make: (preferences: Preferences) =>
      preferences.reset([
        ['appearance', 'theme'],
        ['appearance', 'textSize'],
      ]),
    arrived: ({ appearance }: Config) =>
      appearance.textSize === 100 && appearance.theme === 'system',
    rest: without('appearance'),
  })),
  fc.constant(() => ({
    make: (preferences: Preferences) =>
      preferences.savePreset({ game: game.id, name: 'Under fire', replace: true }),
    arrived: (config: Config) => namesIn(config).includes('Under fire'),
    rest: without('presets'),
  })),
  fc.nat(2).map((at) => (before: Config, text: string) => {
    // A second preset with the same name, ignored so far, would take effect after the deletion.
    const isOnce = (name: string) => text.split(JSON.stringify(name)).length === 2;
    const names = namesIn(before).filter(isOnce);
    const name = names[at % names.length] ?? 'Nobody';
    return {
      make: (preferences: Preferences) => preferences.deletePreset({ game: game.id, name }),
      arrived: (config: Config) => !namesIn(config).includes(name),
      rest: without('presets'),
    };
  }),
);

/** A damaged config file can be opened, changed and opened again. */
export const configFiles = propertyPart({
  name: 'config',
  cases: 2000,
  property(folder) {
    const counts = { readable: 0, noticed: 0 };
    const file = fc.constantFrom(...samples).chain(damaged);
    return {
      figures: () => `${counts.readable} could be read, ${counts.noticed} had notices`,
      property: fc.property(file, changes, ({ bytes }, change) => {
        const home = fs.mkdtempSync(path.join(folder, 'config-'));
        const { isReadable, notices } = holds(home, bytes, change);
        if (isReadable) counts.readable++;
        if (notices > 0) counts.noticed++;
        fs.rmSync(home, { recursive: true });
      }),
    };
  },
});

/** @throws AssertionError if the change fails or touches other settings. */
function holds(
  home: string,
  bytes: Buffer,
  changeOf: (before: Config, text: string) => Change,
): { readonly isReadable: boolean; readonly notices: number } {
  const file = path.join(home, 'config.jsonc');
  fs.writeFileSync(file, bytes);
  const { readable: isReadable } = parseSource(readText(file, mostConfigMegabytes));

  const preferences = opened(file);
  const { notices } = preferences.view();
  assert(notices.length <= 25, `${notices.length} notices`);
  for (const { message } of notices) {
    const { length } = english.say(message);
    assert(length <= 700, `a notice of ${length} letters`);
  }
  const before = preferences.config();
  const { make, arrived, rest } = changeOf(before, bytes.toString());
  make(preferences);
  assert(arrived(preferences.config()), 'the change does not hold');
  preferences.close();

  const again = opened(file);
  assert(arrived(again.config()), 'the change did not arrive');
  assert.deepEqual(rest(again.config()), rest(before), 'something else changed');
  again.close();

  const copies = fs.readdirSync(home).filter((each) => each.includes('.invalid-'));
  const isKept = copies.some((copy) => fs.readFileSync(path.join(home, copy)).equals(bytes));
  assert(isReadable || bytes.length === 0 || isKept, 'the old file is not kept');
  return { isReadable, notices: notices.length };
}

function opened(file: string): Preferences {
  return openPreferences({
    open: (changed) => new ConfigFile(file, { changed, words: wordsFor }),
    about: { version: '', kiosk: false, runtime: { code: '' } },
    languageOf: (config) => wordsFor(config).language,
    changed: () => undefined,
  });
}

function wordsFor({ program: { language } }: Config) {
  return wordsOf(languageTags.find((tag) => tag === language) ?? 'en');
}
