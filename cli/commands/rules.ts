import type { Command } from 'commander';
import { allowedValues, type Setting } from '../../engine/settings.ts';
import { gameNamed } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** `rules GAME`: every setting with its sentence, its default and what is allowed. */
export function addRules(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('list the settings of a game')
    .argument('<game>')
    .action((id: string) => {
      const { name, summary, settings, requirements } = gameNamed(id);
      terminal.print(`${name}: ${summary}`);
      for (const setting of settings) terminal.print('', ...linesFor(setting));
      if (requirements.length > 0) terminal.print('');
      terminal.print(...requirements.map(({ sentence }) => sentence));
    });
}

function linesFor(setting: Setting): string[] {
  return [
    `${setting.name}=${String(setting.default)}    (allowed: ${allowedValues(setting)})`,
    `    ${setting.sentence}`,
    ...(setting.kind === 'choice'
      ? setting.options.map(({ value, sentence }) => `    ${value}: ${sentence}`)
      : []),
    ...(setting.kind === 'number' && setting.also !== undefined
      ? [`    ${setting.also.value}: ${setting.also.label}.`]
      : []),
  ];
}
