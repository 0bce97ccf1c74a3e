import { randomInt } from 'node:crypto';
import { version } from '../../package.json';
import { chancesIn, type Value } from '../../engine/analysis/value.ts';
import type { Rules } from '../../engine/game.ts';
import { legalMovesOf, positionOf, startMatch, turnOf } from '../../engine/match/match.ts';
import type { Match } from '../../engine/match/match.ts';
import { largestSeed, mixedSeed } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { InputLine } from '../../storage/files/lines.ts';
import { wordOf } from '../../storage/programs/protocol.ts';
import { listed, message, type Message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { forms, malformed, readGo, readOption, readPosition, type UgiCommand } from './commands.ts';
import { optionLines, UgiOptions } from './options.ts';
import type { SearchReport, SearchTask } from './search.ts';
import type { Searcher } from './searcher.ts';

/** The longest line, in UTF-16 units: a match of 100,000 moves has room. */
export const longestLine = 1_000_000;

/** What is answered during a search. */
const duringSearch: readonly UgiCommand[] = ['isready', 'stop', 'quit'];

/**
 * Speaks UGI until `quit` or the end of the input. A line that can't be carried out changes nothing, and is answered by
 * an `info string` that says why.
 */
export async function speakUgi(
  terminal: Pick<Terminal, 'print' | 'drained' | 'words'>,
  lines: AsyncIterable<InputLine> | Iterable<InputLine>,
  searcher: Searcher,
): Promise<void> {
  const conversation = new Conversation(terminal, searcher);
  for await (const line of lines) {
    if (!conversation.hear(line)) break;
    await terminal.drained();
  }
  await conversation.end();
}

/** The game under the settings chosen, and where it stands. */
interface Table {
  readonly rules: Rules<unknown, unknown>;
  readonly settings: Settings;
  readonly match: Match<unknown, unknown>;
}

class Conversation {
  readonly #terminal: Pick<Terminal, 'print' | 'words'>;
  readonly #searcher: Searcher;
  readonly #options = new UgiOptions();
  /** Undefined until it is needed after the game or a setting of it has changed. */
  #table: Table | undefined;
  #searching: Promise<void> | undefined;

  constructor(terminal: Pick<Terminal, 'print' | 'words'>, searcher: Searcher) {
    this.#terminal = terminal;
    this.#searcher = searcher;
  }

  /** Answers a line. @returns whether the conversation continues. */
  hear({ text }: InputLine): boolean {
    const [name = '', ...words] = text?.trim().split(/\s+/) ?? [];
    const command = Object.keys(forms).find((each): each is UgiCommand => each === name);
    try {
      if (text === undefined) {
        throw new UserError(message('cli.lines.too-long', { most: longestLine }));
      }
      if (name === '') return true;
      if (command === undefined) {
        const commands = listed(Object.keys(forms));
        throw new UserError(message('cli.refused.unknown-command', { command: name, commands }));
      }
      if (forms[command] === '' && words.length > 0) throw malformed(command);
      if (this.#searching !== undefined && !duringSearch.includes(command)) {
        throw new UserError(message('cli.engine.busy', { command }));
      }
      this.#carryOut(command, words);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#explain(error.reason);
    }
    return command !== 'quit';
  }

  /** Ends the search, and resolves when all is said. */
  async end(): Promise<void> {
    this.#searcher.stop();
    await this.#searching;
  }

  #carryOut(command: UgiCommand, words: readonly string[]): void {
    switch (command) {
      case 'ugi':
        this.#say(`id name Digit Duels ${version}`, 'id author The Digit Duels team');
        this.#say(...optionLines(), 'ugiok');
        return;
      case 'isready':
        if (this.#searching === undefined) this.#seated();
        this.#say('readyok');
        return;
      case 'uginewgame':
        this.#table = undefined;
        return;
      case 'setoption': {
        const { option, value } = readOption(words);
        if (this.#options.set(option, value)) this.#table = undefined;
        return;
      }
      case 'position': {
        const { rules, settings } = this.#seated();
        this.#table = { rules, settings, match: readPosition(rules, settings, words) };
        return;
      }
      case 'go':
        this.#go(words);
        return;
      case 'stop':
        this.#searcher.stop();
        return;
      case 'query':
        this.#query(words);
        return;
      case 'legalmoves':
        this.#say(['legalmoves', ...this.#legalMoves()].join(' '));
        return;
      case 'chance':
        this.#say(['chance', ...this.#outcomes()].join(' '));
        return;
      case 'eval':
        this.#evaluate();
        return;
      case 'quit':
    }
  }

  #say(...lines: readonly string[]): void {
    this.#terminal.print(...lines);
  }

  #explain(reason: Message): void {
    const { words } = this.#terminal;
    this.#say(`info string ${words.say(reason).replaceAll(/\s+/g, ' ')}`);
  }

  /** The game where it stands. @throws UserError if its settings can't be combined. */
  #seated(): Table {
    if (this.#table !== undefined) return this.#table;
    const settings = this.#options.settings();
    const rules = this.#options.game.rules(settings);
    return (this.#table = { rules, settings, match: startMatch(rules, settings, 0) });
  }

  #query(words: readonly string[]): void {
    const { rules, match } = this.#seated();
    const position = positionOf(match);
    const turn = turnOf(match);
    const [asked, ...more] = words;
    if (more.length > 0) throw malformed('query');
    switch (asked) {
      case 'p1turn':
        this.#say(`response ${rules.mover(position) === 0}`);
        return;
      case 'gameover':
        this.#say(`response ${turn.kind === 'over'}`);
        return;
      case 'result':
        this.#say(`response ${resultOf(match)}`);
        return;
      case 'turn':
        this.#say(`response ${turn.kind === 'player' ? `p${turn.seat + 1}` : turn.kind}`);
        return;
      case 'fen':
        this.#say(`response ${rules.formatPosition(position)}`);
        return;
      default:
        throw malformed('query');
    }
  }

  #legalMoves(): string[] {
    const { rules, match } = this.#seated();
    const position = positionOf(match);
    return legalMovesOf(match).map((move) => wordOf(rules.formatMove(position, move)));
  }

  /** Each outcome of chance with its probability. */
  #outcomes(): string[] {
    const { rules, match } = this.#seated();
    const position = positionOf(match);
    const outcomes = turnOf(match).kind === 'chance' ? rules.chance?.outcomes(position) : undefined;
    return (outcomes ?? []).map(
      ({ move, probability }) => `${wordOf(rules.formatMove(position, move))} ${probability}`,
    );
  }

  #go(words: readonly string[]): void {
    const { rules, match } = this.#seated();
    const turn = turnOf(match);
    const { time, ...limits } = readGo(words, rules.mover(positionOf(match)) === 0);
    const [first] = this.#legalMoves();
    if (first === undefined) {
      const problem = turn.kind === 'chance' ? 'cli.engine.chance' : 'game.over';
      this.#explain(message(problem));
      this.#say('bestmove none');
      return;
    }
    let best = first;
    let nodes = 0;
    const begun = performance.now();
    const spent = () => Math.round(performance.now() - begun);
    const asked = { wanted: 'move', task: this.#task(limits) } as const;
    this.#search(async () => {
      const timer = time === undefined ? undefined : setTimeout(() => this.#searcher.stop(), time);
      const problem = await this.#searcher.search(asked, (said) => {
        if (!('found' in said)) return;
        ({ nodes } = said.found);
        best = wordOf(said.found.lines[0]?.moves[0] ?? best);
        this.#say(...infoLines(said.found, spent(), asked.task.lines));
      });
      clearTimeout(timer);
      this.#explainEnd(problem);
      this.#say(`info ${effort(nodes, spent())}`, `bestmove ${best}`);
    });
  }

  #evaluate(): void {
    const asked = { wanted: 'value', task: this.#task({}) } as const;
    this.#search(async () => {
      let value: Value | undefined;
      const problem = await this.#searcher.search(asked, (said) => {
        if ('value' in said) ({ value } = said);
      });
      this.#explainEnd(problem);
      this.#say(`eval ${value === undefined ? 'unknown' : valueWords(value)}`);
    });
  }

  #search(work: () => Promise<void>): void {
    this.#searching = work().finally(() => (this.#searching = undefined));
  }

  #explainEnd(problem: Message | string | null): void {
    if (problem !== null) this.#explain(message('cli.engine.broke-off', { reason: problem }));
  }

  #task(limits: SearchTask['limits']): SearchTask {
    const { settings, match } = this.#seated();
    const { game, computer, lines, seed } = this.#options;
    return {
      game: game.id,
      settings,
      position: positionOf(match),
      computer,
      lines,
      limits,
      // The same computer in the same place would play the same game again and again.
      seed: seed === 0 ? randomInt(largestSeed) : mixedSeed(seed, match.at),
    };
  }
}

