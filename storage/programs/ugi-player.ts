import type { Game } from '../../engine/game.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { pliesOf, type Match } from '../../engine/match/match.ts';
import { longestName, typedName } from '../../engine/match/players.ts';
import { message } from '../../words/message.ts';
import { within } from '../../words/foreign-text.ts';
import type { ProgramCommand } from './command.ts';
import type { ProgramLimits } from './limits.ts';
import { moveIn, optionIn, positionLine, setUpLines, type ProgramOption } from './protocol.ts';
import { RunningProgram } from './running-program.ts';

/** A program that was started and has introduced itself. */
interface Introduced {
  readonly running: RunningProgram;
  /** Its own name; empty if it says none. */
  readonly name: string;
  readonly options: readonly ProgramOption[];
}

/** A player that is a program of its own and speaks UGI. It is started when it is needed, and again after a failure, until its end. */
export class UgiPlayer {
  readonly #command: ProgramCommand;
  /** By which sentences call it. */
  readonly #name: string;
  readonly #limits: ProgramLimits;
  #introduced: Promise<Introduced> | undefined;
  #isOver = false;
  /** The rules that it was last set up for. */
  #rules: Match<unknown, unknown>['rules'] | undefined;
  /** Settled when it is free for the next request. */
  #free: Promise<unknown> = Promise.resolve();

  constructor(command: ProgramCommand, name: string, limits: ProgramLimits) {
    this.#command = command;
    this.#name = name;
    this.#limits = limits;
  }

  /**
   * Starts it and sets it up for a game.
   *
   * @returns its own name; empty if it says none.
   * @throws Forfeited if it can't play that.
   */
  async ready(
    game: Game,
    match: Pick<Match<unknown, unknown>, 'rules' | 'settings'>,
  ): Promise<string> {
    return this.#inTurn(async (introduced) => {
      await this.#setUp(introduced, game, match);
      return introduced.name;
    });
  }

  /** Starts it. @returns its own name; empty if it says none. @throws Forfeited if it doesn't speak UGI. */
  async introduction(): Promise<string> {
    return this.#inTurn(({ name }) => Promise.resolve(name));
  }

  /**
   * The move that it chooses where a match stands.
   *
   * @param signal - ends its search; the answer comes soon after.
   * @throws Forfeited if it has none that can be played. By then it has ended, and what it started, too.
   */
  async choose(game: Game, match: Match<unknown, unknown>, signal?: AbortSignal): Promise<unknown> {
    return this.#inTurn(async (introduced) => {
      const { running } = introduced;
      const { move: time, grace } = this.#limits;
      const isBeginning = pliesOf(match).every(({ seat }, at) => at >= match.at || seat === null);
      if (isBeginning) running.send('uginewgame');
      await this.#setUp(introduced, game, match);
      signal?.throwIfAborted();
      running.send(positionLine(match));
      running.send(`go movetime ${time}`);
      const stop = (): void => running.send('stop');
      signal?.addEventListener('abort', stop, { once: true });
      try {
        const [word = ''] = (await running.answer('bestmove', time + grace)).split(' ');
        // What it says to "stop" isn't judged.
        signal?.throwIfAborted();
        const move = moveIn(match, within(word, longestWord));
        if (move.ok) return move.value;
        const program = this.#name;
        throw new Forfeited('illegal', message('ugi.illegal', { program, reason: move.error }));
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    }, signal);
  }

  /** Ends it for good: requests that still wait fail. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#stop();
  }

  async #stop(): Promise<void> {
    const introduced = this.#introduced;
    this.#introduced = undefined;
    // It has ended if it failed.
    await introduced?.then(
      ({ running }) => running.end(),
      () => undefined,
    );
  }

  /** Does one thing after the other, since each answer belongs to one request. */
  #inTurn<T>(work: (introduced: Introduced) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const done = this.#free.then(async () => {
      signal?.throwIfAborted();
      if (this.#isOver) throw new Error('The program was ended.');
      this.#introduced ??= this.#start();
      try {
        return await work(await this.#introduced);
      } catch (error) {
        if (error instanceof Forfeited) await this.#stop();
        throw error;
      }
    });
    this.#free = done.catch(() => undefined);
    return done;
  }

  async #start(): Promise<Introduced> {
    this.#rules = undefined;
    const running = new RunningProgram(this.#command, this.#name, this.#limits);
    let name = '';
    const options: ProgramOption[] = [];
    running.send('ugi');
    try {
      await running.answer('ugiok', this.#limits.start, (line) => {
        if (line.startsWith(named)) {
          name = typedName.parse(within(line.slice(named.length), longestName));
        }
        const option = optionIn(line);
        if (option !== undefined && options.length < mostOptions) options.push(option);
      });
    } catch (error) {
      await running.end();
      throw error;
    }
    return { running, name, options };
  }

  async #setUp(
    { running, options }: Introduced,
    game: Game,
    { rules, settings }: Pick<Match<unknown, unknown>, 'rules' | 'settings'>,
  ): Promise<void> {
    if (this.#rules !== rules) {
      const lines = setUpLines(this.#name, options, game, settings);
      if (!lines.ok) throw new Forfeited('illegal', lines.error);
      for (const line of lines.value) running.send(line);
    }
    // What it still says to an earlier request comes before the answer.
    running.send('isready');
    await running.answer('readyok', this.#limits.start);
    this.#rules = rules;
  }
}

/** How a program begins to say its name. */
const named = 'id name ';

/** The most characters of a move. */
const longestWord = 100;

/** The most options that are kept: our own engine has some hundred. */
const mostOptions = 1000;
