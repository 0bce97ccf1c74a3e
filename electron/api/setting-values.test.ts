import { expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { longestSettingText } from './setting-values.ts';

test('windows may send the longest text that any setting takes', () => {
  const lengths = games.flatMap(({ settings }) =>
    settings.flatMap((setting) => (setting.kind === 'text' ? [setting.longest] : [])),
  );
  expect(Math.max(...lengths)).toBe(longestSettingText);
});
