import type { Command } from 'commander';
import type { Census } from '../../engine/solution.ts';
import { gameNamed, settingsFrom, settingsInWords, withJson, withSettings } from '../options.ts';
import { inFull, solved, worthInWords } from '../solving.ts';
import type { Terminal } from '../terminal.ts';

/** `solve GAME`: what the start is worth, and how many positions there are of each value. */
export function addSolve(program: Command, terminal: Terminal): void {
  const command = program
    .command('solve')
    .description('solve a game of two players')
    .argument('<game>');
  withJson(withSettings(command)).action(
    (id: string, options: { readonly set: readonly string[]; readonly json?: true }) => {
      const game = gameNamed(id);
      const settings = settingsFrom(game, options.set);
      const rules = game.rules(settings);
      const position = rules.start(0);
      if (rules.solveChance !== undefined) {
        const { start: value, residual } = rules.solveChance();
        const start = { position: rules.formatPosition(position), value };
        terminal.print(
          options.json
            ? JSON.stringify({ game: game.id, settings, start, residual })
            : solvedByChance(
                `${game.name}, ${settingsInWords(game.settings, settings)}`,
                value,
                residual,
              ),
        );
        return;
      }
      const solution = solved(game, rules, terminal);
      const start = { position: rules.formatPosition(position), ...solution.evaluate(position) };
      const positions = solution.census?.(position);
      if (options.json) {
        terminal.print(JSON.stringify({ game: game.id, settings, start, positions }));
        return;
      }
      terminal.print(
        `${game.name}, ${settingsInWords(game.settings, settings)}`,
        `The start, ${start.position}, is ${worthInWords(start)} for the one who begins.`,
        ...(positions === undefined ? [] : [counted(positions)]),
      );
    },
  );
}

function counted({ reachable, win, lose, draw }: Census): string {
  return `${inFull(reachable)} positions can be reached: ${inFull(win)} won, ${inFull(lose)} lost and ${inFull(draw)} drawn for the side to move.`;
}

function solvedByChance(title: string, value: number, residual: number | null): string {
  const sure =
    residual === null
      ? 'The deck is too large to be solved: this is an estimate.'
      : `One more pass over the deck changes no value by more than ${residual.toExponential(1)}.`;
  return `${title}\nThe one who begins wins with a probability of ${value.toFixed(12)}.\n${sure}`;
}