function resultOf(match: Match<unknown, unknown>): string {
  const turn = turnOf(match);
  if (turn.kind !== 'over') return 'none';
  const { outcome } = turn;
  return outcome.kind === 'win' ? `p${outcome.winner + 1}win` : 'draw';
}

function infoLines({ depth, nodes, lines }: SearchReport, time: number, most: number): string[] {
  return lines.map(({ moves, value }, index) =>
    [
      `info depth ${depth} ${effort(nodes, time)}`,
      ...(most > 1 ? [`multipv ${index + 1}`] : []),
      ...(value === undefined ? [] : [`score ${scoreOf(value)}`]),
      `pv ${moves.map(wordOf).join(' ')}`,
    ].join(' '),
  );
}

function effort(nodes: number, time: number): string {
  return `nodes ${nodes} time ${time} nps ${Math.round((1000 * nodes) / Math.max(1, time))}`;
}

/** A win or a loss with its plies; else a hundredth of a point for each percent by which wins exceed losses. */
function scoreOf({ score, remoteness }: Value): string {
  if (remoteness !== null) return `mate ${score === 1 ? remoteness : -remoteness}`;
  return `cp ${Math.round(100 * (2 * score - 1))}`;
}

function valueWords(value: Value): string {
  const { win, draw } = chancesIn(value);
  const plies = value.remoteness === null ? '' : ` plies ${value.remoteness}`;
  return `win ${win} draw ${draw} loss ${Math.max(0, 1 - win - draw)}${plies} proven ${value.exact}`;
}
