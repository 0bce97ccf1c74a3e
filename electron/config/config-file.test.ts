import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFileSync as writeAtomically } from 'atomically';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseConfig } from '../../config/parse.ts';
import { wordsOf } from '../../words/say.ts';
import { openConfigFile, type ConfigFile } from './config-file.ts';

vi.mock('atomically', { spy: true });

const defaultConfig = parseConfig('{}').config;
let folder = '';
let file = '';
const opened: ConfigFile[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  file = path.join(folder, 'config.jsonc');
});
afterEach(() => {
  for (const config of opened.splice(0)) config.close();
  mendDisk();
  rmSync(folder, { recursive: true });
});

function open(changed: () => void = () => undefined): ConfigFile {
  const config = openConfigFile(file, {
    changed,
    words: ({ program: { language } }) => wordsOf(language === 'system' ? 'en' : language),
  });
  opened.push(config);
  return config;
}

function fillDisk(): void {
  vi.mocked(writeAtomically).mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device');
  });
}

function mendDisk(): void {
  vi.mocked(writeAtomically).mockRestore();
}

const onDisk = () => readFileSync(file, 'utf8');
const schema = () => readFileSync(path.join(folder, 'config.schema.json'), 'utf8');
const kept = () => readdirSync(folder).filter((name) => name.startsWith('config.invalid-'));
const sentences = (config: ConfigFile) => config.notices().map(({ sentence }) => sentence);

describe('reading', () => {
  test('a missing file is made, with its schema beside it', () => {
    const config = open();
    expect(config.config()).toEqual(defaultConfig);
    expect(config.notices()).toEqual([]);
    expect(onDisk()).toContain('"version": 1');
    expect(JSON.parse(schema())).toHaveProperty('properties.chopsticks.properties.overflow');
  });

  test('the folder is made, too', () => {
    file = path.join(folder, 'deep', 'down', 'config.jsonc');
    expect(open().notices()).toEqual([]);
    expect(onDisk()).toContain('"version": 1');
  });

  test('an empty file gets what a fresh one has', () => {
    writeFileSync(file, '');
    expect(open().notices()).toEqual([]);
    expect(onDisk()).toContain('"version": 1');
  });

  test('comments and trailing commas are no fault', () => {
    const text = '// mine\n{ "difficulty": "hard", /* why */ "players": ["person",], }\n';
    writeFileSync(file, text);
    const config = open();
    expect(config.config().difficulty).toEqual(['hard']);
    expect(config.notices()).toEqual([]);
    expect(onDisk()).toBe(text);
  });

  test('what is wrong is said in the language that the file asks for', () => {
    writeFileSync(file, '{ "language": "de", "first": "me" }');
    expect(sentences(open())).toEqual([
      'first kann nicht "me" sein. Erlaubt: "random" oder ein Platz von 1 bis 6. Es gilt 1.',
    ]);
    expect(schema()).toContain('Hell oder dunkel');
  });

  test.each([
    ['a bracket too few', '{\n  "game": "chopsticks"\n', /line 3, column 1/],
    ['a value missing', '{\n  "difficulty": ,\n}', /line 2, column 17/],
    ['no object', '[1, 2]', /one object/],
  ])('%s: defaults, a notice, a copy beside', (_, text, notice) => {
    writeFileSync(file, text);
    const config = open();
    expect(config.config()).toEqual(defaultConfig);
    expect(kept()).toHaveLength(1);
    expect(readFileSync(path.join(folder, kept()[0] ?? ''), 'utf8')).toBe(text);
    expect(onDisk()).toBe(text);
    expect(sentences(config)).toEqual([expect.stringMatching(notice)]);
    expect(sentences(config)[0]).toContain(kept()[0]);
  });

  test('a file that stays broken is kept once', () => {
    // As an editor may save it that writes no UTF-8.
    const latin = Buffer.from('{ "difficulty": "schwör', 'latin1');
    writeFileSync(file, latin);
    for (let start = 1; start <= 3; start++) expect(sentences(open())[0]).toContain(kept()[0]);
    expect(kept().map((name) => readFileSync(path.join(folder, name)))).toEqual([latin]);
    writeFileSync(file, '{ "game": ');
    open();
    expect(kept()).toHaveLength(2);
  });

  test('a bad value gives way to its default, with key, value and what is allowed', () => {
    writeFileSync(file, '{ "first": "me", "appearance": { "theme": "pink", "motion": "off" } }');
    const config = open();
    expect(config.config().first).toBe(defaultConfig.first);
    expect(config.config().appearance).toMatchObject({ theme: 'system', motion: 'off' });
    expect(config.notices().map(({ key }) => key)).toEqual(['first', 'appearance.theme']);
    expect(sentences(config)[1]).toMatch(/appearance: theme.*"pink".*system, light or dark/);
    expect(kept()).toEqual([]);
  });

  test('a file that can’t be read is a notice, and is left alone', () => {
    mkdirSync(file);
    const config = open();
    expect(config.config()).toEqual(defaultConfig);
    expect(sentences(config)[0]).toContain('could not be read: it is a folder, not a file.');
    expect(sentences(config)[0]).toContain(file);
    expect(lstatSync(file).isDirectory()).toBe(true);
  });

  test('what can’t be read is not written over', () => {
    // Stands for a file without the right to read it, which a superuser always has.
    symlinkSync('config.jsonc', file);
    const config = open();
    config.change(['difficulty'], 'hard');
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(sentences(config).join(' ')).toContain('could not be saved');
  });
});

