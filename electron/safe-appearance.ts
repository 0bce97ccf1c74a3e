import type { Appearance } from '../storage/config/appearance.ts';

/** What counts at a safe start in place of what the config file says. */
export const safeAppearance = {
  motion: 'off',
  guide: false,
} as const satisfies Partial<Appearance>;
