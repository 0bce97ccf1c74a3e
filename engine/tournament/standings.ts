import type { Pairing, Tournament } from './tournament.ts';

/** The place of a player in a tournament. Tie-breaks count in the order of the fields. */
export interface Standing {
  readonly entrant: number;
  /** From 1; players whom no tie-break parts share it. */
  readonly rank: number;
  /** 1 for a pairing won, ½ for a drawn one; a round of a Swiss tournament without an opponent counts as won. */
  readonly points: number;
  /**
   * In a Swiss tournament, the points of all opponents, where a round without an opponent counts as one with the player's own points.
   * 0 in a round robin, where everybody meets everybody else.
   */
  readonly buchholz: number;
  /** The points against those with the same points and Buchholz; 0 unless all of them have met. */
  readonly direct: number;
  /** The pairings that were won on the table. */
  readonly wins: number;
}

/** The standings of a tournament, the first first; equal players in the order of entering. */
export function standingsOf(tournament: Tournament): Standing[] {
  const { entrants } = tournament;
  const points = entrants.map(({ number }) => pointsOf(tournament, number));
  const rows = entrants.map(({ number }) => ({
    entrant: number,
    points: points[number] ?? 0,
    buchholz: buchholzOf(tournament, number, points),
    wins: pairingsOf(tournament, number).filter((pairing) => scoreIn(pairing, number) === 1).length,
  }));
  const broken = rows.map((row) => {
    const tied = rows.filter(
      (other) => other.points === row.points && other.buchholz === row.buchholz,
    );
    return {
      ...row,
      direct: directEncounter(
        tournament,
        row.entrant,
        tied.map((each) => each.entrant),
      ),
    };
  });
  const ranked = broken.toSorted(
    (one, other) => -compare(one, other) || one.entrant - other.entrant,
  );
  return ranked.map((row) => ({
    ...row,
    rank: 1 + ranked.filter((other) => compare(other, row) > 0).length,
  }));
}

/** The points of a player so far. */
function pointsOf(tournament: Tournament, entrant: number): number {
  const { system } = tournament.rules;
  return sum(
    pairingsOf(tournament, entrant).map((pairing) =>
      pairing.second === null ? (system === 'swiss' ? 1 : 0) : (scoreIn(pairing, entrant) ?? 0),
    ),
  );
}

function buchholzOf(tournament: Tournament, entrant: number, points: readonly number[]): number {
  if (tournament.rules.system === 'round-robin') return 0;
  return sum(
    pairingsOf(tournament, entrant).map(
      (pairing) => points[opponentIn(pairing, entrant) ?? entrant] ?? 0,
    ),
  );
}

/** The pairings of a player, a round after the other. */
export function pairingsOf({ rounds }: Tournament, entrant: number): Pairing[] {
  return rounds.flat().filter(({ first, second }) => first === entrant || second === entrant);
}

/** The opponent of a player in a pairing; null if there is none. */
export function opponentIn({ first, second }: Pairing, entrant: number): number | null {
  return first === entrant ? second : first;
}

/** The score of a player in a pairing: 1, ½ or 0; undefined without a result. */
export function scoreIn({ first, won }: Pairing, entrant: number): number | undefined {
  if (won === undefined) return undefined;
  const [own, others] = first === entrant ? won : [won[1], won[0]];
  return own > others ? 1 : own < others ? 0 : 0.5;
}

type Row = Omit<Standing, 'rank'>;

function compare(one: Row, other: Row): number {
  return (
    one.points - other.points ||
    one.buchholz - other.buchholz ||
    one.direct - other.direct ||
    one.wins - other.wins
  );
}

function directEncounter(tournament: Tournament, entrant: number, tied: readonly number[]): number {
  const scoresOf = (one: number): number[] =>
    pairingsOf(tournament, one).flatMap((pairing) => {
      const opponent = opponentIn(pairing, one);
      const score = scoreIn(pairing, one);
      return score !== undefined && opponent !== null && tied.includes(opponent) ? [score] : [];
    });
  const haveAllMet = tied.every((one) => scoresOf(one).length === tied.length - 1);
  return haveAllMet ? sum(scoresOf(entrant)) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
