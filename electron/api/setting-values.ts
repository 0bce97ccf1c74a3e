import { z } from 'zod';

/** The longest text that a setting of a game takes. */
export const longestSettingText = 80;

/** What a setting of a game can be. */
export const settingValue = z.union([z.string().max(longestSettingText), z.number(), z.boolean()]);

/** Settings of a game by name; whether they can be had, the game says. */
export const settingValues = z.record(z.string().max(40), settingValue);
