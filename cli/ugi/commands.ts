import type { Rules } from '../../engine/game.ts';
import { matchOf, type Match } from '../../engine/match/match.ts';
import { turnAfter, type Played } from '../../engine/match/played.ts';
import { Replay } from '../../engine/match/replay.ts';
import { parseWholeNumber } from '../../engine/settings/whole-number.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { notationIn } from '../../storage/programs/protocol.ts';
import { message } from '../../words/message.ts';
import { UserError } from '../user-error.ts';

/** A command, and what may follow it. */
export const forms = {
  ugi: '',
  isready: '',
  uginewgame: '',
  setoption: 'name <option> value <value>',
  position: 'startpos|fen <position> [draws <outcome> …] [moves <move> …]',
  go: 'depth <n>|nodes <n>|movetime <ms>|infinite|p1time <ms> p2time <ms> [p1inc <ms>] [p2inc <ms>]',
  stop: '',
  query: 'p1turn|gameover|result|turn|fen',
  legalmoves: '',
  chance: '',
  eval: '',
  quit: '',
} as const;

export type UgiCommand = keyof typeof forms;

/** That a command was written in another form. */
export function malformed(command: UgiCommand): UserError {
  return new UserError(message('cli.engine.form', { form: `${command} ${forms[command]}`.trim() }));
}

/** The option and its value in `name <option> value <value>`. @throws UserError */
export function readOption(words: readonly string[]): { option: string; value: string } {
  const at = words.indexOf('value');
  const option = words.slice(1, at === -1 ? undefined : at).join(' ');
  if (words[0] !== 'name' || option === '' || at === -1) throw malformed('setoption');
  return { option, value: words.slice(at + 1).join(' ') };
}

/**
 * The match that `startpos|fen <position> [draws …] [moves …]` leads to. Where chance acts, the next one of the draws is
 * played, or the next move if none is left.
 *
 * @throws UserError naming the first thing that is wrong.
 */
export function readPosition(
  rules: Rules<unknown, unknown>,
  settings: Settings,
  words: readonly string[],
): Match<unknown, unknown> {
  const { head, draws, moves } = sections(words);
  const start = startFrom(rules, head);
  const replay = new Replay(rules, start);
  const plies: Played<unknown, unknown>[] = [];
  let [drawn, moved] = [0, 0];
  for (;;) {
    const isDraw = drawn < draws.length && turnAfter(rules, start, plies.at(-1)).kind === 'chance';
    const word = isDraw ? draws[drawn++] : moves[moved++];
    if (word === undefined) return matchOf(rules, settings, { start, plies });
    const ply = replay.play(plies.at(-1), notationIn(word));
    if (!ply.ok) {
      const number = isDraw ? drawn : moved;
      const code = isDraw ? 'cli.engine.draw' : 'cli.engine.move';
      throw new UserError(message(code, { number, problem: ply.error }));
    }
    plies.push(ply.value);
  }
}

function sections(words: readonly string[]) {
  const begin = words.findIndex((word) => word === 'draws' || word === 'moves');
  const head = words.slice(0, begin === -1 ? undefined : begin);
  const rest = begin === -1 ? [] : words.slice(begin);
  const movesAt = rest.indexOf('moves');
  const moves = movesAt === -1 ? [] : rest.slice(movesAt + 1);
  const draws = rest.slice(1, movesAt === -1 ? undefined : movesAt);
  return { head, moves, draws };
}

function startFrom(rules: Rules<unknown, unknown>, [kind, ...fen]: readonly string[]): unknown {
  if (kind === 'startpos' && fen.length === 0) return rules.start(0);
  if (kind !== 'fen' || fen.length === 0) throw malformed('position');
  const position = rules.parsePosition(notationIn(fen.join(' ')));
  if (!position.ok) throw new UserError(position.error);
  return position.value;
}

/** How far a search goes: at most one of these; none for `infinite`. */
export interface GoLimits {
  readonly depth?: number;
  readonly nodes?: number;
  /** The time for this move (ms). */
  readonly time?: number;
}

const most = 2 ** 31 - 1;

/** A move gets this part of the time that is left. */
const share = 1 / 30;
/** Time to spare for starting and answering (ms). */
const spare = 150;

/**
 * The limits of `go`. Without any, the search is infinite.
 *
 * @param isFirst - whether the first player is to move, whose clock counts.
 * @throws UserError
 */
export function readGo(words: readonly string[], isFirst: boolean): GoLimits {
  const [kind = 'infinite', ...rest] = words;
  if (kind === 'infinite' && rest.length === 0) return {};
  const given = new Map<string, number>();
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', text = ''] = words.slice(at, at + 2);
    const number = parseWholeNumber(text, least(name), most);
    if (number === undefined || given.has(name)) throw malformed('go');
    given.set(name, number);
  }
  const number = given.get(kind);
  if (given.size === 1 && number !== undefined) {
    if (kind === 'depth') return { depth: Math.max(1, number) };
    if (kind === 'nodes') return { nodes: number };
    if (kind === 'movetime') return { time: number };
  }
  const clocks = ['p1time', 'p2time', 'p1inc', 'p2inc'];
  const [left, increment = 0] = (isFirst ? ['p1time', 'p1inc'] : ['p2time', 'p2inc']).map((name) =>
    given.get(name),
  );
  if (left === undefined || ![...given.keys()].every((name) => clocks.includes(name))) {
    throw malformed('go');
  }
  return { time: Math.max(1, Math.min(left - spare, left * share + increment * 0.75)) };
}

/** The least number that may follow a word. */
function least(name: string): number {
  return ['nodes', 'movetime'].includes(name) ? 1 : 0;
}
