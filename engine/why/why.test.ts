import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../words/testing.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { positionAfter } from '../exercise/exercise.ts';
import { valueOf } from '../testing/in-notation.ts';
import type { Rules } from '../game.ts';
import { gameOf, type GameId } from '../games.ts';
import { puzzleValuer } from '../puzzles/puzzle-valuer.ts';
import { pick, seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import type { Solution } from '../analysis/solution.ts';
import { explainedGame, wrongPlies } from '../testing/wrong-plies.ts';
import { whyOf } from './why.ts';

type AnyRules = Rules<unknown, unknown>;

/** A why, and what it is said of. */
interface Said {
  readonly game: GameId;
  readonly rules: AnyRules;
  readonly solution: Solution<unknown>;
  readonly from: unknown;
  readonly to: unknown;
  readonly why: Message;
}

const random = seededRandom(28);

/** Every position after one ply, found without the code that is tested. */
function afterPlies(rules: AnyRules, from: unknown): unknown[] {
  if (rules.turn(from).kind !== 'player') return [];
  return rules.moves(from).flatMap((move) => {
    const after = rules.play(from, move);
    const isSame = rules.turn(after).kind === 'player' && rules.mover(after) === rules.mover(from);
    return isSame ? afterPlies(rules, after) : [after];
  });
}

/** Points and plies of a position to a seat: plies are negative in a lost game, and 0 in a drawn one. */
function worth({ rules, solution }: Said, position: unknown, seat: number): [number, number] {
  const turn = rules.turn(position);
  if (turn.kind === 'over') {
    const { outcome } = turn;
    return [outcome.kind === 'draw' ? 0.5 : outcome.winner === seat ? 1 : 0, 0];
  }
  const { score, remoteness } = solution.evaluate(position);
  return [rules.mover(position) === seat ? score : 1 - score, remoteness ?? 0];
}

/** The replies to the ply with what each comes to for the one who replies. */
function replies(said: Said): { text: unknown; worth: [number, number] }[] {
  const { rules, to } = said;
  const seat = rules.mover(to);
  const different = new Map(afterPlies(rules, to).map((after) => [rules.key(after), after]));
  return [...different.values()].map((after) => ({ text: after, worth: worth(said, after, seat) }));
}

const isLostNext = ({ worth: [points, plies] }: { worth: [number, number] }): boolean =>
  points === 0 && plies === 1;

/** The plies to the end by what is played, and at most by anything else. */
function lengths(said: Said): [number, number] {
  const [, own] = worth(said, said.from, said.rules.mover(said.from));
  return [own, Math.max(...others(said).map(({ worth: [, left] }) => left + 1))];
}

/** What else could be played, each with its points and plies to the one who plays it. */
function others(said: Said): { at: unknown; worth: [number, number] }[] {
  const { rules, from, to } = said;
  const key = rules.key(to);
  return afterPlies(rules, from)
    .filter((after) => rules.key(after) !== key)
    .map((at) => ({ at, worth: worth(said, at, rules.mover(from)) }));
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${String(value)} is no number.`);
  return value;
}

function puts(rules: AnyRules, at: unknown): boolean {
  const seat = 1 - rules.mover(at);
  const live = (position: unknown): number => {
    const { hands } = position as { hands: readonly (readonly unknown[])[] };
    return (hands[seat] ?? []).filter((each) => each !== 0 && each !== 'x').length;
  };
  return afterPlies(rules, at).some((after) => live(after) < live(at));
}

/** What each sentence claims, by its code. */
const claims: Record<string, (said: Said, values: Record<string, unknown>) => boolean> = {
  'why.forces': (said) => replies(said).length === 1,
  'why.forces-end': (said) => replies(said).length === 1 && replies(said).every(isLostNext),
  'why.no-defence': (said) => replies(said).every(isLostNext),
  'why.one-defence': (said) => replies(said).filter((each) => !isLostNext(each)).length === 1,
  'why.must-move': (said, { holds }) => {
    const { rules, to } = said;
    const passed = rules.advice?.passed?.(to);
    const me = 1 - rules.mover(to);
    const lost = replies(said).every(({ worth: [points] }) => points === 0);
    return lost && worth(said, passed, me)[0] === (holds === 'draw' ? 0.5 : 0);
  },
  'why.threatens': ({ rules, to }) => {
    const me = 1 - rules.mover(to);
    return afterPlies(rules, rules.advice?.passed?.(to)).some((after) => {
      const turn = rules.turn(after);
      return turn.kind === 'over' && turn.outcome.kind === 'win' && turn.outcome.winner === me;
    });
  },
  'why.else-loses': (said) => others(said).every(isLostNext),
  'why.out-of-reach': (said) =>
    !puts(said.rules, said.to) && others(said).every(({ at }) => puts(said.rules, at)),
  'why.one-answer': (said) =>
    replies(said).filter(({ worth: [points] }) => points > 0).length === 1,
  'why.wins-later': (said, { moves }) => {
    const [points, plies] = worth(said, said.to, said.rules.mover(said.from));
    return points === 1 && Math.ceil((plies + 1) / 2) === moves;
  },
  'why.others-lose': (said, { moves }) => {
    const lost = others(said).map(({ worth: [points, plies] }) => [points, Math.ceil(plies / 2)]);
    return lost.every(([points]) => points === 0) && lost.some(([, plies]) => plies === moves);
  },
  'why.others-end': (said) =>
    others(said).every(({ worth: [points] }) => points === 0) &&
    others(said).some(({ at }) => said.rules.turn(at).kind === 'over'),
  'why.longest': (said, { moves, other }) => {
    const [own, best] = lengths(said);
    return Math.floor(own / 2) === moves && Math.floor(best / 2) === other && own > best;
  },
  'why.lasts-longest': (said) => {
    const [own, best] = lengths(said);
    const [moves, less] = [Math.floor(own / 2), Math.floor(best / 2)];
    return (moves === less || less === 0) && own > best;
  },
  'why.lets-win': (said) => replies(said).some(({ worth: [won, left] }) => won === 1 && left === 0),
  'why.lets-trap': (said) =>
    replies(said).some(
      ({ text, worth: [points] }) =>
        points === 1 &&
        replies({ ...said, to: text }).every(({ worth: [lost, left] }) => lost === 0 && left <= 1),
    ),
  'why.lets-put-out': (said, { moves }) => puts(said.rules, said.to) && winsIn(said, { moves }),
  'why.lets-win-later': winsIn,
  'why.lets-answer': (said, { moves, why }) =>
    winsIn(said, { moves }) &&
    afterPlies(said.rules, said.to).some((reply) => {
      const { code, values = {} } = why as Message;
      return claims[code]?.({ ...said, from: said.to, to: reply, why: why as Message }, values);
    }),
  'why.lets-hold-one': (said) =>
    replies(said).filter(({ worth: [points] }) => points === 0.5).length === 1,
  'why.lets-hold': (said) =>
    replies(said).filter(({ worth: [points] }) => points === 0.5).length > 1,
  'chopsticks.outcome.hands': isOver,
  'chopsticks.outcome.misere': isOver,
  'scholars-game.outcome.hands': isOver,
  'summation-duel.why.exact': (said, { before, number: added, target }) =>
    isOver(said) && number(before) + number(added) === target,
  'summation-duel.why.past': (said, { before, number: added, total, target }) =>
    isOver(said) && number(before) + number(added) === total && total > number(target),
  'summation-duel.why.all-past': (said, { missing }) =>
    afterPlies(said.rules, said.to).every(isOverAt(said)) &&
    replies(said).length > 0 &&
    missing === 50 - totalOf(said.to),
  'summation-duel.why.partner': (said, { missing }) =>
    missing === 50 - totalOf(said.to) && winsByPartner(said, said.to, number(missing)),
  'summation-duel.why.pairing': (said, { missing, sum, times }) =>
    missing === number(sum) * number(times) && winsByPartner(said, said.to, number(sum)),
};

/** Whether the opponent, who is to move, wins in so many own plies. */
function winsIn(said: Said, { moves }: Record<string, unknown>): boolean {
  const [points, plies] = worth(said, said.to, said.rules.mover(said.to));
  return points === 1 && Math.ceil(plies / 2) === moves;
}

function isOver({ rules, to }: Said): boolean {
  return rules.turn(to).kind === 'over';
}

function isOverAt({ rules }: Said): (position: unknown) => boolean {
  return (position) => rules.turn(position).kind === 'over';
}

function totalOf(position: unknown): number {
  return (position as { used: readonly number[] }).used.reduce((sum, each) => sum + each, 0);
}

/** Plays it out: whatever is taken, its partner is free and wins in the end. */
function winsByPartner(said: Said, at: unknown, sum: number): boolean {
  const { rules } = said;
  const me = 1 - rules.mover(at);
  return rules.moves(at).every((move) => {
    const after = rules.play(at, move);
    const turn = rules.turn(after);
    if (turn.kind === 'over') return turn.outcome.kind === 'win' && turn.outcome.winner === me;
    const partner = rules.parseMove(after, `+${sum - (move as { number: number }).number}`);
    if (!partner.ok) return false;
    const answered = rules.play(after, partner.value);
    return totalOf(answered) === 50 || winsByPartner(said, answered, sum);
  });
}

function rulesOf(id: GameId): AnyRules {
  const game = gameOf(id);
  return game.rules(defaultSettings(game.settings));
}

/** Every position of a game that can be reached. */
function reached(rules: AnyRules): unknown[] {
  const all = new Map([[rules.key(rules.start(0)), rules.start(0)]]);
  for (const position of all.values()) {
    for (const after of afterPlies(rules, position)) {
      if (!all.has(rules.key(after))) all.set(rules.key(after), after);
    }
  }
  return [...all.values()].filter((position) => rules.turn(position).kind === 'player');
}

/** Whys of plies that are drawn at random, right and wrong ones. */
function draw(game: GameId, count: number): Said[] {
  const rules = rulesOf(game);
  const solution = solve(rules);
  const valuer = puzzleValuer(rules, () => solution);
  const positions = reached(rules);
  const found: Said[] = [];
  while (found.length < count) {
    const from = pick(random, positions);
    const to = pick(random, afterPlies(rules, from));
    const why = whyOf(rules, valuer, from, to);
    if (why !== undefined) found.push({ game, rules, solution, from, to, why });
  }
  return found;
}

test('300 whys that are drawn at random are true by the tables', () => {
  const drawn = (['chopsticks', 'scholars-game', 'summation-duel'] as const).flatMap((game) =>
    draw(game, 100),
  );
  const codes = new Set<string>();
  for (const said of drawn) {
    const { rules, from, to, why } = said;
    const place = `${rules.formatPosition(from)} to ${rules.formatPosition(to)}: ${why.code}`;
    expect([place, claims[why.code]?.(said, why.values ?? {})]).toEqual([place, true]);
    for (const [name, seat] of [
      ['me', rules.mover(from)],
      ['them', 1 - rules.mover(from)],
    ] as const) {
      const named = why.values?.[name] ?? playerAt(seat);
      expect([place, name, named]).toEqual([place, name, playerAt(seat)]);
    }
    expect(inEveryLanguage(why).every((sentence) => sentence.endsWith('.'))).toBe(true);
    codes.add(why.code);
  }
  expect(codes.size).toBeGreaterThan(12);
}, 120_000);

test.each<[GameId, Settings]>([
  ['chopsticks', {}],
  ['chopsticks', { misere: true }],
  ['chopsticks', { suicide: true }],
  ['scholars-game', {}],
  ['summation-duel', {}],
  ['summation-duel', { copies: 2 }],
])(
  'every wrong ply of %s under %o has a reason, which is true by the tables',
  (id, differing) => {
    const game = gameOf(id);
    const known = explainedGame(game.rules({ ...defaultSettings(game.settings), ...differing }));
    const { rules, valuer, solution } = known;
    if (solution === undefined) throw new RangeError(`${id} has no tables.`);
    for (const { from, to } of wrongPlies(known, random, 100)) {
      const why = whyOf(rules, valuer, from, to);
      const place = `${rules.formatPosition(from)} to ${rules.formatPosition(to)}: ${why?.code ?? 'none'}`;
      if (why === undefined) throw new RangeError(place);
      const said = { game: id, rules, solution, from, to, why };
      expect([place, claims[why.code]?.(said, why.values ?? {})]).toEqual([place, true]);
      expect(inEveryLanguage(why).every((sentence) => sentence.endsWith('.'))).toBe(true);
    }
  },
  120_000,
);

test('where chance acts, every wrong ply has a reason, and its cards and chances are right', () => {
  const game = gameOf('digit-conquest');
  const small = { target: 12, digits: 4, copies: 2 };
  const known = explainedGame(game.rules({ ...defaultSettings(game.settings), ...small }));
  const { rules, valuer } = known;
  for (const { from, to } of wrongPlies(known, random, 100)) {
    const why = whyOf(rules, valuer, from, to);
    const place = `${rules.formatPosition(from)} to ${rules.formatPosition(to)}: ${why?.code ?? 'none'}`;
    if (why === undefined) throw new RangeError(place);
    const ways = afterPlies(rules, from).map((after) => after as Conquest);
    const isRight =
      why.code === 'digit-conquest.why.next-card'
        ? chancesRight(rules, to, ways, why)
        : countsRight(to as Conquest, ways, why, small);
    expect([place, isRight]).toEqual([place, true]);
    expect(inEveryLanguage(why).every((sentence) => sentence.endsWith('.'))).toBe(true);
  }
}, 120_000);

test('a sum names the digit that was picked', () => {
  const game = gameOf('digit-conquest');
  const open = { target: 9, digits: 3, copies: 2, draw: 'choice', turnLimit: 16 };
  const { rules, valuer } = explainedGame(game.rules(defaultSettings(game.settings, open)));
  const from = valueOf(rules.parsePosition('7:8 021 -/turns=9'));
  const why = whyOf(rules, valuer, from, positionAfter(rules, from, ['?2', '+2']));
  expect(why).toEqual(message('digit-conquest.why.exact', { before: 7, digit: 2, target: 9 }));
});

/** Draws the card, and asks for the odds of both positions. */
function chancesRight(
  rules: AnyRules,
  to: unknown,
  ways: readonly unknown[],
  { values = {} }: Message,
): boolean {
  const seat = 1 - rules.mover(to);
  const other = ways.find((way) => rules.key(way) !== rules.key(to));
  const [here, there] = [to, other].map((position) => {
    const outcomes = rules.chance?.outcomes(position) ?? [];
    const draw = outcomes.find(({ move }) => rules.display?.drawn?.(move) === values['digit']);
    if (draw === undefined) throw new RangeError('The card is not in the deck.');
    const share = number(values['left']) / number(values['cards']);
    expect(draw.probability).toBeCloseTo(share, 12);
    const after = rules.play(position, draw.move);
    const score = rules.chance?.odds?.(after, 'study').value.score ?? NaN;
    return rules.mover(after) === seat ? score : 1 - score;
  });
  expect(here).toBeCloseTo(number(values['here']), 6);
  expect(there).toBeCloseTo(number(values['there']), 6);
  return number(here) < number(there);
}

interface Conquest {
  readonly scores: readonly number[];
  readonly deck: readonly number[];
  readonly turn: number;
}

/** Goes through the cards of the deck one by one. */
function countsRight(
  to: Conquest,
  ways: readonly Conquest[],
  { code, values = {} }: Message,
  { target, copies }: { readonly target: number; readonly copies: number },
): boolean {
  const deck = to.deck.some((count) => count > 0) ? to.deck : to.deck.map(() => copies);
  const cards = deck.flatMap((count, index) => Array<number>(count).fill(index + 1));
  const other = ways.find((way) => way !== to && way.scores.join() !== to.scores.join());
  const isRight = values['right'] === 'yes';
  const makes = (position: Conquest | undefined, seat: number): number =>
    cards.filter((card) => (position?.scores[seat] ?? 0) + card === target).length;
  const [them, me] = [to.turn, 1 - to.turn];
  switch (code) {
    case 'digit-conquest.why.exact':
      return to.scores[me] === target;
    case 'digit-conquest.why.misses':
      return other?.scores[me] === target;
    case 'digit-conquest.why.last-card':
      return cards.length === 1 && makes(isRight ? other : to, them) === 1;
    case 'digit-conquest.why.denies':
    case 'digit-conquest.why.keeps': {
      const seat = code.endsWith('denies') ? them : me;
      const [here, there] = [makes(to, seat), makes(other, seat)];
      const many = isRight === code.endsWith('keeps') ? here : there;
      const few = many === here ? there : here;
      return many === values['left'] && few === values['now'] && cards.length === values['cards'];
    }
    default:
      return false;
  }
}
