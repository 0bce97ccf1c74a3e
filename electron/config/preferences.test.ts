import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import { openPreferences } from './preferences.ts';
import { file, inConfigFolders, open } from './testing.ts';

inConfigFolders();

const options = {
  open: (changed: () => void) => open({ changed }),
  about: { version: '1', kiosk: false, runtime: message('match.drawn') },
  languageOf: () => 'en' as const,
  changed: () => undefined,
};

test('only the last file that could not be opened has a notice, and all other notices stay', () => {
  const preferences = openPreferences(options);
  const sentences = () => preferences.view().notices.map(({ message }) => inEnglish(message));
  preferences.report(message('library.not-there'));
  for (const name of ['one.duel', 'two.duel', 'three.duel']) {
    preferences.report(message('records.refused', { name, problem: message('duel.empty') }));
  }
  preferences.report(message('records.nothing-to-paste'));
  preferences.report(message('records.gone', { file: 'four.duel' }));
  expect(sentences()).toHaveLength(2);
  expect(sentences()[0]).toMatch(/no longer there/);
  expect(sentences()[1]).toMatch(/four\.duel/);
});

test('windows hear of every notice that comes, is dismissed or no longer holds', () => {
  writeFileSync(file, '{ "first": "me" }');
  const heard: number[] = [];
  const preferences = openPreferences({
    ...options,
    changed: () => void heard.push(ids().length),
  });
  const ids = () => preferences.view().notices.map(({ id }) => id);
  preferences.report(message('library.not-there'));
  preferences.report(message('match.drawn'));
  preferences.dismiss(ids().slice(0, 1));
  preferences.withdraw('match.drawn');
  preferences.dismiss(ids());
  expect(heard).toEqual([2, 3, 2, 1, 0]);
});
