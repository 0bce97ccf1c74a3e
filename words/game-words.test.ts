import { expect, test } from 'vitest';
import { games } from '../engine/games.ts';
import { catalogueOf } from './catalogue.ts';
import { languageTags } from './languages.ts';

const cases = languageTags.flatMap((language) => games.map((game) => ({ language, game })));

test.each(cases.map(({ language, game }) => [language, game.id, game] as const))(
  '%s has every word of %s',
  (language, id, game) => {
    const wanted = [
      `${id}.name`,
      `${id}.summary`,
      ...game.presets.map((preset) => `${id}.presets.${preset.id}`),
      ...game.settings.flatMap((setting) => [
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

test.each(cases.map(({ language, game }) => [language, game.id] as const))(
  'what %s says %s is holds for all of its settings',
  (language, id) => {
    expect(catalogueOf(language).get(`${id}.summary`)).not.toMatch(/\d/);
  },
);
