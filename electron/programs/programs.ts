import path from 'node:path';
import { programIn } from '../../engine/capabilities/computer-players.ts';
import { gameOf } from '../../engine/games.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { longestName, type Player } from '../../engine/match/players.ts';
import { mainEndOf, outcomeOf, positionOf, type Match } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { commandText, wordsIn, type ProgramCommand } from '../../storage/programs/command.ts';
import { usualLimits, type ProgramLimits } from '../../storage/programs/limits.ts';
import { removeLeftPrograms } from '../../storage/programs/processes.ts';
import {
  mostPrograms,
  ProgramList,
  type AddedProgram,
} from '../../storage/programs/program-list.ts';
import { UgiPlayer } from '../../storage/programs/ugi-player.ts';
import { within } from '../../words/foreign-text.ts';
import { message, type Message } from '../../words/message.ts';
import type { PlayingProgram, playingProgramRequests } from '../api/playing-programs.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The program around those that play. */
export interface ProgramsOptions {
  /** The folder of the user's data. */
  readonly home: string;
  /** Has the user choose the file of a program; undefined if none was chosen. */
  readonly askForFile: () => Promise<string | undefined>;
  /** Asks the user a question in a dialog of the system. @returns whether the answer is yes. */
  readonly confirm: (question: Message, detail: Message, yes: Message) => Promise<boolean>;
  /** What each program may use; by default as usual. */
  readonly limits?: ProgramLimits;
}

/** Where a program plays: each place has a process of its own. */
type Place = 'table' | 'tournament';

/** The programs that the user has added: their list, and those of them that run. */
export class Programs {
  readonly #options: ProgramsOptions;
  readonly #limits: ProgramLimits;
  readonly #list: ProgramList;
  /** By place and id. */
  readonly #running = new Map<string, UgiPlayer>();
  #isAdding = false;

  readonly handlers: Handlers<keyof typeof playingProgramRequests> = {
    playingPrograms: () => this.#view(),
    addPlayingProgram: ({ args }) => this.#add(args),
    removePlayingProgram: ({ id }) => {
      orRefuse(() => this.#list.remove(id));
      void this.#end((_, running) => running === id);
      return this.#view();
    },
  };

  constructor(options: ProgramsOptions) {
    this.#options = options;
    this.#limits = options.limits ?? usualLimits;
    this.#list = new ProgramList(options.home);
    if (this.#list.all().length > 0) removeLeftPrograms();
  }

  /** Why the list can't be used. */
  get problem(): Message | undefined {
    return this.#list.problem;
  }

  /** A player with the name of its program, if it is one and has no other name. */
  readonly named = (player: Player): Player => {
    if (player.kind === 'person' || player.name !== undefined) return player;
    const program = this.#programOf(player);
    return program === undefined ? player : { ...player, name: program.name };
  };

  /**
   * The move of a program at the table, in notation; undefined if it isn't among those added, or no longer when it has thought.
   *
   * @throws Forfeited
   */
  async choose(
    id: string,
    game: string,
    match: Match<unknown, unknown>,
    signal?: AbortSignal,
    where: Place = 'table',
  ): Promise<string | undefined> {
    const program = this.#list.find(id);
    if (program === undefined) return undefined;
    const player =
      this.#running.get(`${where} ${id}`) ??
      new UgiPlayer(commandOf(program), program.name, this.#limits);
    this.#running.set(`${where} ${id}`, player);
    try {
      const move = await player.choose(gameOf(game), match, signal);
      return match.rules.formatMove(positionOf(match), move);
    } catch (error) {
      if (this.#list.find(id) === undefined && signal?.aborted !== true) return undefined;
      throw error;
    }
  }

  /** Ends the programs that don't play at the table, where a match may be played on after its end. */
  keepOnly({ players, match }: Pick<SeatedMatch, 'players' | 'match'>): void {
    const isOver = mainEndOf(match) !== undefined && outcomeOf(match) !== undefined;
    const needed = isOver ? [] : players.map((each) => this.#programOf(each)?.id);
    void this.#end((where, id) => where === 'table' && !needed.includes(id));
  }

  /** Ends all that play somewhere. */
  async endAll(place: Place): Promise<void> {
    await this.#end((where) => where === place);
  }

  /** Ends them all. */
  async close(): Promise<void> {
    await this.#end(() => true);
  }

  #programOf(player: Player): AddedProgram | undefined {
    const id = player.kind === 'computer' ? programIn(player.difficulty) : undefined;
    return id === undefined ? undefined : this.#list.find(id);
  }

  #view(): PlayingProgram[] {
    return this.#list.all().map((program) => ({
      id: program.id,
      name: program.name,
      command: commandText(commandOf(program)),
    }));
  }

  async #add(args: string): Promise<PlayingProgram[]> {
    if (this.#isAdding) throw new Refusal(message('playing-programs.busy'));
    if (this.#list.all().length >= mostPrograms) {
      throw new Refusal(message('playing-programs.too-many', { most: mostPrograms }));
    }
    this.#isAdding = true;
    try {
      const file = await this.#options.askForFile();
      if (file !== undefined) await this.#addFile({ file, args: wordsIn(args) });
    } finally {
      this.#isAdding = false;
    }
    return this.#view();
  }

  async #addFile(command: ProgramCommand): Promise<void> {
    const agreed = await this.#options.confirm(
      message('playing-programs.question'),
      message('playing-programs.detail', { command: commandText(command) }),
      message('playing-programs.start'),
    );
    // Security: A program is started only after the user has seen its whole command and agreed.
    if (!agreed) return;
    const usual = within(path.basename(command.file), longestName);
    const player = new UgiPlayer(command, usual, this.#limits);
    try {
      const name = (await player.introduction()) || usual;
      orRefuse(() => this.#list.add({ name, file: command.file, args: [...command.args] }));
    } catch (error) {
      if (error instanceof Forfeited) throw new Refusal(error.reason);
      throw error;
    } finally {
      await player.end();
    }
  }

  async #end(isOver: (where: string, id: string) => boolean): Promise<void> {
    const ended = [...this.#running].filter(([key]) => {
      const [where = '', id = ''] = key.split(' ');
      return isOver(where, id);
    });
    for (const [key] of ended) this.#running.delete(key);
    await Promise.all(ended.map(([, player]) => player.end()));
  }
}

function commandOf({ file, args }: AddedProgram): ProgramCommand {
  return { file, args };
}

/** Changes the list. @throws Refusal if it can't be saved. */
function orRefuse(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Refusal(message('playing-programs.not-kept', { reason: fileReason(error) }));
  }
}
