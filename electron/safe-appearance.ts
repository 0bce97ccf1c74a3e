import type { Appearance } from '../storage/config/appearance.ts';

/** The settings of a safe start, which override the config file. */
export const safeAppearance = {
  motion: 'off',
  guide: false,
} as const satisfies Partial<Appearance>;
