import { z } from 'zod';
import { games } from '../engine/games.ts';
import { cutShort, parseSettings } from '../engine/settings.ts';
import { message } from '../words/message.ts';
import type { OwnPreset } from './config.ts';
import { longestPresetName, sameName } from './preset-name.ts';
import { badValue, unknownKey, type ConfigNotice } from './notices.ts';

/** A preset as it stands in the file. */
export const presetSchema = z.looseObject({
  name: z.string().min(1).max(longestPresetName),
  settings: z.record(z.string(), z.unknown()),
});

/** Reads a person's presets, by the ids of their games; those that can't be played are passed over. */
export function readPresets(
  lists: Readonly<Record<string, unknown>>,
  notices: ConfigNotice[],
): Record<string, OwnPreset[]> {
  const ids = games.map<string>(({ id }) => id);
  for (const key of Object.keys(lists)) {
    if (!ids.includes(key)) notices.push(unknownKey(['presets'], key, ids));
  }
  return Object.fromEntries(
    games.map((game) => [game.id, presetsOf(game, lists[game.id], notices)]),
  );
}

function presetsOf(
  game: (typeof games)[number],
  value: unknown,
  notices: ConfigNotice[],
): OwnPreset[] {
  if (value === undefined) return [];
  const key = `presets.${game.id}`;
  const list = z.array(presetSchema).safeParse(value);
  if (!list.success) {
    notices.push(badValue(key, value, message('config.allowed.presets'), []));
    return [];
  }
  const presets: OwnPreset[] = [];
  for (const { name, settings: written } of list.data) {
    const { settings, problems } = parseSettings(game, written);
    const taken = presets.some((other) => sameName(other.name, name));
    const problem = taken ? message('config.same-name') : problems[0]?.message;
    if (problem === undefined) {
      presets.push({ name, settings });
    } else {
      notices.push({ key, message: message('config.preset', { name: cutShort(name), problem }) });
    }
  }
  return presets;
}
