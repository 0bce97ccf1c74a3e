import type { Command } from 'commander';
import {
  allowedValues,
  otherNames,
  unmetMessage,
  type Setting,
} from '../../engine/settings/settings.ts';
import { gameName, gameSummary, settingWords } from '../../words/game-words.ts';
import type { Words } from '../../words/say.ts';
import { gameNamed } from '../options.ts';
import { rulesInLines } from '../rules-text.ts';
import type { Terminal } from '../terminal.ts';

/** `rules GAME`: the whole page, and every setting with its sentence, its default and what is allowed. */
export function addRules(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  program
    .command('rules')
    .description(words.text('cli.rules.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .action((id: string) => {
      const game = gameNamed(id);
      const { settings, requirements } = game;
      terminal.print(
        words.text('cli.rules.title', {
          game: gameName(words, game.id),
          summary: gameSummary(words, game.id),
        }),
      );
      const labels = settings.map((each) => settingWords(words, game.id, each).label);
      terminal.print(...rulesInLines(game.id, words.language, labels));
      terminal.print('', words.text('cli.rules.settings'));
      for (const setting of settings) terminal.print('', ...linesFor(words, game.id, setting));
      if (requirements.length > 0) terminal.print('');
      terminal.print(...requirements.map((each) => words.say(unmetMessage(game, each))));
    });
}

function linesFor(words: Words, game: string, setting: Setting): string[] {
  const { name } = setting;
  const { label, sentence, alias, option, value } = settingWords(words, game, setting);
  const explained = [
    sentence === undefined
      ? words.text('cli.rules.label', { label })
      : words.text('cli.rules.meaning', { label, sentence }),
    ...(alias === undefined ? [] : [words.text('cli.rules.alias', { names: alias })]),
    ...otherNames(setting).map((other) => words.text('cli.rules.other-name', { name, other })),
    ...(setting.kind === 'choice'
      ? setting.options.map((each) => {
          const said = { value: each, label: option(each).label };
          const { sentence: meaning } = option(each);
          return meaning === undefined
            ? words.text('cli.rules.also', said)
            : words.text('cli.rules.value', { ...said, sentence: meaning });
        })
      : []),
    ...(setting.kind === 'number' && setting.also !== undefined
      ? [words.text('cli.rules.also', { value: setting.also, label: value(setting.also) })]
      : []),
  ];
  const standard = String(setting.default);
  return [
    words.text('cli.rules.setting', { name, standard, allowed: allowedValues(game, setting) }),
    ...explained.map((line) => `    ${line}`),
  ];
}
