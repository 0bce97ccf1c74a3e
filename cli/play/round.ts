import { setImmediate } from 'node:timers/promises';
import type { Rules, Seat, Turn } from '../../engine/game.ts';
import type { ChanceOrder } from '../../engine/match/chance-order.ts';
import { cutShortInWords, isCutShort } from '../../engine/match/cut-short.ts';
import { positionOf, redo, turnOf, undo } from '../../engine/match/match.ts';
import type { Difficulty, Grade } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import { play, withChanceResolved } from '../../engine/match/variations.ts';
import type { Result } from '../../engine/result.ts';
import { resumeRandom, type Random } from '../../engine/random.ts';
import type { Solution } from '../../engine/analysis/solution.ts';
import { message, type Message } from '../../words/message.ts';
import { aligned } from '../aligned.ts';
import type { Computer } from '../computers.ts';
import type { AnyMatch, Conversation } from '../conversations/conversation.ts';
import type { Words } from '../../words/say.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { commandsIn, isFarewell } from '../conversations/commands.ts';
import { hintFor } from './hint.ts';
import type { Choice, Questions } from '../questions/questions.ts';

/** The common data of the games of a match. */
export interface Round {
  readonly players: readonly Player[];
  readonly conversation: Conversation;
  readonly computer: Computer;
  readonly solution: () => Solution<unknown>;
  readonly terminal: Terminal;
  /** For the computers, which know nothing of the next results of chance. */
  readonly random: Random;
  readonly chance: ChanceOrder;
  readonly questions: Questions;
  /** Called with every state of the game. */
  readonly changed: (match: AnyMatch) => void;
}

/**
 * Plays one game to its end.
 *
 * @returns the game at its end, or when a person quit.
 * @throws UserError if the input ends first, at Ctrl-C, or if variations would be nested too deep.
 */
export function playRound(start: AnyMatch, round: Round): Promise<AnyMatch> {
  return new PlayedRound(start, round).play();
}

class PlayedRound {
  readonly #round: Round;
  readonly #rules: Rules<unknown, unknown>;
  readonly #words: Words;
  #match: AnyMatch;

  constructor(start: AnyMatch, round: Round) {
    this.#round = round;
    this.#rules = start.rules;
    this.#words = round.terminal.words;
    this.#match = start;
  }

  async play(): Promise<AnyMatch> {
    const { conversation, terminal, players } = this.#round;
    const start = this.#match;
    terminal.print(...(start.at === 0 ? conversation.begins(start) : conversation.returned(start)));
    this.#proceed(withChanceResolved(start, this.#resolveChance));
    for (let turn = this.#turn(); turn.kind === 'player'; turn = this.#turn()) {
      const player = players[turn.seat];
      const forced = conversation.forced?.(this.#match);
      if (player?.kind === 'computer') {
        if (isCutShort(this.#match, players)) {
          terminal.print(this.#words.say(cutShortInWords(this.#rules)));
          return this.#match;
        }
        await this.#letComputerPlay(player.difficulty);
      } else if (forced !== undefined) {
        this.#play(forced);
      } else if ((await this.#letPersonPlay()) === 'leaves') {
        return this.#match;
      }
    }
    terminal.print(...conversation.ended(this.#match));
    return this.#match;
  }

  readonly #resolveChance = (match: AnyMatch): AnyMatch => this.#round.chance.resolve(match);

  #turn(): Turn {
    return turnOf(this.#match);
  }

  #play(move: unknown): void {
    this.#proceed(play(this.#match, move, this.#resolveChance));
  }

  /** Prints a move and the new position. */
  #proceed(played: Result<AnyMatch>): void {
    const { changed, conversation, terminal } = this.#round;
    if (!played.ok) throw new UserError(played.error);
    const before = this.#match;
    const match = played.value;
    this.#match = match;
    changed(match);
    for (let at = before.at; at < match.at; at++) {
      terminal.print(...conversation.played(match, at));
    }
    terminal.print(...conversation.stands(match));
  }

  async #letComputerPlay(difficulty: Difficulty): Promise<void> {
    const { computer, random } = this.#round;
    // Computers may play each other for ever; the user must be able to stop them.
    await setImmediate();
    this.#play(computer(difficulty, positionOf(this.#match), random));
  }

  /** Asks a person for a move or a command. */
  async #letPersonPlay(): Promise<'stays' | 'leaves'> {
    const { conversation, questions, terminal } = this.#round;
    const match = this.#match;
    const answer = await questions.ask(conversation.question(match), () => [
      ...conversation.choices(match),
      ...commandsIn(this.#words, this.#rules),
    ]);
    if (answer.kind === 'end') {
      throw new UserError(message('cli.refused.input-ended'), 1);
    }
    if (answer.kind === 'interrupted') {
      throw new UserError(message('cli.refused.stopped'), 130);
    }
    if (isFarewell(answer.text)) return 'leaves';
    if (this.#obeys(answer.text.toLowerCase())) return 'stays';
    const move = conversation.parse(match, answer.text);
    if (move.ok) this.#play(move.value);
    else terminal.print(...conversation.refused(match, move.error, answer.text));
    return 'stays';
  }

  /** Carries out a command. @returns false if it is none. */
  #obeys(command: string): boolean {
    const { conversation, terminal } = this.#round;
    const match = this.#match;
    switch (command) {
      case 'hint':
        this.#hint();
        return true;
      case 'undo':
        if (this.#rules.match.undo) {
          this.#travel(undo(match, this.#isPerson), message('cli-play.nothing-to-undo'));
        } else {
          terminal.print(this.#words.text('match.no-undo'));
        }
        return true;
      case 'redo':
        this.#travel(redo(match, this.#isPerson), message('cli-play.nothing-to-redo'));
        return true;
      case 'moves':
        terminal.print(...linesFor(conversation.choices(match)));
        return true;
      case 'help':
        terminal.print(
          this.#words.text('cli-play.help'),
          ...linesFor(commandsIn(this.#words, this.#rules)),
        );
        return true;
      default:
        return false;
    }
  }

  readonly #isPerson = (seat: Seat): boolean => this.#round.players[seat]?.kind === 'person';

  #hint(): void {
    const { computer, random, solution, terminal } = this.#round;
    const position = positionOf(this.#match);
    // A hint doesn't change the later moves of the computers.
    const advisor = (grade: Grade) => computer(grade, position, resumeRandom(random.state()));
    terminal.print(this.#words.say(hintFor(this.#rules, position, solution, advisor)));
    const principle = this.#rules.advice?.principle?.(position);
    if (principle !== undefined) terminal.print(this.#words.say(principle));
  }

  #travel(there: AnyMatch, otherwise: Message): void {
    const { changed, conversation, terminal } = this.#round;
    const isSame = there.at === this.#match.at;
    this.#match = there;
    changed(there);
    if (isSame) terminal.print(this.#words.say(otherwise));
    else terminal.print(...conversation.returned(there), ...conversation.stands(there));
  }
}

function linesFor(choices: readonly Choice[]): string[] {
  return aligned(choices.map(({ text, sentence }) => [text.padEnd(shortestColumn), sentence]));
}

/** The least width of a column, which aligns the moves of most games between lists. */
const shortestColumn = 6;
