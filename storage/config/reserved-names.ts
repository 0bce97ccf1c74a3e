import type { Game } from '../../engine/game.ts';
import { presetName } from '../../words/game-words.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { sameName } from './preset-name.ts';

/** A name that no preset of a person's own may have, and why. */
export type Reserved = 'built-in' | 'preferences';

/** Whether a name is taken by the program, in whichever language: another may be spoken tomorrow. */
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
