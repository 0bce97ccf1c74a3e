import type { Command } from 'commander';
import { analyse } from '../../engine/analysis.ts';
import { gameNamed, settingsFrom, withJson, withSettings } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { solved, worthInWords } from '../solving.ts';
import type { Terminal } from '../terminal.ts';

/** `analyse GAME POSITION`: what a position and each of its moves are worth. */
export function addAnalyse(program: Command, terminal: Terminal): void {
  const command = program
    .command('analyse')
    .description('rate a position and its moves, the best first')
    .argument('<game>')
    .argument('<position>', 'in the notation that `solve` and `play` print');
  withJson(withSettings(command)).action(
    (
      id: string,
      text: string,
      options: { readonly set: readonly string[]; readonly json?: true },
    ) => {
      const game = gameNamed(id);
      const settings = settingsFrom(game, options.set);
      const rules = game.rules(settings);
      const parsed = rules.parsePosition(text);
      if (!parsed.ok) throw new Refusal(parsed.error);
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
        const estimate = odds.exact ? '' : ' An estimate, found by looking ahead.';
        terminal.print(
          `${position} is won with ${percent(odds.value)} by the side to move.${estimate}`,
        );
        const lines = odds.moves.map((each) => [
          rules.formatMove(parsed.value, each.move),
          percent(each.value),
          rules.describe(parsed.value, each.move, (seat) => `Player ${seat + 1}`),
        ]);
        terminal.print(...aligned(lines));
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
      terminal.print(`${position} is ${worthInWords(worth)} for the side to move.`);
      const rows = moves.map((each) => [
        rules.formatMove(parsed.value, each.move),
        worthInWords(each),
        rules.describe(parsed.value, each.move, (seat) => `Player ${seat + 1}`),
      ]);
      terminal.print(...aligned(rows));
    },
  );
}

function percent(value: number): string {
  return `${(100 * value).toFixed(4)}%`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    ['', ...row.map((cell, column) => cell.padEnd(width(column)))].join('  ').trimEnd(),
  );
}
