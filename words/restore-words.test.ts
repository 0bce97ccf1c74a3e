import { expect, test } from 'vitest';
import { restoredInWords } from './restore-words.ts';
import { inEnglishAndGerman } from './testing.ts';

const noMatches = { adds: 0, replaces: 0, kept: 0 };

const said = (...does: readonly ('adds' | 'replaces')[]) =>
  restoredInWords({
    matches: noMatches,
    changes: does.map((each) => ({ kind: 'config', does: each })),
  }).map(inEnglishAndGerman);

test('preferences come back where there are none, and nothing is said to be replaced', () => {
  expect(said('adds')).toEqual([
    [
      'Your preferences, presets and looks come back.',
      'Deine Einstellungen, Vorlagen und das Aussehen kommen zurück.',
    ],
  ]);
});

test('preferences that are replaced are kept, and it says where', () => {
  expect(said('replaces')).toEqual([
    [
      'Your preferences, presets and looks are replaced.',
      'Deine Einstellungen, Vorlagen und das Aussehen werden ersetzt.',
    ],
    [
      'What is replaced is kept in the folder “backups” of your data.',
      'Was ersetzt wird, bleibt im Ordner „backups“ bei deinen Daten.',
    ],
  ]);
});

test('a backup that changes nothing has no consequences', () => {
  expect(said()).toEqual([]);
});