describe('changing', () => {
  test('touches one value and nothing else', () => {
    const text = `// mine
{
  "unknown": { "a": 1 }, // kept
  "chopsticks": { "overflow": "cutoff" /* for now */ },
}
`;
    writeFileSync(file, text);
    const config = open();
    config.change(['chopsticks', 'overflow'], 'rollover');
    expect(onDisk()).toBe(text.replace('"cutoff"', '"rollover"'));
    expect(config.config().settings['chopsticks']).toMatchObject({ overflow: 'rollover' });
  });

  test('makes keys that are not there', () => {
    const config = open();
    config.change(['appearance', 'textSize'], 150);
    expect(config.config().appearance.textSize).toBe(150);
    expect(open().config().appearance.textSize).toBe(150);
  });

  test('another language is spoken at once, in what was said before and in the schema', () => {
    writeFileSync(file, '{ "first": "me" }');
    const config = open();
    config.change(['language'], 'de');
    expect(sentences(config)[0]).toContain('Erlaubt: ');
    expect(schema()).toContain('Hell oder dunkel');
  });

  test('takes away the notice about that value, and no other', () => {
    writeFileSync(file, '{ "first": "me", "difficulty": "godlike" }');
    const config = open();
    config.change(['first'], 2);
    expect(config.notices().map(({ key }) => key)).toEqual(['difficulty']);
  });

  test('a broken file makes way for a whole one, and its copy stays', () => {
    writeFileSync(file, '{ "difficulty": ');
    const config = open();
    config.change(['difficulty'], 'easy');
    expect(open().config().difficulty).toEqual(['easy']);
    expect(open().notices()).toEqual([]);
    expect(kept()).toHaveLength(1);
  });

  test('what can’t be written holds all the same, and is said once, with the reason', () => {
    const config = open();
    const before = onDisk();
    fillDisk();
    config.change(['difficulty'], 'hard');
    config.change(['first'], 2);
    expect(config.config()).toMatchObject({ difficulty: ['hard'], first: 2 });
    expect(onDisk()).toBe(before);
    expect(sentences(config)).toEqual([
      expect.stringMatching(/holds until you quit, but could not be saved: ENOSPC: no space left/),
    ]);
    config.dismissNotices(sentences(config));
    expect(sentences(config)).toEqual([]);
  });

  test('what could not be written is written with the next change that can be', () => {
    const config = open();
    fillDisk();
    config.change(['difficulty'], 'hard');
    mendDisk();
    config.change(['first'], 2);
    expect(sentences(config)).toEqual([]);
    expect(open().config()).toMatchObject({ difficulty: ['hard'], first: 2 });
  });

  test('what could not be written holds beside what somebody else writes', () => {
    const config = open();
    fillDisk();
    config.change(['difficulty'], 'hard');
    writeFileSync(file, '{ "first": 2 }');
    config.change(['appearance', 'theme'], 'dark');
    expect(config.config()).toMatchObject({
      difficulty: ['hard'],
      first: 2,
      appearance: { theme: 'dark' },
    });
  });

  test('a broken file is not written over before it can be copied', () => {
    writeFileSync(file, '{ "difficulty": ');
    fillDisk();
    const config = open();
    expect(sentences(config).join(' ')).toContain('could not be copied: ENOSPC');
    config.change(['difficulty'], 'easy');
    expect(config.config().difficulty).toEqual(['easy']);
    expect(sentences(config)[0]).toContain('could not be saved: what is in it can’t be read');
    expect(onDisk()).toBe('{ "difficulty": ');
    mendDisk();
    config.change(['first'], 2);
    expect(kept()).toHaveLength(1);
    expect(open().config()).toMatchObject({ difficulty: ['easy'], first: 2 });
  });

  test('does not undo what somebody wrote a moment before', () => {
    const config = open();
    writeFileSync(file, '{ "difficulty": "hard" }');
    config.change(['first'], 2);
    expect(config.config()).toMatchObject({ difficulty: ['hard'], first: 2 });
    expect(open().config()).toMatchObject({ difficulty: ['hard'], first: 2 });
  });

  test('a part goes back to its defaults, and everything else stays as it was written', () => {
    const text = `// mine
{
  "first": 2,
  "appearance": { "theme": "dark" /* at night */, "glow": 3, "textSize": 150 },
  "chopsticks": { "overflow": "rollover" },
}
`;
    writeFileSync(file, text);
    const config = open();
    config.reset(['appearance']);
    expect(config.config()).toMatchObject({ first: 2, appearance: defaultConfig.appearance });
    expect(config.config().settings['chopsticks']).toMatchObject({ overflow: 'rollover' });
    expect(onDisk()).toContain('// mine');
    expect(onDisk()).toContain('"glow": 3');
    expect(onDisk()).not.toMatch(/theme|textSize/);
    config.reset(['chopsticks', 'summation-duel', 'appearance']);
    expect(config.config()).toEqual({ ...defaultConfig, first: 2 });
    expect(open().config()).toEqual({ ...defaultConfig, first: 2 });
  });

  test('resetting takes away the notices about that part', () => {
    writeFileSync(file, '{ "first": "me", "appearance": { "theme": "pink" } }');
    const config = open();
    config.reset(['appearance']);
    expect(config.notices().map(({ key }) => key)).toEqual(['first']);
  });

  test('the notices that were seen can be dismissed, and no other', () => {
    writeFileSync(file, '{ "first": "me", "difficulty": "godlike" }');
    const config = open();
    const [first = '', ...others] = sentences(config);
    config.dismissNotices([first]);
    expect(sentences(config)).toEqual(others);
    config.dismissNotices(others);
    expect(config.notices()).toEqual([]);
  });

  test('a long value is cut short in its notice', () => {
    writeFileSync(file, JSON.stringify({ first: 'x'.repeat(5000) }));
    expect(sentences(open())[0]).toMatch(/^first can’t be "x{39}…\. Allowed: /);
  });
});

describe('somebody edits it while the program runs', () => {
  /** Opens the file, and gives what waits for the next change by somebody else. */
  function follow(): { config: ConfigFile; next: () => Promise<void> } {
    let told: () => void = () => undefined;
    const config = open(() => told());
    return { config, next: () => new Promise((resolve) => (told = resolve)) };
  }

  test('by writing into it', async () => {
    const { config, next } = follow();
    const change = next();
    writeFileSync(file, '{ "difficulty": "hard" }');
    await change;
    expect(config.config().difficulty).toEqual(['hard']);
  });

  test('by putting another file in its place, as many editors do', async () => {
    const { config, next } = follow();
    const change = next();
    writeFileSync(`${file}.swp`, '{ "difficulty": "easy" }');
    renameSync(`${file}.swp`, file);
    await change;
    expect(config.config().difficulty).toEqual(['easy']);
  });

  test('and breaks it, and mends it', async () => {
    const { config, next } = follow();
    const breaking = next();
    writeFileSync(file, '{ "difficulty": "hard"');
    await breaking;
    expect(config.config()).toEqual(defaultConfig);
    expect(sentences(config)[0]).toContain('line 1, column 23');
    expect(kept()).toHaveLength(1);
    const mending = next();
    writeFileSync(file, '{ "difficulty": "hard" }');
    await mending;
    expect(config.config().difficulty).toEqual(['hard']);
    expect(config.notices()).toEqual([]);
  });

  test('while the program’s own changes are no news', async () => {
    let told = 0;
    const config = open(() => told++);
    config.change(['difficulty'], 'easy');
    const other = follow();
    const change = other.next();
    writeFileSync(file, '{ "difficulty": "hard" }');
    await change;
    await expect.poll(() => told).toBe(1);
    expect(config.config().difficulty).toEqual(['hard']);
  });
});
