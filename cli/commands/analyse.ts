import type { Command } from 'commander';
import { limits } from '../../engine/match/limits.ts';
import type { Analysis } from '../../engine/analysis/solution.ts';
import { isEstimate } from '../../engine/analysis/value.ts';
import type { Game, Rules } from '../../engine/game.ts';
import { analyseCoalitions } from '../../engine/solver/coalition-analysis.ts';
import { message } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import { aligned } from '../aligned.ts';
import { namedBySeat, coalitionJson, coalitionReport } from '../coalition.ts';
import { linesFrom } from '../lines.ts';
import { gameNamed, settingsFrom, withJson, withSettings, typedPosition } from '../options.ts';
import { analysed, prove, solvedCoalitions, solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { positionValueInWords, valueFigures, valueInWords } from '../values.ts';

interface AnalyseOptions {
  readonly lines?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

/** `analyse GAME POSITION`: the values of a position and each of its moves; `--lines FILE`: of one on each line. */
export function addAnalyse(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const position = words.text('cli.placeholder.position');
  const command = program
    .command('analyse')
    .description(words.text('cli.analyse.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .argument(`[${position}]`, words.text('cli.analyse.position'))
    .option(`--lines <${words.text('cli.placeholder.file')}>`, words.text('cli.analyse.lines'));
  withJson(withSettings(command, words), words).action(
    async (id: string, text: string | undefined, options: AnalyseOptions) => {
      const game = gameNamed(id);
      const settings = settingsFrom(terminal, game, options.set);
      const rules = game.rules(settings);
      if (options.lines !== undefined) {
        if (text !== undefined) {
          throw new UserError(
            message('cli.refused.contradiction', { one: position, other: '--lines' }),
          );
        }
        const analyst = analystOf(game, rules, terminal, 'estimated');
        await analyseLines(options.lines, rules, analyst, terminal);
        return;
      }
      if (text === undefined) {
        const usage = `${command.name()} ${command.usage()}`;
        throw new UserError(
          message('cli.refused.missing-argument', {
            command: 'analyse',
            argument: position,
            usage,
          }),
        );
      }
      const typed = typedPosition(rules, text, terminal);
      const analyst = analystOf(game, rules, terminal, 'proven');
      if (options.json) {
        terminal.printJson({ game: game.id, settings, ...analyst.figures(typed) });
      } else terminal.print(...analyst.report(typed, words));
    },
  );
}

/** Says what a position and its moves are worth. */
interface Analyst {
  /** As JSON. */
  readonly figures: (position: unknown) => object;
  /** As lines of text. */
  readonly report: (position: unknown, words: Words) => string[];
}

/**
 * The analyst of a game, which solves it once, if that is needed.
 *
 * @param care - whether estimates are proven, which takes seconds for a position.
 */
function analystOf(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
  care: 'estimated' | 'proven',
): Analyst {
  const coalition = solvedCoalitions(rules);
  if (coalition !== undefined) {
    const found = (position: unknown) => analyseCoalitions(rules, coalition, position);
    return {
      figures: (position) => coalitionJson(rules, found(position), position),
      report: (position, words) => coalitionReport(words, rules, found(position), position),
    };
  }
  const solution = solvedLater(game, rules, terminal);
  const found = (position: unknown): Analysis<unknown> => {
    const quick = () => (care === 'proven' ? rules.chance?.odds?.(position) : undefined);
    const known = quick();
    if (known !== undefined && !isEstimate(known.value)) return known;
    const isProven = known !== undefined && prove(rules, [position], terminal);
    return (isProven ? quick() : undefined) ?? analysed(rules, solution, position);
  };
  return {
    figures(position) {
      const { value, moves } = found(position);
      return {
        position: rules.formatPosition(position),
        ...valueFigures(rules, value),
        moves: moves.map((each) => ({
          move: rules.formatMove(position, each.move),
          ...valueFigures(rules, each.value),
        })),
      };
    },
    report(position, words) {
      const { value, moves } = found(position);
      const numbered = namedBySeat(words);
      const rows = moves.map((each) => [
        rules.formatMove(position, each.move),
        words.say(valueInWords(rules, each.value)),
        numbered.say(rules.describe(position, each.move)),
      ]);
      return [words.say(positionValueInWords(rules, position, value)), ...aligned(rows)];
    },
  };
}

/** Report progress every 1,024 positions. */
const progressInterval = 1024;

/** Prints a line of JSON for each line of a file, in order: the figures of its position, or what is wrong with it. */
async function analyseLines(
  file: string,
  rules: Rules<unknown, unknown>,
  { figures }: Analyst,
  terminal: Terminal,
): Promise<void> {
  for await (const { number, text } of linesFrom(file, terminal, limits.position)) {
    const position = text === undefined ? undefined : rules.parsePosition(text, 0);
    if (position?.ok) terminal.printJson({ line: number, ...figures(position.value) });
    else {
      const problem = position?.error ?? message('cli.lines.too-long', { most: limits.position });
      terminal.printJson({ line: number, error: terminal.words.say(problem) });
    }
    if (number % progressInterval === 0) {
      terminal.progress(message('cli.analyse.progress', { lines: number }));
    }
    await terminal.drained();
  }
  terminal.progressDone();
}
