import type { Command } from 'commander';
import { chancesIn } from '../../engine/analysis/value.ts';
import type { ChanceSolution } from '../../engine/capabilities/chance.ts';
import { coalitionInWords } from '../../engine/solver/coalition-words.ts';
import { message, type Message } from '../../words/message.ts';
import { nameOf } from '../../words/game-words.ts';
import { gameNamed, settingsFrom, settingsInWords, withJson, withSettings } from '../options.ts';
import { solved, solvedCoalitions } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { namedBySeat, standings, coalitionFigures } from '../coalition.ts';
import { valueFigures, valueInWords } from '../values.ts';

/** `solve GAME`: the value of the start, and the number of positions of each value. */
export function addSolve(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('solve')
    .description(words.text('cli.solve.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`);
  withJson(withSettings(command, words), words).action(
    (id: string, options: { readonly set: readonly string[]; readonly json?: true }) => {
      const game = gameNamed(id);
      const settings = settingsFrom(terminal, game.large ?? game, options.set);
      const rules = game.rules(settings);
      const position = rules.start(0);
      const title = message('cli.solve.title', {
        game: nameOf(game),
        settings: settingsInWords(game.settings, settings),
      });
      const print = (...lines: readonly Message[]) => terminal.print(...lines.map(words.say));
      if (rules.chance?.solve !== undefined) {
        const chance = rules.chance.solve();
        const { start: value, residual } = chance;
        const start = { position: rules.formatPosition(position), ...valueFigures(rules, value) };
        if (options.json) {
          terminal.printJson({ game: game.id, settings, start, residual });
        } else print(title, ...chanceInWords(chance));
        return;
      }
      const coalition = solvedCoalitions(rules);
      if (coalition !== undefined) {
        const start = { position: rules.formatPosition(position) };
        if (options.json) {
          const figures = coalitionFigures(rules, coalition, position);
          terminal.printJson({ game: game.id, settings, start, coalition: figures });
          return;
        }
        const players = standings(rules, coalition, position);
        terminal.print(
          words.say(title),
          ...coalitionInWords('plies', { ...coalition, players, winnersMoves: null }).map(
            namedBySeat(words).say,
          ),
          words.text('coalition.counted', { positions: coalition.reachable(position) }),
        );
        return;
      }
      const solution = solved(game, rules, terminal, 'alone');
      const value = solution.evaluate(position);
      const start = { position: rules.formatPosition(position), ...valueFigures(rules, value) };
      if (!options.json) {
        const worth = valueInWords(rules, value);
        print(title, message('cli.solve.start', { position: start.position, worth }));
      }
      // Counting may take longer than solving.
      const positions = solution.census?.(position, (counted) =>
        terminal.progress(message('cli.solve.counting', { game: nameOf(game), counted })),
      );
      terminal.progressDone();
      if (options.json) terminal.printJson({ game: game.id, settings, start, positions });
      else if (positions !== undefined) print(message('cli.solve.counted', { ...positions }));
    },
  );
}

function chanceInWords({ start, residual }: ChanceSolution): Message[] {
  const chances = chancesIn(start);
  if (start.exact) {
    return [message('cli.solve.chance', chances), message('cli.solve.proven')];
  }
  return [
    message('cli.solve.chance-estimate', chances),
    message(residual === null ? 'cli.solve.too-large' : 'cli.solve.too-slow'),
  ];
}
