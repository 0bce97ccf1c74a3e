import { expect, test } from 'vitest';
import { programParts } from '../storage/config/parts.ts';
import { games } from '../engine/games.ts';
import { catalogueOf } from './catalogue.ts';
import { languageTags } from './languages.ts';
import { wordsOf } from './say.ts';
import { settingMessage } from './setting-message.ts';

const parts = [
  ...games.map(({ id, settings, presets }) => ({ id, settings, presets, codes: ['summary'] })),
  ...programParts.map(({ rules }) => ({ ...rules, presets: [], codes: [] })),
];
const cases = languageTags.flatMap((language) => parts.map((part) => ({ language, part })));

function codeOf(...of: Parameters<typeof settingMessage>): string {
  return settingMessage(...of).code;
}

test.each(cases.map(({ language, part }) => [language, part.id, part] as const))(
  '%s has every word of %s, and none of a setting, value or preset that there isn’t',
  (language, id, { settings, presets, codes }) => {
    const wanted = [
      ...['name', ...codes].map((code) => `${id}.${code}`),
      ...presets.map((preset) => `${id}.presets.${preset.id}`),
      ...settings.flatMap((setting) => [
        codeOf(id, setting.name, 'label'),
        ...(setting.alias === true ? [codeOf(id, setting.name, 'alias')] : []),
        ...(setting.kind === 'choice'
          ? setting.options.map((value) => codeOf(id, setting.name, 'label', value))
          : []),
        ...(setting.kind === 'number' && setting.also !== undefined
          ? [codeOf(id, setting.name, 'also')]
          : []),
      ]),
    ];
    const catalogue = catalogueOf(language);
    const own = new RegExp(`^${id}\\.(name|summary|(settings|presets)\\..*)$`);
    const optional = /\.sentence$/;
    const found = [...catalogue.keys()].filter((code) => own.test(code));
    expect(found.filter((code) => !optional.test(code)).sort()).toEqual(
      [...new Set(wanted)].sort(),
    );
    for (const code of found.filter((each) => optional.test(each))) {
      expect(wanted).toContain(code.replace(/sentence$/, 'label'));
    }
  },
);

test.each(languageTags)('in %s, nothing has settings but games and parts', (language) => {
  const groups = [...catalogueOf(language).keys()].flatMap((code) => {
    const [, group] = /^([^.]+)\.settings\.[^.]+\.(?:label|sentence|also|options)/.exec(code) ?? [];
    return group === undefined ? [] : [group];
  });
  expect([...new Set(groups)].sort()).toEqual(parts.map(({ id }) => id).sort());
});

test.each(languageTags.flatMap((language) => games.map(({ id }) => [language, id] as const)))(
  'what %s says %s is holds for all of its settings',
  (language, id) => {
    expect(catalogueOf(language).get(`${id}.summary`)).not.toMatch(/\d/);
  },
);

test('the texts of settings that differ in their number alone are the same but for the number', () => {
  expect(wordsOf('en').say(settingMessage('looks', 'sleeve3', 'label'))).toBe(
    'Sleeves of player 3',
  );
  expect(settingMessage('looks', 'sleeve3', 'label', 'teal').code).toBe(
    settingMessage('looks', 'sleeve5', 'label', 'teal').code,
  );
});
