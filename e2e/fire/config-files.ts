import { isDeepStrictEqual } from 'node:util';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../storage/config/config.ts';
import { mostConfigMegabytes, parseSource } from '../../storage/config/source.ts';
import { openConfigFile } from '../../electron/config/config-file.ts';
import { openPreferences, type Preferences } from '../../electron/config/preferences.ts';
import { games } from '../../engine/games.ts';
import { pick, type Random } from '../../engine/random.ts';
import { readText } from '../../storage/files/text-file.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { mutated } from './mutations.ts';
import { shoot, type FirePart } from './part.ts';

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

/** A change, and whether it arrived. */
interface Attempt {
  readonly make: (preferences: Preferences) => void;
  readonly arrived: (config: Config) => boolean;
  /** What it does not touch. */
  readonly rest: (config: Config) => unknown;
}

const namesIn = (config: Config) => (config.presets[game.id] ?? []).map(({ name }) => name);

function without(...keys: readonly (keyof Config)[]): (config: Config) => unknown {
  return (config) =>
    Object.fromEntries(
      Object.entries(config).filter(([key]) => !keys.includes(key as keyof Config)),
    );
}

/** What a person may change. */
const attempts: readonly ((before: Config, random: Random, text: string) => Attempt)[] = [
  (_, random) => {
    const value = pick(random, ['dark', 'light', 'system']);
    return {
      make: (preferences) => preferences.set({ path: ['appearance', 'theme'], value }),
      arrived: ({ appearance }) => appearance.theme === value,
      rest: without('appearance'),
    };
  },
  (_, random) => {
    const value = 1 + random.below(6);
    return {
      make: (preferences) => preferences.set({ path: ['first'], value }),
      arrived: ({ first }) => first === value,
      rest: without('first'),
    };
  },
  () => ({
    make: (preferences) =>
      preferences.reset([
        ['appearance', 'theme'],
        ['appearance', 'textSize'],
      ]),
    arrived: ({ appearance }) => appearance.textSize === 100 && appearance.theme === 'system',
    rest: without('appearance'),
  }),
  () => ({
    make: (preferences) =>
      preferences.savePreset({ game: game.id, name: 'Under fire', replace: true }),
    arrived: (config) => namesIn(config).includes('Under fire'),
    rest: without('presets'),
  }),
  (before, random, text) => {
    // Another of the same name, which did not count, would count from then on.
    const isOnce = (name: string) => text.split(JSON.stringify(name)).length === 2;
    const names = namesIn(before).filter(isOnce);
    const name = names.length === 0 ? 'Nobody' : pick(random, names);
    return {
      make: (preferences) => preferences.deletePreset({ game: game.id, name }),
      arrived: (config) => !namesIn(config).includes(name),
      rest: without('presets'),
    };
  },
];

/** Config files after something happened to them, read, changed and read again. */
export const configFiles: FirePart = {
  name: 'config',
  shots: 2000,
  async run(range) {
    const { random, folder, fault } = range;
    let readable = 0;
    let told = 0;
    let slowest = 0;
    await shoot(range, (shot) => {
      const home = fs.mkdtempSync(path.join(folder, 'config-'));
      const file = path.join(home, 'config.jsonc');
      const { name, bytes } = mutated(pick(random, samples), random);
      const wrong = (what: string) => fault(shot, `${name}: ${what}`, bytes);
      fs.writeFileSync(file, bytes);
      const { readable: isReadable } = parseSource(readText(file, mostConfigMegabytes));
      const since = performance.now();

      const preferences = opened(file);
      const { notices } = preferences.view();
      if (notices.length > 25) wrong(`${notices.length} notices`);
      for (const { message } of notices) {
        const sentence = english.say(message);
        if (sentence.length > 700) wrong(`a notice of ${sentence.length} letters`);
      }
      const before = preferences.config();
      const { make, arrived, rest } = pick(random, attempts)(before, random, bytes.toString());
      make(preferences);
      if (!arrived(preferences.config())) wrong('the change does not hold');
      preferences.close();

      const again = opened(file);
      if (!arrived(again.config())) wrong('the change did not arrive');
      if (!isDeepStrictEqual(rest(before), rest(again.config()))) wrong('something else changed');
      again.close();

      slowest = Math.max(slowest, performance.now() - since);
      const copies = fs.readdirSync(home).filter((each) => each.includes('.invalid-'));
      const isKept = copies.some((copy) => fs.readFileSync(path.join(home, copy)).equals(bytes));
      if (!isReadable && bytes.length > 0 && !isKept) wrong('the old file is not kept');
      if (isReadable) readable++;
      if (notices.length > 0) told++;
      fs.rmSync(home, { recursive: true });
    });
    return `${readable} could be read, ${told} had notices; the slowest took ${slowest.toFixed(0)} ms`;
  },
};

function opened(file: string): Preferences {
  return openPreferences({
    open: (changed) => openConfigFile(file, { changed, words: wordsFor }),
    about: { version: '', runtime: { code: '' } },
    languageOf: (config) => wordsFor(config).language,
    changed: () => undefined,
  });
}

function wordsFor({ program: { language } }: Config) {
  return wordsOf(languageTags.find((tag) => tag === language) ?? 'en');
}
