import type { Game } from '../../engine/game.ts';
import { presetName } from '../../words/game-words.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { sameName } from './preset-name.ts';

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
