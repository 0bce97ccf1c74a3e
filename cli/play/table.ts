import { setImmediate } from 'node:timers/promises';
import type { Game, Naming, Seat } from '../../engine/game.ts';
import {
  legalMovesOf,
  outcomeOf,
  playIn,
  positionAt,
  positionOf,
  redo,
  settleChance,
  startMatch,
  turnOf,
  undo,
  type Match,
} from '../../engine/match.ts';
import { resumeRandom, seededRandom } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings.ts';
import { computersFor } from '../computers.ts';
import { Refusal } from '../refusal.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { viewOf } from '../views/text-view.ts';
import { hintFor } from './hint.ts';
import type { Choice, Questions } from './questions.ts';
import { namesOf, seatingInWords, type Player } from './seating.ts';

/** A match that is about to begin. */
export interface Table {
  readonly game: Game;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly first: Seat;
  readonly seed: number;
}

type AnyMatch = Match<unknown, unknown>;

/** What may be typed in place of a move. */
const commands: readonly Choice[] = [
  { text: 'hint', sentence: 'a good move' },
  { text: 'undo', sentence: 'take back to your last decision' },
  { text: 'redo', sentence: 'play again what was taken back' },
  { text: 'moves', sentence: 'every legal move' },
  { text: 'help', sentence: 'this list' },
  { text: 'quit', sentence: 'leave the game' },
];

const farewell = 'quit';

/**
 * Plays a match to its end, or until a person quits.
 *
 * @throws Refusal where the input ends first, at Ctrl-C, or where a computer can't play this game.
 */
export async function playMatch(table: Table, terminal: Terminal): Promise<void> {
  const { game, settings, players, first, seed } = table;
  const rules = game.rules(settings);
  const name = namesOf(players);
  const view = viewOf(game.id, rules);
  const random = seededRandom(seed);
  const needed = players.flatMap((player) =>
    player.kind === 'computer' ? [player.difficulty] : [],
  );
  const solution = solvedLater(game, rules, terminal);
  const computer = computersFor(rules, solution, needed);
  const isPerson = (seat: Seat): boolean => players[seat]?.kind === 'person';

  function show(match: AnyMatch): void {
    terminal.print('', ...view(positionOf(match), name));
  }

  /** Lets chance act, and says what was played and what came of it. */
  function proceed(before: AnyMatch, played: AnyMatch): AnyMatch {
    const match = settleChance(played, random);
    for (let at = before.at; at < match.at; at++) {
      terminal.print(playedInWords(match, at, name));
    }
    show(match);
    return match;
  }

  function obey(command: string, match: AnyMatch): AnyMatch | undefined {
    switch (command) {
      case 'hint': {
        const advisor = (difficulty: 'easy' | 'medium' | 'hard') =>
          // A hint changes nothing of what the computers will play.
          computer(difficulty, positionOf(match), resumeRandom(random.state()));
        terminal.print(hintFor(rules, positionOf(match), solution, advisor));
        return match;
      }
      case 'undo':
        return travelled(match, undo(match, isPerson), 'There is nothing to take back.');
      case 'redo':
        return travelled(match, redo(match, isPerson), 'There is nothing to play again.');
      case 'moves':
        terminal.print(...movesOf(match).map(lineFor));
        return match;
      case 'help':
        terminal.print('A move in the notation of `moves`, or one of these:');
        terminal.print(...commands.map(lineFor));
        return match;
      default:
        return undefined;
    }
  }

  function travelled(match: AnyMatch, there: AnyMatch, otherwise: string): AnyMatch {
    if (there.at === match.at) terminal.print(otherwise);
    else show(there);
    return there;
  }

  function movesOf(match: AnyMatch): Choice[] {
    const position = positionOf(match);
    return legalMovesOf(match).map((move) => ({
      text: rules.formatMove(position, move),
      sentence: rules.describe(position, move, name),
    }));
  }

  async function letPersonPlay(
    match: AnyMatch,
    question: string,
    questions: Questions,
  ): Promise<AnyMatch | typeof farewell> {
    const answer = await questions.ask(question, () => [...movesOf(match), ...commands]);
    if (answer.kind === 'end') throw new Refusal('The input ended before the game did.', 1);
    if (answer.kind === 'interrupted') throw new Refusal('Stopped.', 130);
    if (answer.text.toLowerCase() === farewell) return farewell;
    const obeyed = obey(answer.text.toLowerCase(), match);
    if (obeyed !== undefined) return obeyed;
    const move = rules.parseMove(positionOf(match), answer.text);
    if (move.ok) return proceed(match, playIn(match, move.value));
    terminal.print(move.error);
    return match;
  }

  terminal.print(`${game.name}: ${seatingInWords(players)}, seed ${seed}.`);
  if (players.some(({ kind }) => kind === 'person')) {
    terminal.print(`Play a move, or type ${commands.map(({ text }) => text).join(', ')}.`);
  }
  const start = startMatch(rules, settings, first);
  let match = proceed(start, start);
  const questions = terminal.questions();
  try {
    for (let turn = turnOf(match); turn.kind === 'player'; turn = turnOf(match)) {
      const player = players[turn.seat];
      if (player?.kind === 'computer') {
        // Computers among themselves may play for ever; whoever reads must be able to leave.
        await setImmediate();
        const move = computer(player.difficulty, positionOf(match), random);
        match = proceed(match, playIn(match, move));
        continue;
      }
      const question = `${name(turn.seat)}, your ${turn.decision ? 'decision' : 'move'}`;
      const next = await letPersonPlay(match, question, questions);
      if (next === farewell) return;
      match = next;
    }
  } finally {
    questions.close();
  }
  terminal.print(endInWords(match, name));
}

function playedInWords(match: AnyMatch, at: number, name: Naming): string {
  const played = match.history[at];
  if (played === undefined) return '';
  const before = positionAt(match, at);
  const description = match.rules.describe(before, played.move, name);
  if (played.seat === null) return description;
  return `${name(played.seat)} plays ${match.rules.formatMove(before, played.move)}. ${description}`;
}

function endInWords(match: AnyMatch, name: Naming): string {
  const outcome = outcomeOf(match);
  if (outcome === undefined) return '';
  const result = outcome.kind === 'win' ? `${name(outcome.winner)} wins.` : 'A draw.';
  return `${result} ${match.rules.describeOutcome(outcome, name)}`;
}

function lineFor({ text, sentence }: Choice): string {
  return `  ${text.padEnd(6)}  ${sentence}`;
}
