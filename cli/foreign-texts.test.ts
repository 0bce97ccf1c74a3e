import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { formatDuel } from '../engine/records/format-duel.ts';
import { tablesFrom } from '../engine/testing/records.ts';
import { folder as home, inFolders } from '../storage/files/testing.ts';
import { openMatchFolder } from '../storage/library/match-folder.ts';
import { languageTags } from '../words/languages.ts';
import { jsonOf, runWith } from './testing.ts';

inFolders();

const name = '\u202eAnn\u2069';
const comment = 'red \u001b[31m\u009b2J דני\u2028next\u200f';

/** A match with a hostile text wherever one may stand. */
const table = tablesFrom(
  `[Game "chopsticks"] [Event "${name}"] [Site "${comment}"] [Player1 "${name}"] {${comment}} 1. A-C {${comment}} *`,
)[0];
if (table === undefined) throw new Error('There is no match.');
const record = formatDuel([table]);

let file = '';
beforeEach(() => {
  file = path.join(home, 'one.duel');
  writeFileSync(file, record);
  const notes = { title: name, comment, created: 0, changed: 0, played: 0 };
  openMatchFolder(path.join(home, 'matches'), 0).write('kept', table, notes);
});

/** What only a program may write to a terminal, but the ends of lines. */
const controls = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

test.each([
  ['convert', '--to', 'text'],
  ['convert'],
  ['review'],
  ['play', '--resume'],
  ['matches'],
  ['matches', 'show', 'kept'],
  ['matches', 'export', 'kept'],
  ['matches', 'show', 'kept', '--json'],
  ['matches', 'show', name],
  ['analyse', 'chopsticks', comment],
  ['solve', 'chopsticks', '--set', `${name}=${comment}`],
])('nothing of others controls the terminal: %j', async (...args) => {
  const [command = '', ...more] = args;
  const place = ['convert', 'review'].includes(command) ? [file] : [];
  if (command === 'play') place.push('kept', '--user-data', home);
  if (command === 'matches') place.push('--user-data', home);
  for (const language of languageTags) {
    const { out, err } = await runWith([command, ...more, ...place], ['hint'], {}, language);
    expect(out + err).not.toMatch(controls);
    expect(out + err).toMatch(/Ann|red/u);
  }
});

test('what leaves as data stays as it was written', async () => {
  expect((await runWith(['convert', file])).out).toBe(record);
  expect(tablesFrom(record)[0]).toMatchObject({ players: [{ name }, {}], match: { comment } });
  const shown = await jsonOf(['matches', 'show', 'kept', '--user-data', home]);
  expect(shown).toMatchObject({ title: name, comment, players: [{ name }, {}] });
});
