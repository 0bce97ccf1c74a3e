import { erringIn } from '../../engine/capabilities/computer-players.ts';
import { namedComputersOf } from '../../engine/computer/characters.ts';
import type { Game, Rules } from '../../engine/game.ts';
import { pliesOf, positionAt, type Match } from '../../engine/match/match.ts';
import { playOut, pointsOf, seatedIn, seedOfGame } from '../../engine/match/play-out.ts';
import { accuracyOn, type Accuracy } from '../../engine/review/accuracy.ts';
import { plyJudge, type JudgedPly } from '../../engine/review/judged-plies.ts';
import { valuerOf } from '../../engine/decision/valuers.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { choosing, warnOfForfeit, type VersusPlayer } from './players.ts';

/** The error rates of the imperfect computers in the table: one in this many decisions. */
const erring = [3, 10, 30];

/** The computers that a table has by default: all that make sense in a game. */
export function usualPlayers(rules: Rules<unknown, unknown>): readonly string[] {
  return [...namedComputersOf(rules), ...erring.map(erringIn)];
}

/** The results of a player. */
export interface CrossTableRow {
  /** As it was given. */
  readonly computer: string;
  /** The mean of its scores. */
  readonly score: number;
  /** Over all plies of its matches with a known value. */
  readonly accuracy: Accuracy;
  /** Its share of the points, in the order of the rows; null against itself. */
  readonly against: readonly (number | null)[];
}

/** The results of every player of a game against every other one. */
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
 * Lets every player of a game play every other one. With more than two seats, one plays against several of the other.
 *
 * @param players - at least two, all different.
 * @param games - the number of games of each pair.
 */
export async function crossTable(
  game: Game,
  settings: Settings,
  players: readonly VersusPlayer[],
  games: number,
  seed: number,
  terminal: Terminal,
): Promise<CrossTable> {
  const rules = game.rules(settings);
  const solution = solvedLater(game, rules, terminal);
  const choose = await choosing(game, settings, players, terminal);
  const judge = plyJudge<unknown, unknown>();
  const plies = new Map<VersusPlayer, JudgedPly[]>(players.map((each) => [each, []]));
  const points = players.map((): number[] => []);

  function judgeMatch(match: Match<unknown, unknown>, seated: readonly VersusPlayer[]): void {
    const positions = pliesOf(match).map((_, at) => positionAt(match, at));
    for (const ply of judge(match, valuerOf(rules, solution, positions))) {
      const player = seated[ply.seat];
      if (player !== undefined) plies.get(player)?.push(ply);
    }
  }

  let cutShort = 0;
  let pair = 0;
  const pairs = players.flatMap((_, one) =>
    players.flatMap((_, other) => (other === one ? [] : [[one, other] as const])),
  );
  for (const [one, other] of pairs) {
    pair++;
    // Between two, the points of one are the rest of the other's.
    const reverse = rules.seats === 2 ? points[other]?.[one] : undefined;
    const row = points[one] ?? [];
    if (reverse !== undefined) {
      row[other] = games - reverse;
      continue;
    }
    const [onePlayer, otherPlayer] = [players[one], players[other]];
    if (onePlayer === undefined || otherPlayer === undefined) continue;
    terminal.progress(
      message('cli.versus.pair', {
        pair,
        pairs: pairs.length,
        one: onePlayer.text,
        other: otherPlayer.text,
      }),
    );
    row[other] = 0;
    for (let number = 0; number < games; number++) {
      const { seated, own } = seatedIn(number, rules.seats, [onePlayer, otherPlayer]);
      const gameSeed = seedOfGame(seed, [one, other], number);
      const played = await playOut(rules, settings, seated, gameSeed, choose);
      warnOfForfeit(played, number, terminal);
      if (played.winner === 'cut short') cutShort++;
      row[other] += pointsOf(played, own);
      judgeMatch(played.match, seated);
    }
  }
  terminal.progressDone();

  const share = (one: number, other: number) =>
    one === other ? null : (points[one]?.[other] ?? 0) / games;
  return { games, seed, cutShort, rows: rowsOf(players, share, plies) };
}

/** The rows of a cross table, the best player first. @param share - of the points of one against another. */
function rowsOf(
  players: readonly VersusPlayer[],
  share: (one: number, other: number) => number | null,
  plies: ReadonlyMap<VersusPlayer, readonly JudgedPly[]>,
): CrossTableRow[] {
  const numbers = players.map((_, number) => number);
  const scoreOf = (one: number) =>
    numbers.reduce((total, other) => total + (share(one, other) ?? 0), 0) / (players.length - 1);
  const ranked = numbers.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return ranked.flatMap((one) => {
    const player = players[one];
    if (player === undefined) return [];
    return {
      computer: player.text,
      score: scoreOf(one),
      accuracy: accuracyOn(plies.get(player) ?? []),
      against: ranked.map((other) => share(one, other)),
    };
  });
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
