import type { Command } from 'commander';
import { analyseCoalitions } from '../../engine/solver/coalition-analysis.ts';
import { aligned } from '../aligned.ts';
import { gameNamed, settingsFrom, withJson, withSettings, typedPosition } from '../options.ts';
import { analysed, solvedCoalitions } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { namedBySeat, coalitionJson, coalitionReport } from '../coalition.ts';
import { positionValueInWords, valueFigures, valueInWords } from '../values.ts';

/** `analyse GAME POSITION`: the values of a position and each of its moves. */
export function addAnalyse(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const numbered = namedBySeat(words);
  const command = program
    .command('analyse')
    .description(words.text('cli.analyse.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .argument(`<${words.text('cli.placeholder.position')}>`, words.text('cli.analyse.position'));
  withJson(withSettings(command, words), words).action(
    (
      id: string,
      text: string,
      options: { readonly set: readonly string[]; readonly json?: true },
    ) => {
      const game = gameNamed(id);
      const settings = settingsFrom(terminal, game, options.set);
      const rules = game.rules(settings);
      const position = typedPosition(rules, text, terminal);
      const coalition = solvedCoalitions(rules);
      if (coalition !== undefined) {
        const found = analyseCoalitions(rules, coalition, position);
        if (options.json) {
          const figures = coalitionJson(rules, found, position);
          terminal.printJson({ game: game.id, settings, ...figures });
        } else terminal.print(...coalitionReport(words, rules, found, position));
        return;
      }
      const { value, moves } = analysed(game, rules, terminal, position);
      const rated = moves.map((each) => ({
        ...each,
        notation: rules.formatMove(position, each.move),
      }));
      if (options.json) {
        const figures = rated.map((each) => ({
          move: each.notation,
          ...valueFigures(rules, each.value),
        }));
        const here = { position: rules.formatPosition(position), ...valueFigures(rules, value) };
        terminal.printJson({ game: game.id, settings, ...here, moves: figures });
        return;
      }
      terminal.print(words.say(positionValueInWords(rules, position, value)));
      const rows = rated.map((each) => [
        each.notation,
        words.say(valueInWords(rules, each.value)),
        numbered.say(rules.describe(position, each.move)),
      ]);
      terminal.print(...aligned(rows));
    },
  );
}
