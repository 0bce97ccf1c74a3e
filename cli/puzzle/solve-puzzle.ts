import type { Rules } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import { playIn, positionOf, startMatch } from '../../engine/match/match.ts';
import { plyInWords } from '../../engine/decision/notation.ts';
import { judge, type Verdict } from '../../engine/exercise/exercise.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { answerOf, type Puzzle, type PuzzleStep } from '../../engine/puzzles/puzzle.ts';
import { askedSeat, questionOf } from '../../engine/puzzles/wording.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { namingBySeat } from '../../words/player-names.ts';
import type { Words } from '../../words/say.ts';
import type { AnyMatch, Conversation } from '../conversations/conversation.ts';
import { conversationOf } from '../conversations/conversations.ts';
import { isFarewell } from '../conversations/commands.ts';
import type { KeptTries } from './keep-tries.ts';
import type { Choice, Questions } from '../questions/questions.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

/** The commands besides moves; `s` and `q` are short for the first and the last. */
const commands = ['hint', 'solution', 'moves', 'help', 'quit'] as const;

/**
 * Lets the user solve a puzzle, move by move; a wrong move is answered with the reply to it, and asked again.
 *
 * @param kept - keeps the tries; undefined if they aren't kept.
 * @throws UserError if the input ends first, or at Ctrl-C.
 */
export async function solvePuzzle(
  puzzle: Puzzle,
  terminal: Terminal,
  kept: KeptTries | undefined,
): Promise<void> {
  const questions = terminal.questions();
  try {
    await new PuzzleInTerminal(puzzle, terminal, questions, kept).solve();
  } finally {
    questions.close();
  }
}

class PuzzleInTerminal {
  readonly #puzzle: Puzzle;
  readonly #terminal: Terminal;
  readonly #questions: Questions;
  readonly #rules: Rules<unknown, unknown>;
  readonly #words: Words;
  readonly #conversation: Conversation;
  #match: AnyMatch;
  readonly #kept: KeptTries | undefined;
  readonly #began = performance.now();
  /** How many wrong moves were tried, and how often a hint was asked for. */
  #wrong = 0;
  #hints = 0;
  /** The right moves so far, with the replies. */
  #found: readonly string[] = [];

  constructor(
    puzzle: Puzzle,
    terminal: Terminal,
    questions: Questions,
    kept: KeptTries | undefined,
  ) {
    this.#kept = kept;
    const { settings } = puzzle;
    const game = gameOf(puzzle.game);
    const rules = game.rules(settings);
    const players = [{ kind: 'person' }, { kind: 'person' }] as const;
    const naming = namingBySeat(terminal.words.language, players);
    const words = terminal.words.naming(naming);
    const table = { game, settings, players, first: askedSeat(puzzle), seed: 0, draws: [] };
    this.#puzzle = puzzle;
    this.#terminal = terminal;
    this.#questions = questions;
    this.#rules = rules;
    this.#words = words;
    this.#conversation = conversationOf({ ...table, rules, words, naming, isPerson: () => true });
    this.#match = matchFrom(rules, puzzle);
  }

  async solve(): Promise<void> {
    for (const [index, step] of this.#puzzle.steps.entries()) {
      this.#show();
      this.#say(questionOf(this.#puzzle, step));
      if ((await this.#solveStep(index, step)) === 'leaves') return;
    }
    const wrong = this.#wrong;
    this.#keep(wrong === 0 ? 'right' : 'after-wrong', this.#found);
    this.#say(
      wrong === 0 ? message('puzzles.cli.solved') : message('puzzles.cli.solved-late', { wrong }),
    );
    this.#kept?.conclude();
  }

  #keep(outcome: Parameters<KeptTries['keep']>[0], tried: readonly string[]): void {
    const hints = this.#hints > 0 && { hints: this.#hints };
    const seconds = Math.round((performance.now() - this.#began) / 100) / 10;
    const attempt = this.#wrong + (outcome === 'wrong' ? 0 : 1);
    this.#kept?.keep(outcome, { tried: [...tried], attempt, ...hints, seconds });
  }

  /** Asks for moves until they are right, or the user leaves or sees the solution. */
  async #solveStep(index: number, step: PuzzleStep): Promise<'solved' | 'leaves'> {
    const exercise = exerciseOfPuzzle(this.#puzzle, index);
    const start = this.#match;
    let played: string[] = [];
    for (;;) {
      const answer = await this.#ask();
      const command = answer.toLowerCase();
      if (isFarewell(command)) return 'leaves';
      if (command === 'hint') {
        this.#hints++;
        this.#say(message(`puzzles.hint.${this.#puzzle.kind}`));
        continue;
      }
      if (command === 'moves') {
        this.#listMoves();
        continue;
      }
      if (command === 'help') {
        const sentences = commandsIn(this.#words.say);
        this.#terminal.print(
          ...sentences.map(({ text, sentence }) => `  ${text.padEnd(8)}  ${sentence}`),
        );
        continue;
      }
      if (command === 'solution' || command === 's') {
        const { why } = answerOf(step);
        const rest = this.#puzzle.steps.slice(index);
        this.#keep('shown', this.#found);
        this.#say(...solutionFrom(start, rest), ...(why === null ? [] : [why]), shown);
        this.#kept?.conclude();
        return 'leaves';
      }
      const notation = this.#play(answer);
      if (notation === undefined) continue;
      played = [...played, notation];
      const verdict = judge(exercise, played);
      if (verdict.kind === 'incomplete' || verdict.kind === 'unknown') {
        this.#show();
        continue;
      }
      if (verdict.kind === 'right') {
        this.#say(
          message('puzzles.cli.right'),
          ...whyOf(verdict),
          ...answered(this.#match, verdict.reply),
        );
        this.#match = playedOn(this.#match, verdict.reply);
        this.#found = [...this.#found, ...played, ...verdict.reply];
        return 'solved';
      }
      this.#refute(verdict, played);
      this.#match = start;
      played = [];
    }
  }

  /** @throws UserError if the input ends, or at Ctrl-C. */
  async #ask(): Promise<string> {
    const answer = await this.#questions.ask(
      this.#words.text('puzzles.cli.ask', { player: playerAt(askedSeat(this.#puzzle)) }),
      () => [...this.#conversation.choices(this.#match), ...commandsIn(this.#words.say)],
    );
    if (answer.kind === 'end') throw new UserError(message('puzzles.cli.input-ended'), 1);
    if (answer.kind === 'interrupted') throw new UserError(message('cli.refused.stopped'), 130);
    return answer.text;
  }

  /** Plays a typed move. @returns its notation; undefined if it is none. */
  #play(typed: string): string | undefined {
    const before = this.#match;
    const move = this.#conversation.parse(before, typed);
    if (!move.ok) {
      this.#terminal.print(...this.#conversation.refused(before, move.error, typed));
      return undefined;
    }
    this.#match = playIn(before, move.value);
    return this.#rules.formatMove(positionOf(before), move.value);
  }

