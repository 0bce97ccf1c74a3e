import type { Setting as Definition } from '../../engine/settings.ts';
import { settingWords } from '../../words/game-words.ts';
import type { Setting } from '../api/preferences.ts';
import { words } from '../words.ts';

/** A setting of a game as windows show it. */
export function settingView(game: string, setting: Definition): Setting {
  const { label, sentence, topic, alias, option, value } = settingWords(words(), game, setting);
  const said = {
    label,
    sentence,
    ...(topic !== undefined && { topic }),
    ...(alias !== undefined && { aliases: alias }),
  };
  switch (setting.kind) {
    case 'switch':
    case 'text':
      return { ...setting, ...said };
    case 'choice': {
      const options = setting.options.map((each) => ({ value: each, ...option(each) }));
      return { ...setting, ...said, options };
    }
    case 'number': {
      const { also, ...rest } = setting;
      return {
        ...rest,
        ...said,
        ...(also !== undefined && { also: { value: also, label: value(also) } }),
      };
    }
  }
}
