import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import type { ChopsticksMove, ChopsticksPosition } from '../chopsticks/position.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import type { Difficulty } from '../capabilities/computer-players.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { compete, randomly, type Chooser, type Score } from '../testing/arena.ts';
import { greedily } from '../testing/greedy.ts';
import { chooseMove } from './computer.ts';

type Player = Chooser<ChopsticksPosition, ChopsticksMove>;

function table(changes: Settings) {
  const settings = defaultSettings(chopsticksSettings, changes);
  const rules = chopsticksRules(settings);
  const solution = settings.players === 2 ? solve(rules) : undefined;
  const solved = () => {
    if (solution === undefined) throw new RangeError('More than two players are not solved.');
    return solution;
  };
  const computer =
    (difficulty: Difficulty): Player =>
    (position, random) =>
      chooseMove(difficulty, rules, solved, position, random);
  return { settings, rules, computer };
}

const two = table({});

/** Plays as hard does, but one move in ten at random. */
const erring: Player = (position, random) =>
  (random.below(10) === 0 ? randomly(two.rules) : two.computer('hard'))(position, random);

/** A benchmark that plays some games in each run, and notes the results of all. */
function competition(
  name: string,
  { rules, settings }: ReturnType<typeof table>,
  player: Player,
  others: readonly Player[],
  atATime = 1,
) {
  const score: Score = { wins: 0, draws: 0, losses: 0 };
  let games = 0;
  return {
    name,
    get note() {
      const share = (count: number) => `${((100 * count) / games).toFixed(0)}%`;
      return `of ${games} games ${share(score.wins)} won, ${share(score.draws)} drawn`;
    },
    run: () => {
      const one = compete(rules, settings, player, others, atATime, games);
      games += atATime;
      score.wins += one.wins;
      score.draws += one.draws;
      score.losses += one.losses;
    },
  };
}

const seats: readonly Settings[] = [
  { players: 3 },
  { players: 4, overflow: 'rollover', zombies: true },
  { players: 6 },
];

/** Each strength among greedy players, and among random ones. */
const amongMany = seats.flatMap((changes) => {
  const many = table(changes);
  const what = `${many.rules.seats} seats${changes['zombies'] === true ? ', rollover, zombies' : ''}`;
  const foes = { greedy: [greedily(many.rules)], random: [randomly(many.rules)] };
  return (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    Object.entries(foes).map(([name, others]) =>
      competition(
        `games: ${difficulty} among ${name}, ${what}`,
        many,
        many.computer(difficulty),
        others,
        difficulty === 'hard' ? 6 : 12,
      ),
    ),
  );
});

const six = table({ players: 6 });

export const benchmarks = [
  {
    name: 'move: hard, two players',
    run: () => two.computer('hard')(two.rules.start(0), seededRandom(1)),
  },
  {
    name: 'move: medium, two players',
    run: () => two.computer('medium')(two.rules.start(0), seededRandom(1)),
  },
  {
    name: 'move: hard, six players',
    run: () => six.computer('hard')(six.rules.start(0), seededRandom(1)),
  },
  competition('games: hard against medium', two, two.computer('hard'), [two.computer('medium')]),
  competition('games: hard against easy', two, two.computer('hard'), [two.computer('easy')]),
  competition(
    'games: hard against an opponent who errs in one move of ten',
    two,
    two.computer('hard'),
    [erring],
  ),
  ...amongMany,
];
