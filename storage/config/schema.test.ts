import { expect, test } from 'vitest';
import { languageTags } from '../../words/languages.ts';
import { inEnglish } from '../../words/testing.ts';
import { configSchema } from './schema.ts';

test('an editor knows each setting with its sentence or label, values and default', () => {
  expect(configSchema(inEnglish)).toMatchObject({
    properties: {
      first: { description: 'Who goes first.', default: 1 },
      language: {
        enum: ['system', ...languageTags],
        default: 'system',
        description: 'Language',
      },
      appearance: {
        properties: {
          textSize: { minimum: 75, maximum: 200, default: 100 },
          notation: { description: 'Shows moves in notation, and its letters on the hands.' },
        },
      },
      chopsticks: {
        description: 'Settings: Chopsticks.',
        properties: { overflow: { enum: ['cutoff', 'rollover'] } },
      },
    },
  });
});
