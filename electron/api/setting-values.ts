import { z } from 'zod';

/** What a setting of a game can be. */
export const settingValue = z.union([z.string().max(80), z.number(), z.boolean()]);

/** Settings of a game by name; whether they can be had, the game says. */
export const settingValues = z.record(z.string().max(40), settingValue);
