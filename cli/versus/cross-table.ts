import { namedComputersOf } from '../../engine/computer/characters.ts';
import { erringIn, type Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Game } from '../../engine/game.ts';
import { pliesOf, positionAt, type Match } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { accuracyOn, type Accuracy } from '../../engine/review/accuracy.ts';
import { plyJudge, type JudgedPly } from '../../engine/review/judged-plies.ts';
import { valuerOf } from '../../engine/decision/valuers.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import { computersFor } from '../computers.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { playMatch, seatedIn } from './play-match.ts';

/** The error rates of the imperfect computers in the table: one in this many decisions. */
const erring = [3, 10, 30];

/** The results of a computer. */
export interface CrossTableRow {
  readonly computer: Difficulty;
  /** The mean of its scores. */
  readonly score: number;
  /** Over all plies of its matches with a known value. */
  readonly accuracy: Accuracy;
  /** Its share of the points, in the order of the rows; null against itself. */
  readonly against: readonly (number | null)[];
}

/** The results of every computer of a game against every other one. */
export interface CrossTable {
  /** The number of games of each pair. */
  readonly games: number;
  readonly seed: number;
  /** The number of all games that were cut short, which count as draws. */
  readonly cutShort: number;
  /** The best first. */
  readonly rows: readonly CrossTableRow[];
}

/**
 * Lets every suitable computer of a game play every other one. With more than two seats, one computer plays
 * against several of the other.
 *
 * @param games - the number of games of each pair.
 */
export function crossTable(
  game: Game,
  settings: Settings,
  games: number,
  seed: number,
  terminal: Terminal,
): CrossTable {
  const rules = game.rules(settings);
  const solution = solvedLater(game, rules, terminal);
  const computers = [...namedComputersOf(rules), ...erring.map(erringIn)];
  const computer = computersFor(rules, solution, computers);
  const judge = plyJudge<unknown, unknown>();
  const random = seededRandom(seed);
  const plies = new Map<Difficulty, JudgedPly[]>(computers.map((each) => [each, []]));
  const points = new Map<string, number>();

  function judgeMatch(match: Match<unknown, unknown>, seated: readonly Difficulty[]): void {
    const positions = pliesOf(match).map((_, at) => positionAt(match, at));
    for (const ply of judge(match, valuerOf(rules, solution, positions))) {
      const player = seated[ply.seat];
      if (player !== undefined) plies.get(player)?.push(ply);
    }
  }

  let cutShort = 0;
  let pair = 0;
  const pairs = computers.flatMap((one) =>
    computers.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  for (const [one, other] of pairs) {
    pair++;
    // Between two, the points of one are the rest of the other's.
    const reverse = rules.seats === 2 ? points.get(nameOf(other, one)) : undefined;
    if (reverse !== undefined) {
      points.set(nameOf(one, other), games - reverse);
      continue;
    }
    terminal.progress(message('cli.versus.pair', { pair, pairs: pairs.length, one, other }));
    let sum = 0;
    for (let number = 0; number < games; number++) {
      const { seated, own } = seatedIn(number, rules.seats, [one, other]);
      const { match, winner } = playMatch(game, settings, seated, computer, random);
      if (winner === 'cut short') cutShort++;
      sum += winner === own ? 1 : typeof winner === 'string' ? 1 / rules.seats : 0;
      judgeMatch(match, seated);
    }
    points.set(nameOf(one, other), sum);
  }
  terminal.progressDone();

  const share = (one: Difficulty, other: Difficulty) =>
    one === other ? null : (points.get(nameOf(one, other)) ?? 0) / games;
  return { games, seed, cutShort, rows: rowsOf(computers, share, plies) };
}

/** The rows of a cross table, the best computer first. @param share - of the points of one against another. */
function rowsOf(
  computers: readonly Difficulty[],
  share: (one: Difficulty, other: Difficulty) => number | null,
  plies: ReadonlyMap<Difficulty, readonly JudgedPly[]>,
): CrossTableRow[] {
  const scoreOf = (one: Difficulty) =>
    computers.reduce((total, other) => total + (share(one, other) ?? 0), 0) /
    (computers.length - 1);
  const ranked = computers.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return ranked.map((one) => ({
    computer: one,
    score: scoreOf(one),
    accuracy: accuracyOn(plies.get(one) ?? []),
    against: ranked.map((other) => share(one, other)),
  }));
}

function nameOf(one: Difficulty, other: Difficulty): string {
  return `${one} ${other}`;
}

/** Stands for a missing figure. */
const none = '–';

/** The table as rows of cells: accuracy, mean score, and the score against each, all in percent. */
export function tableRows({ rows }: CrossTable, { words }: Terminal): string[][] {
  const percent = (share: number | null): string =>
    share === null ? none : words.text('cli.versus.percent', { share });
  const whole = (share: number | null): string =>
    share === null ? none : words.text('cli.versus.whole-percent', { share });
  const head = [
    '',
    '',
    words.text('cli.versus.accuracy'),
    words.text('cli.versus.random'),
    words.text('cli.versus.score'),
    ...rows.map((_, index) => String(index + 1)),
  ];
  return [
    head,
    ...rows.map(({ computer, accuracy, score, against }, index) => [
      String(index + 1),
      computer,
      percent(accuracy.accuracy),
      percent(accuracy.random),
      percent(score),
      ...against.map(whole),
    ]),
  ];
}
