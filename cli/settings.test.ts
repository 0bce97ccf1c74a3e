import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games } from '../engine/games.ts';
import {
  allowedValues,
  defaultSettings,
  problemsWith,
  type Setting,
} from '../engine/settings/settings.ts';
import { inEnglish } from '../words/testing.ts';
import { message } from '../words/message.ts';
import { runWith } from './testing.ts';

function valuesOf(setting: Setting): fc.Arbitrary<string | number | boolean> {
  switch (setting.kind) {
    case 'choice':
      return fc.constantFrom(...setting.options);
    case 'switch':
      return fc.boolean();
    case 'text':
      return fc.constant(setting.default);
    case 'number':
      return fc.integer({ min: setting.min, max: setting.max });
  }
}

const start = (id: string, assignments: readonly string[]) => [
  'perft',
  id,
  '--depth=0',
  '--json',
  ...assignments.map((text) => `--set=${text}`),
];

test.each(games)('$id takes every allowed setting as it was said', async (game) => {
  const { settings } = game;
  const assignment = fc
    .constantFrom(...settings)
    .chain((setting) => valuesOf(setting).map((value) => [setting.name, value] as const));
  await fc.assert(
    fc.asyncProperty(fc.array(assignment, { maxLength: 6 }), async (assignments) => {
      const said = assignments.map(([name, value]) => `${name}=${String(value)}`);
      const { status, out, err } = await runWith(start(game.id, said));
      if (status === 0) {
        const answer = JSON.parse(out) as { settings: unknown };
        expect(answer.settings).toEqual({
          ...defaultSettings(settings),
          ...Object.fromEntries(assignments),
        });
      } else {
        expect(status).toBe(2);
        const asked = { ...defaultSettings(settings), ...Object.fromEntries(assignments) };
        expect(problemsWith(game, asked).map((each) => `${inEnglish(each.message)}\n`)).toContain(
          err,
        );
      }
    }),
    { numRuns: 60 },
  );
});

test.each(games)('$id refuses any other value with what is allowed', async (game) => {
  // Texts have the game's own check.
  const named = game.settings.filter(({ kind }: Setting) => kind !== 'text');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...named), fc.string(), async (setting, junk) => {
      // No allowed value of any setting has this ending.
      const { status, out, err } = await runWith(start(game.id, [`${setting.name}=${junk}!`]));
      expect({ status, out }).toEqual({ status: 2, out: '' });
      const value = JSON.stringify(`${junk}!`);
      const values = { name: setting.name, value, allowed: allowedValues(game.id, setting) };
      expect(err).toBe(`${inEnglish(message('settings.bad-value', values))}\n`);
    }),
    { numRuns: 60 },
  );
});
