import type { Rules } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import { playIn, positionOf, startMatch } from '../../engine/match/match.ts';
import { judge } from '../../engine/exercise/exercise.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { answerOf, type Puzzle, type PuzzleStep } from '../../engine/puzzles/puzzle.ts';
import { questionOf, solverSeat } from '../../engine/puzzles/wording.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { namingBySeat } from '../../words/player-names.ts';
import type { AnyMatch } from '../conversations/conversation.ts';
import { conversationOf } from '../conversations/conversations.ts';
import { isFarewell } from '../conversations/commands.ts';
import type { Choice } from '../questions/questions.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

const replierSeat = 1 - solverSeat;

/** The commands besides moves; `s` and `q` are short for the first and the last. */
const commands = ['solution', 'moves', 'quit'] as const;

/**
 * Lets the user solve a puzzle, move by move; a wrong move is answered with the reply to it, and asked again.
 *
 * @throws UserError if the input ends first, or at Ctrl-C.
 */
export async function solvePuzzle(puzzle: Puzzle, terminal: Terminal): Promise<void> {
  const questions = terminal.questions();
  try {
    await ask(puzzle, terminal, questions);
  } finally {
    questions.close();
  }
}

async function ask(
  puzzle: Puzzle,
  terminal: Terminal,
  questions: ReturnType<Terminal['questions']>,
): Promise<void> {
  const { settings, steps } = puzzle;
  const game = gameOf(puzzle.game);
  const rules = game.rules(settings);
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;
  const naming = namingBySeat(terminal.words.language, players);
  const words = terminal.words.naming(naming);
  const table = { game, settings, players, first: solverSeat, seed: 0, draws: [] };
  const conversation = conversationOf({ ...table, rules, words, naming, isPerson: () => true });
  const say = (...messages: readonly Message[]): void => terminal.print(...messages.map(words.say));

  function show(match: AnyMatch): void {
    const lines = [...conversation.returned(match), ...conversation.stands(match)];
    const written = rules.formatPosition(positionOf(match));
    terminal.print(...lines, ...(lines.includes(written) ? [] : [written]));
  }

  let match = matchFrom(rules, puzzle);
  let wrong = 0;
  for (const [index, step] of steps.entries()) {
    const exercise = exerciseOfPuzzle(puzzle, index);
    const start = match;
    let played: string[] = [];
    show(match);
    say(questionOf(puzzle, step));
    for (;;) {
      const now = match;
      const answer = await questions.ask(
        words.text('puzzles.cli.ask', { player: playerAt(solverSeat) }),
        () => [...conversation.choices(now), ...commandsIn(words.say)],
      );
      if (answer.kind === 'end') throw new UserError(message('puzzles.cli.input-ended'), 1);
      if (answer.kind === 'interrupted') throw new UserError(message('cli.refused.stopped'), 130);
      const command = answer.text.toLowerCase();
      if (isFarewell(command)) return;
      if (command === 'moves') {
        terminal.print(
          ...conversation
            .choices(match)
            .map(({ text, sentence }) => `  ${text.padEnd(6)}  ${sentence}`),
        );
        continue;
      }
      if (command === 'solution' || command === 's') {
        const { why } = answerOf(step);
        say(...solutionFrom(steps.slice(index)), ...(why === null ? [] : [why]), shown);
        return;
      }
      const move = conversation.parse(match, answer.text);
      if (!move.ok) {
        terminal.print(...conversation.refused(match, move.error, answer.text));
        continue;
      }
      played = [...played, rules.formatMove(positionOf(match), move.value)];
      match = playIn(match, move.value);
      const verdict = judge(exercise, played);
      if (verdict.kind === 'incomplete' || verdict.kind === 'unknown') {
        show(match);
        continue;
      }
      if (verdict.kind === 'right') {
        say(message('puzzles.cli.right'), ...whyOf(verdict), ...answered(verdict.reply));
        match = playedOn(match, verdict.reply);
        break;
      }
      wrong++;
      const fault = verdict.message ?? '';
      say(
        message('puzzles.cli.wrong', { moves: played.join(' '), fault }),
        ...whyOf(verdict),
        ...answered(verdict.reply),
        message('puzzles.cli.again'),
      );
      match = start;
      played = [];
    }
  }
  say(wrong === 0 ? message('puzzles.cli.solved') : message('puzzles.cli.solved-late', { wrong }));
}

const shown = message('puzzles.cli.shown');

function whyOf({ why }: { readonly why?: Message | undefined }): Message[] {
  return why === undefined ? [] : [why];
}

function answered(reply: readonly string[]): Message[] {
  if (reply.length === 0) return [];
  return [
    message('puzzles.cli.answered', { player: playerAt(replierSeat), moves: reply.join(' ') }),
  ];
}

/** A match from the position of the puzzle. */
function matchFrom(rules: Rules<unknown, unknown>, { settings, steps }: Puzzle): AnyMatch {
  const first = rules.parsePosition(steps[0]?.position ?? '', solverSeat);
  if (!first.ok) throw new UserError(first.error);
  return { ...startMatch(rules, settings, solverSeat), start: first.value };
}

function playedOn(match: AnyMatch, moves: readonly string[]): AnyMatch {
  return moves.reduce((now, text) => {
    const move = now.rules.parseMove(positionOf(now), text);
    if (!move.ok) throw new UserError(move.error);
    return playIn(now, move.value);
  }, match);
}

/** The remaining moves, with the replies in between. */
function solutionFrom(steps: readonly PuzzleStep[]): Message[] {
  return steps.flatMap((step, index) => {
    const answer = answerOf(step);
    const moves = answer.moves.join(' ');
    return [
      message('puzzles.cli.plays', { player: playerAt(solverSeat), moves }),
      ...(index + 1 < steps.length ? answered(answer.reply) : []),
    ];
  });
}

function commandsIn(say: (message: Message) => string): Choice[] {
  return commands.map((text) => ({ text, sentence: say(message(`puzzles.cli.${text}-is`)) }));
}