  #refute(verdict: Judged, played: readonly string[]): void {
    this.#wrong++;
    this.#keep('wrong', [...this.#found, ...played]);
    const fault = verdict.message ?? '';
    this.#say(
      message('puzzles.cli.wrong', { moves: played.join(' '), fault }),
      ...whyOf(verdict),
      ...answered(this.#match, verdict.reply),
      message('puzzles.cli.again'),
    );
  }

  #listMoves(): void {
    const choices = this.#conversation.choices(this.#match);
    this.#terminal.print(
      ...choices.map(({ text, sentence }) => `  ${text.padEnd(6)}  ${sentence}`),
    );
  }

  #show(): void {
    const match = this.#match;
    const lines = [...this.#conversation.returned(match), ...this.#conversation.stands(match)];
    const written = this.#rules.formatPosition(positionOf(match));
    const labelled = this.#words.text('puzzles.cli.position', { position: written });
    this.#terminal.print(...lines, ...(lines.includes(written) ? [] : [labelled]));
  }

  #say(...messages: readonly Message[]): void {
    this.#terminal.print(...messages.map(this.#words.say));
  }
}

type Judged = Exclude<Verdict, { kind: 'incomplete' }>;

const shown = message('puzzles.cli.shown');

function whyOf({ why }: { readonly why?: Message | undefined }): Message[] {
  return why === undefined ? [] : [why];
}

/** The reply, in notation and in words. @param match - before it. */
function answered(match: AnyMatch, reply: readonly string[]): Message[] {
  return reply.length === 0
    ? []
    : [
        message('puzzles.cli.answered', {
          player: playerAt(match.rules.mover(positionOf(match))),
          ...said(match, reply),
        }),
      ];
}

function said(match: AnyMatch, moves: readonly string[]) {
  return { moves: moves.join(' '), text: plyInWords(match.rules, positionOf(match), moves) };
}

/** A match from the position of the puzzle. */
function matchFrom(rules: Rules<unknown, unknown>, { settings, kind, steps }: Puzzle): AnyMatch {
  const first = rules.parsePosition(steps[0]?.position ?? '', askedSeat({ kind }));
  if (!first.ok) throw new UserError(first.error);
  return { ...startMatch(rules, settings, askedSeat({ kind })), start: first.value };
}

function playedOn(match: AnyMatch, moves: readonly string[]): AnyMatch {
  return moves.reduce((now, text) => {
    const move = now.rules.parseMove(positionOf(now), text);
    if (!move.ok) throw new UserError(move.error);
    return playIn(now, move.value);
  }, match);
}

/** The remaining moves, with the replies in between. @param match - before them. */
function solutionFrom(match: AnyMatch, steps: readonly PuzzleStep[]): Message[] {
  let now = match;
  return steps.flatMap((step, index) => {
    const { moves, reply } = answerOf(step);
    const played = message('puzzles.cli.plays', {
      player: playerAt(now.rules.mover(positionOf(now))),
      ...said(now, moves),
    });
    now = playedOn(now, moves);
    if (index + 1 === steps.length) return [played];
    const replied = answered(now, reply);
    now = playedOn(now, reply);
    return [played, ...replied];
  });
}

function commandsIn(say: (message: Message) => string): Choice[] {
  return commands.map((text) => ({ text, sentence: say(message(`puzzles.cli.${text}-is`)) }));
}
