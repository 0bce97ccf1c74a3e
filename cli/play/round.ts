import { setImmediate } from 'node:timers/promises';
import type { Seat } from '../../engine/game.ts';
import type { ChanceOrder } from '../../engine/match/chance-order.ts';
import { cutShortInWords, isCutShort } from '../../engine/match/cut-short.ts';
import { positionOf, redo, turnOf, undo } from '../../engine/match/match.ts';
import type { Grade } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import { play, withChanceResolved } from '../../engine/match/variations.ts';
import type { Result } from '../../engine/result.ts';
import { resumeRandom, type Random } from '../../engine/random.ts';
import type { Solution } from '../../engine/analysis/solution.ts';
import { message, type Message } from '../../words/message.ts';
import { aligned } from '../aligned.ts';
import type { Computer } from '../computers.ts';
import type { AnyMatch, Conversation } from '../conversations/conversation.ts';
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
export async function playRound(start: AnyMatch, round: Round): Promise<AnyMatch> {
  const { players, conversation, computer, terminal, random } = round;
  const { rules } = start;
  const { words } = terminal;
  const isPerson = (seat: Seat): boolean => players[seat]?.kind === 'person';

  /** Prints a move and the new position. */
  function proceed(before: AnyMatch, played: Result<AnyMatch>): AnyMatch {
    if (!played.ok) throw new UserError(played.error);
    const match = played.value;
    round.changed(match);
    for (let at = before.at; at < match.at; at++) {
      terminal.print(...conversation.played(match, at));
    }
    terminal.print(...conversation.stands(match));
    return match;
  }

  const resolveChance = (match: AnyMatch): AnyMatch => round.chance.resolve(match);

  function playMove(match: AnyMatch, move: unknown): AnyMatch {
    return proceed(match, play(match, move, resolveChance));
  }

  function obey(command: string, match: AnyMatch): AnyMatch | undefined {
    switch (command) {
      case 'hint': {
        const advisor = (grade: Grade) =>
          // A hint doesn't change the later moves of the computers.
          computer(grade, positionOf(match), resumeRandom(random.state()));
        terminal.print(words.say(hintFor(rules, positionOf(match), round.solution, advisor)));
        const principle = rules.advice?.principle?.(positionOf(match));
        if (principle !== undefined) terminal.print(words.say(principle));
        return match;
      }
      case 'undo':
        if (!rules.match.undo) {
          terminal.print(words.text('match.no-undo'));
          return match;
        }
        return travelled(match, undo(match, isPerson), message('cli-play.nothing-to-undo'));
      case 'redo':
        return travelled(match, redo(match, isPerson), message('cli-play.nothing-to-redo'));
      case 'moves':
        terminal.print(...linesFor(conversation.choices(match)));
        return match;
      case 'help':
        terminal.print(words.text('cli-play.help'), ...linesFor(commandsIn(words, rules)));
        return match;
      default:
        return undefined;
    }
  }

  function travelled(match: AnyMatch, there: AnyMatch, otherwise: Message): AnyMatch {
    round.changed(there);
    if (there.at === match.at) terminal.print(words.say(otherwise));
    else terminal.print(...conversation.returned(there), ...conversation.stands(there));
    return there;
  }

  /** @returns undefined if the player leaves. */
  async function letPersonPlay(match: AnyMatch): Promise<AnyMatch | undefined> {
    const answer = await round.questions.ask(conversation.question(match), () => [
      ...conversation.choices(match),
      ...commandsIn(words, rules),
    ]);
    if (answer.kind === 'end') {
      throw new UserError(message('cli.refused.input-ended'), 1);
    }
    if (answer.kind === 'interrupted') {
      throw new UserError(message('cli.refused.stopped'), 130);
    }
    if (isFarewell(answer.text)) return undefined;
    const obeyed = obey(answer.text.toLowerCase(), match);
    if (obeyed !== undefined) return obeyed;
    const move = conversation.parse(match, answer.text);
    if (move.ok) return playMove(match, move.value);
    terminal.print(...conversation.refused(match, move.error, answer.text));
    return match;
  }

  terminal.print(...(start.at === 0 ? conversation.begins(start) : conversation.returned(start)));
  let match = proceed(start, withChanceResolved(start, resolveChance));
  for (let turn = turnOf(match); turn.kind === 'player'; turn = turnOf(match)) {
    const player = players[turn.seat];
    const forced = conversation.forced?.(match);
    if (player?.kind === 'computer') {
      if (isCutShort(match, players)) {
        terminal.print(words.say(cutShortInWords(rules)));
        return match;
      }
      // Computers may play each other for ever; the user must be able to stop them.
      await setImmediate();
      match = playMove(match, computer(player.difficulty, positionOf(match), random));
    } else if (forced !== undefined) {
      match = playMove(match, forced);
    } else {
      const next = await letPersonPlay(match);
      if (next === undefined) return match;
      match = next;
    }
  }
  terminal.print(...conversation.ended(match));
  return match;
}

function linesFor(choices: readonly Choice[]): string[] {
  return aligned(choices.map(({ text, sentence }) => [text.padEnd(shortestColumn), sentence]));
}

/** The least width of a column, which aligns the moves of most games between lists. */
const shortestColumn = 6;
