import { performAnalysis, performMove, performValues } from '../../electron/analyst/perform.ts';
import { viewOf } from '../../electron/match/match-view.ts';
import { newMatch } from '../../electron/match/new-match.ts';
import { MatchSession } from '../../electron/match/session.ts';
import { gameOf } from '../../engine/games.ts';
import { outcomeOf, pliesOf, positionAt, positionOf } from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import { seededRandom } from '../../engine/random.ts';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import { wordsOf } from '../../words/say.ts';
import type { Measured, ToMeasure } from './bounds.ts';

/** The number of moves to measure. */
const moves = 3;

const { game, settings, seed } = JSON.parse(process.argv[2] ?? '') as ToMeasure;
const steps: Measured['steps'][number][] = [];

function measure<Answer>(name: Measured['steps'][number]['name'], step: () => Answer): Answer {
  const before = process.cpuUsage();
  try {
    return step();
  } finally {
    const { user, system } = process.cpuUsage(before);
    steps.push({ name, seconds: (user + system) / 1e6 });
  }
}

/** Does the work of the program for a match between hard computers with open analysis. */
function play(): void {
  const random = seededRandom(seed);
  const player: Player = { kind: 'computer', difficulty: 'hard' };
  const { seats } = gameOf(game).rules(settings);
  const players = Array.from({ length: seats }, () => player);
  const table = newMatch({ game, settings, players, first: 0 }, random);
  const session = new MatchSession(table, random, () => undefined);
  const ask = <Wanted>(wanted: Wanted) => ({ game, settings, ...wanted });
  // Views list the legal moves only for persons.
  const shownTo = table.players.map((): Player => ({ kind: 'person' }));
  for (let count = 0; count < moves; count++) {
    const state = session.state();
    const { match } = state.table;
    if (outcomeOf(match) !== undefined) break;
    measure('view', () => JSON.stringify(viewOf({ ...state.table, players: shownTo }, state)));
    const position = positionOf(match);
    const notation = measure('move', () =>
      performMove(
        ask({
          wanted: 'move' as const,
          position,
          difficulty: 'hard' as const,
          seed: random.below(2 ** 31),
        }),
      ),
    );
    session.playForComputer(notation, state.revision);
  }
  const { match } = session.state().table;
  if (outcomeOf(match) === undefined) {
    measure('analysis', () =>
      performAnalysis(ask({ wanted: 'analysis' as const, position: positionOf(match) })),
    );
  }
  const all = Array.from({ length: pliesOf(match).length + 1 }, (_, at) => positionAt(match, at));
  const positions = all.filter((position) => match.rules.turn(position).kind !== 'chance');
  measure('values', () => [...performValues(ask({ wanted: 'values' as const, positions }))]);
}

function refusalOf(play: () => void): string | undefined {
  try {
    play();
    return undefined;
  } catch (error) {
    if (error instanceof UnsolvableGame) return wordsOf('en').say(error.reason);
    throw error;
  }
}

const refused = refusalOf(play);
const megabytes = process.resourceUsage().maxRSS / 1024;
const measured: Measured = { steps, megabytes, ...(refused !== undefined && { refused }) };
process.stdout.write(JSON.stringify(measured));
