import type { Command } from 'commander';
import type { ChanceSolution } from '../../engine/game.ts';
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
        const chance = rules.solveChance();
        const { start: value, exact, residual } = chance;
        const start = { position: rules.formatPosition(position), value, exact };
        terminal.print(
          options.json
            ? JSON.stringify({ game: game.id, settings, start, residual })
            : solvedByChance(`${game.name}, ${settingsInWords(game.settings, settings)}`, chance),
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

function solvedByChance(title: string, { start, exact, residual }: ChanceSolution): string {
  if (exact) {
    return (
      `${title}\nThe one who begins wins with a probability of ${start.toFixed(12)}.\n` +
      'Proven: the true probability differs by less than a billionth.'
    );
  }
  const why =
    residual === null ? 'the deck is too large to be solved' : 'the values settle too slowly';
  return `${title}\nThe one who begins wins with a probability of about ${start.toFixed(4)}.\nAn estimate: ${why}.`;
}
