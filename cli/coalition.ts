import type { Rules } from '../engine/game.ts';
import { coalitionInWords } from '../engine/solver/coalition-words.ts';
import type {
  CoalitionValue,
  CoalitionAnalysis,
  CoalitionSolution,
} from '../engine/solver/coalition-analysis.ts';
import { message, playerAt, type Message } from '../words/message.ts';
import { namingBySeat } from '../words/player-names.ts';
import type { Words } from '../words/say.ts';
import { aligned } from './aligned.ts';

/** Words that call players by their seats. */
export function namedBySeat(words: Words): Words {
  return words.naming(namingBySeat(words.language, []));
}

/** The value of a position for each player, by seat, against a coalition of the others. */
export function standings<Position>(
  rules: Rules<Position, unknown>,
  solution: CoalitionSolution<Position>,
  position: Position,
): CoalitionValue[] {
  return Array.from({ length: rules.seats }, (_, seat) => solution.against(position, seat));
}

/** The same as booleans. In misère play a player who is out has not lost, so there are both. */
export function coalitionFigures<Position>(
  rules: Rules<Position, unknown>,
  solution: CoalitionSolution<Position>,
  position: Position,
) {
  const players = standings(rules, solution, position);
  return {
    positions: solution.reachable(position),
    canBeKnockedOut: players.map(({ out }) => out !== null),
    winsAgainstAll: players.map(({ wins }) => wins !== null),
    ...(solution.outWins && { canBeMadeToLose: players.map(({ loses }) => loses !== null) }),
  };
}

/** The certain results of a position and its moves, as JSON. */
export function coalitionJson<Position, Move>(
  rules: Rules<Position, Move>,
  { players, kingmaker, moves }: CoalitionAnalysis<Move>,
  position: Position,
) {
  return {
    position: rules.formatPosition(position),
    coalition: { players, kingmaker },
    moves: moves.map((each) => ({
      move: rules.formatMove(position, each.move),
      players: each.players,
    })),
  };
}

/** The certain results of a position and its moves: sentences, then a table with a column for each player. */
export function coalitionReport<Position, Move>(
  plainWords: Words,
  rules: Rules<Position, Move>,
  analysis: CoalitionAnalysis<Move>,
  position: Position,
): string[] {
  const { outWins, players, kingmaker, moves } = analysis;
  const words = namedBySeat(plainWords);
  const seats = players.map((_, seat) => seat);
  const standing = (against: CoalitionValue): string =>
    words.say(standingInWords(against, outWins));
  const mover = rules.mover(position);
  const rows = moves.map((each) => [
    rules.formatMove(position, each.move),
    ...each.players.map(standing),
    words.say(rules.describe(position, each.move)),
  ]);
  return [
    ...coalitionInWords('plies', analysis, kingmaker ? mover : undefined).map(words.say),
    ...(rows.length === 0
      ? []
      : aligned([
          [
            '',
            ...seats.map((seat) => words.text('coalition.player', { player: playerAt(seat) })),
            '',
          ],
          ...rows,
        ])),
  ];
}

function standingInWords({ wins, loses }: CoalitionValue, outWins: boolean): Message {
  if (wins !== null) return message('coalition.cli.standing.wins', { plies: wins });
  if (loses === null) return message('coalition.cli.standing.neither');
  return outWins
    ? message('coalition.cli.standing.loses', { plies: loses })
    : message('coalition.cli.standing.out', { plies: loses });
}
