import { z } from 'zod';
import type { Game } from '../../engine/game.ts';
import { games } from '../../engine/games.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import { nameOf } from '../../words/game-words.ts';
import { visible } from '../../words/foreign-text.ts';
import { presetName } from '../../words/game-words.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { message, type Message } from '../../words/message.ts';
import type { OwnPreset } from './config.ts';
import { longestPresetName, sameName } from './preset-name.ts';
import { badValue, mostNamed, unknownKeys, type ConfigNotice } from './notices.ts';

/** A preset in the file. */
export const presetSchema = z.looseObject({
  name: z
    .string()
    .min(1)
    .max(longestPresetName)
    .refine((name) => visible(name) !== ''),
  settings: z.record(z.string(), z.unknown()),
});

/** Reads the user's presets, by the ids of their games; invalid ones are ignored, with notices. */
export function readPresets(
  lists: Readonly<Record<string, unknown>>,
  notices: ConfigNotice[],
): Record<string, OwnPreset[]> {
  const ids = games.map<string>(({ id }) => id);
  const unknown = Object.keys(lists).filter((key) => !ids.includes(key));
  notices.push(...unknownKeys(['presets'], unknown, ids));
  return Object.fromEntries(
    games.map((game) => [game.id, presetsOf(game, lists[game.id], notices)]),
  );
}

function presetsOf(game: Game, value: unknown, notices: ConfigNotice[]): OwnPreset[] {
  if (value === undefined) return [];
  const key = `presets.${game.id}`;
  if (!Array.isArray(value)) {
    notices.push(badValue(key, value, message('config.allowed.presets'), []));
    return [];
  }
  const presets: OwnPreset[] = [];
  const problems: Message[] = [];
  const rewritten: Message[] = [];
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const read = readPreset(game, entry, index, presets);
    if ('code' in read) {
      problems.push(read);
      continue;
    }
    presets.push(read.preset);
    rewritten.push(...read.rewritten);
  }
  const named = [...rewritten.slice(0, mostNamed), ...problems.slice(0, mostNamed)];
  notices.push(...named.map((each) => ({ key, message: each })));
  const count = problems.length - mostNamed;
  if (count > 0) {
    notices.push({
      key,
      message: message('config.more-presets', { count, game: nameOf(game) }),
    });
  }
  return presets;
}

/** @returns the preset and its settings that were not written in their usual form, or why it is ignored. */
function readPreset(
  game: Game,
  entry: unknown,
  index: number,
  before: readonly OwnPreset[],
): { readonly preset: OwnPreset; readonly rewritten: readonly Message[] } | Message {
  const parsed = presetSchema.safeParse(entry);
  if (!parsed.success) {
    return message('config.preset-entry', {
      number: index + 1,
      list: `presets.${game.id}`,
      most: longestPresetName,
    });
  }
  const { name, settings: written } = parsed.data;
  const { settings, problems, rewritten } = parseSettings(game, written);
  const problem =
    nameProblem(game, name) ??
    (before.some((other) => sameName(other.name, name))
      ? message('config.same-name')
      : problems[0]?.message);
  if (problem !== undefined) return message('config.preset', { name, problem });
  return {
    preset: { name, settings, index },
    rewritten: rewritten.map(({ message: how }) =>
      message('config.preset-rewritten', { name, how }),
    ),
  };
}

function nameProblem(game: Game, name: string): Message | undefined {
  switch (reservedName(game, name)) {
    case 'built-in':
      return message('config.built-in-name');
    case 'preferences':
      return message('config.reserved-name');
    case undefined:
      return undefined;
  }
}

/** Why a preset of the user can't have a name. */
export type Reserved = 'built-in' | 'preferences';

/** Whether the program uses a name in any language, since the user may change it. */
export function reservedName(game: Game, name: string): Reserved | undefined {
  const spoken = languageTags.map((language) => wordsOf(language));
  if (spoken.some(({ text }) => sameName(text('new-game.as-set'), name))) return 'preferences';
  const isBuiltIn = game.presets.some(({ id }) =>
    [id, ...spoken.map((words) => presetName(words, game.id, id))].some((taken) =>
      sameName(taken, name),
    ),
  );
  return isBuiltIn ? 'built-in' : undefined;
}
