import { expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { settingValue } from './setting-values.ts';

test('windows may send the longest text that a setting allows', () => {
  const lengths = games.flatMap(({ settings }) =>
    settings.flatMap((setting) => (setting.kind === 'text' ? [setting.longest] : [])),
  );
  const longest = 'x'.repeat(Math.max(...lengths));
  expect(settingValue.safeParse(longest).success).toBe(true);
  expect(settingValue.safeParse(`${longest}x`).success).toBe(false);
});
