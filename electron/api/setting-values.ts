import { z } from 'zod';

/** A value of a setting of a game; its longest text has 80 characters. */
export const settingValue = z.union([z.string().max(80), z.number(), z.boolean()]);

/** Settings of a game by name; the game checks whether they go together. */
export const settingValues = z.record(z.string().max(40), settingValue);
