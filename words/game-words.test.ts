import { expect, test } from 'vitest';
import { programParts } from '../config/parts.ts';
import { games } from '../engine/games.ts';
import { catalogueOf } from './catalogue.ts';
import { languageTags } from './languages.ts';

const parts = [
  ...games.map(({ id, settings, presets }) => ({ id, settings, presets, codes: ['summary'] })),
  ...programParts.map(({ rules }) => ({ ...rules, presets: [], codes: [] })),
];
const cases = languageTags.flatMap((language) => parts.map((part) => ({ language, part })));

test.each(cases.map(({ language, part }) => [language, part.id, part] as const))(
  '%s has every word of %s',
  (language, id, { settings, presets, codes }) => {
    const wanted = [
      ...['name', ...codes].map((code) => `${id}.${code}`),
      ...presets.map((preset) => `${id}.presets.${preset.id}`),
      ...settings.flatMap((setting) => [
        `${id}.settings.${setting.name}.label`,
        `${id}.settings.${setting.name}.sentence`,
        ...(setting.kind === 'choice'
          ? setting.options.flatMap((value) => [
              `${id}.settings.${setting.name}.options.${value}.label`,
              `${id}.settings.${setting.name}.options.${value}.sentence`,
            ])
          : []),
        ...(setting.kind === 'number' && setting.also !== undefined
          ? [`${id}.settings.${setting.name}.also`]
          : []),
      ]),
    ];
    const catalogue = catalogueOf(language);
    expect(wanted.filter((code) => !catalogue.has(code))).toEqual([]);
  },
);

test.each(languageTags.flatMap((language) => games.map(({ id }) => [language, id] as const)))(
  'what %s says %s is holds for all of its settings',
  (language, id) => {
    expect(catalogueOf(language).get(`${id}.summary`)).not.toMatch(/\d/);
  },
);
