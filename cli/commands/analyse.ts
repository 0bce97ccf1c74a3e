import type { Command } from 'commander';
import { analyse } from '../../engine/analysis.ts';
import { analyseUnited } from '../../engine/united.ts';
import { aligned } from '../aligned.ts';
import { gameNamed, settingsFrom, withJson, withSettings } from '../options.ts';
import { solved, solvedUnited, worthOf } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { namedBySeat, unitedJson, unitedReport } from '../united.ts';
import { UserError } from '../user-error.ts';

/** `analyse GAME POSITION`: what a position and each of its moves are worth. */
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
      const settings = settingsFrom(game, options.set);
      const rules = game.rules(settings);
      const parsed = rules.parsePosition(text);
      if (!parsed.ok) throw new UserError(parsed.error);
      const position = rules.formatPosition(parsed.value);
      const odds = rules.odds?.(parsed.value, 'study');
      if (odds !== undefined) {
        const rated = odds.moves.map((each) => ({
          move: rules.formatMove(parsed.value, each.move),
          value: each.value,
        }));
        if (options.json) {
          const { value, exact } = odds;
          terminal.print(
            JSON.stringify({ game: game.id, settings, position, value, exact, moves: rated }),
          );
          return;
        }
        terminal.print(
          words.text(odds.exact ? 'cli.analyse.odds' : 'cli.analyse.odds-estimate', {
            position,
            share: odds.value,
          }),
        );
        const lines = odds.moves.map((each) => [
          rules.formatMove(parsed.value, each.move),
          words.text('cli.analyse.share', { share: each.value }),
          numbered.say(rules.describe(parsed.value, each.move)),
        ]);
        terminal.print(...aligned(lines));
        return;
      }
      const united = solvedUnited(rules);
      if (united !== undefined) {
        const found = analyseUnited(rules, united, parsed.value);
        terminal.print(
          ...(options.json
            ? [
                JSON.stringify({
                  game: game.id,
                  settings,
                  ...unitedJson(rules, found, parsed.value),
                }),
              ]
            : unitedReport(words, rules, found, parsed.value)),
        );
        return;
      }
      const { moves, ...worth } = analyse(rules, solved(game, rules, terminal), parsed.value);
      if (options.json) {
        const rated = moves.map(({ move, ...exact }) => ({
          move: rules.formatMove(parsed.value, move),
          ...exact,
        }));
        terminal.print(
          JSON.stringify({ game: game.id, settings, position, ...worth, moves: rated }),
        );
        return;
      }
      terminal.print(words.text('cli.analyse.worth', { position, worth: worthOf(worth) }));
      const rows = moves.map((each) => [
        rules.formatMove(parsed.value, each.move),
        words.say(worthOf(each)),
        numbered.say(rules.describe(parsed.value, each.move)),
      ]);
      terminal.print(...aligned(rows));
    },
  );
}
