import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../settings/settings.ts';
import { valueOf } from '../../testing/in-notation.ts';
import { distance } from './anderson.ts';
import { tableOfDeck } from './backward-pass.ts';
import { drawsWithin, matchBudget, moveBudget, passStates } from './budget.ts';
import { compositionCounts, compositionsOf, levelSize } from './compositions.ts';
import { conquestRules } from '../digit-conquest.ts';
import { estimatesOf } from './estimate.ts';
import { solveFullDeck } from './full-deck.ts';
import { makeMemory } from '../../wasm.ts';
import { makeKernel, numberBytes } from './kernel.ts';
import type { ConquestPosition } from '../position.ts';
import { entryOf, evenTable, fullDeck, tableSize, type Race } from './race.ts';
import { conquestSettings, type ConquestSettings } from '../settings.ts';
import { shippedTable } from './shipped-tables.ts';
import { solveConquest } from './solve-conquest.ts';
import { checksumOf, readTable } from './table-data.ts';
import { clampedTable } from './tables/clamped.ts';
import { seededRandom } from '../../random.ts';
import { chanceOf } from '../../analysis/value.ts';

// These tests are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const settings = defaultSettings(conquestSettings);

function reduced(target: number, digits: number, copies: number): ConquestSettings {
  return { ...settings, target, digits, copies };
}

const figures = [
  { race: reduced(12, 4, 2), clamped: 0.590924720784, exact: 0.592992385983 },
  { race: reduced(9, 3, 2), clamped: 0.60793923782, exact: 0.611404842726 },
];

/**
 * The first player's chances by plain value iteration over explicit positions.
 */
function byValueIteration(under: ConquestSettings): Map<string, number> {
  const rules = conquestRules(under);
  interface Node {
    readonly kind: 'chance' | 'player';
    readonly after: readonly { key: string; weight: number }[];
  }
  const nodes = new Map<string, Node>();
  const values = new Map<string, number>();
  const open: ConquestPosition[] = [rules.start(0)];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const here = position;
    const key = rules.key(here);
    if (values.has(key)) continue;
    const turn = rules.turn(here);
    values.set(key, 0.5);
    if (turn.kind === 'over') {
      const mover = here.turn;
      const won = turn.outcome.kind === 'win' && turn.outcome.winner === mover;
      values.set(key, turn.outcome.kind === 'draw' ? 0.5 : won ? 1 : 0);
      continue;
    }
    const steps =
      turn.kind === 'chance'
        ? (rules.chance?.outcomes(here) ?? [])
        : rules.moves(here).map((move) => ({ move, probability: 1 }));
    const after = steps.map(({ move, probability }) => {
      const next = rules.play(here, move);
      open.push(next);
      return { key: rules.key(next), weight: probability };
    });
    nodes.set(key, { kind: turn.kind, after });
  }
  // Numbers are much quicker than keys.
  const keys = [...values.keys()];
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const found = Float64Array.from(values.values());
  const rounds = [...nodes].map(([key, { kind, after }]) => ({
    own: numbers.get(key) ?? -1,
    isChance: kind === 'chance',
    after: after.map((next) => ({ to: numbers.get(next.key) ?? -1, weight: next.weight })),
  }));
  for (let change = 1; change > 1e-13;) {
    change = 0;
    for (const { own, isChance, after } of rounds) {
      let value = 0;
      for (const { to, weight } of after) {
        const next = found[to] ?? Number.NaN;
        // A draw leaves the same player to move; an action hands over.
        value = isChance ? value + weight * next : Math.max(value, 1 - next);
      }
      change = Math.max(change, Math.abs(value - (found[own] ?? 0)));
      found[own] = value;
    }
  }
  keys.forEach((key, number) => values.set(key, found[number] ?? Number.NaN));
  return values;
}

describe('reduced games', () => {
  it.each(figures)(
    'have the figures of the rules: $race.target, $race.digits, $race.copies',
    (each) => {
      const clamped = solveConquest(each.race);
      expect(clamped.start.score).toBeCloseTo(each.clamped, 11);
      expect(clamped.residual).toBeLessThan(1e-12);
      expect(clamped.start.exact).toBe(true);
      const exact = solveConquest({ ...each.race, subtraction: 'exact' });
      expect(exact.start.score).toBeCloseTo(each.exact, 11);
      expect(exact.residual).toBeLessThan(1e-12);
    },
  );

  it.each([
    reduced(9, 3, 2),
    { ...reduced(9, 3, 2), subtraction: 'exact' as const },
    { ...reduced(7, 4, 1), subtraction: 'exact' as const },
    // The highest digit exceeds the target.
    reduced(5, 6, 1),
    { ...reduced(8, 3, 2), turnLimit: 15 },
    { ...reduced(8, 3, 2), turnLimit: 4, subtraction: 'exact' as const },
  ])(
    'agree with value iteration over the positions themselves: %o',
    (under) => {
      const rules = conquestRules(under);
      const solution = solveConquest(under);
      const values = byValueIteration(under);
      expect(values.size).toBeGreaterThan(200);
      const start = values.get(rules.key(rules.start(0)));
      expect(solution.start.score).toBeCloseTo(start ?? Number.NaN, 10);
      let worst = 0;
      for (const [key, value] of [...values].filter((_, index) => index % 7 === 0)) {
        const found = solution.analyse(valueOf(rules.parsePosition(key))).value;
        worst = Math.max(worst, Math.abs(found.score - value));
        expect(found.exact).toBe(true);
      }
      expect(worst).toBeLessThan(1e-10);
    },
    30_000,
  );

  it('give every move the value of the position after it', () => {
    const under = reduced(12, 4, 2);
    const rules = conquestRules(under);
    const solution = solveConquest(under);
    const position = valueOf(rules.parsePosition('7:9 2112 3'));
    const { value, moves } = solution.analyse(position);
    expect(moves).toHaveLength(2);
    expect(moves[0]?.value).toEqual(value);
    for (const { move, value: rated } of moves) {
      const after = solution.analyse(rules.play(position, move)).value;
      expect(rated.score).toBeCloseTo(1 - after.score, 12);
    }
    expect(Math.max(...moves.map((each) => each.value.score))).toBe(value.score);
  });

  it('are certified: one more pass changes nothing', () => {
    for (const clamped of [true, false]) {
      const race: Race = { target: 12, digits: 4, copies: 3, clamped };
      const { table, residual } = solveFullDeck(race);
      const again = tableOfDeck(race, compositionsOf(fullDeck(race)), { base: table, effects: [] });
      expect(distance(table, again)).toBeLessThan(1e-13);
      expect(residual).toBeLessThan(1e-13);
      // A pass does change other tables.
      const off = table.map((value) => Math.min(1, value + 1e-3));
      const moved = tableOfDeck(race, compositionsOf(fullDeck(race)), { base: off, effects: [] });
      expect(distance(off, moved)).toBeGreaterThan(1e-4);
    }
  });

  it('converge to the same table as plain passes', () => {
    const race: Race = { target: 9, digits: 3, copies: 2, clamped: true };
    const compositions = compositionsOf(fullDeck(race));
    let table = evenTable(race);
    for (let pass = 0; pass < 400; pass++) {
      table = tableOfDeck(race, compositions, { base: table, effects: [] });
    }
    expect(distance(table, solveFullDeck(race).table)).toBeLessThan(1e-12);
  });
});

describe('with a turn limit', () => {
  /** Win and draw to the mover by the rules alone; of equal actions, the first one is taken. */
  function followed(under: ConquestSettings) {
    const rules = conquestRules(under);
    const known = new Map<string, { win: number; draw: number }>();
    const chances = (position: ConquestPosition): { win: number; draw: number } => {
      const key = `${rules.formatPosition(position)} ${position.turn}`;
      const has = known.get(key);
      if (has !== undefined) return has;
      const found = work(position);
      known.set(key, found);
      return found;
    };
    function work(position: ConquestPosition) {
      const turn = rules.turn(position);
      if (turn.kind === 'over') {
        const draw = turn.outcome.kind === 'draw' ? 1 : 0;
        const isOurs = turn.outcome.kind === 'win' && turn.outcome.winner === position.turn;
        return { win: isOurs ? 1 : 0, draw };
      }
      if (turn.kind === 'chance') {
        let [win, draw] = [0, 0];
        for (const { move, probability } of rules.chance?.outcomes(position) ?? []) {
          const after = chances(rules.play(position, move));
          win += probability * after.win;
          draw += probability * after.draw;
        }
        return { win, draw };
      }
      let best = { win: -1, draw: 0 };
      for (const move of rules.moves(position)) {
        const { win, draw } = chances(rules.play(position, move));
        const own = { win: 1 - win - draw, draw };
        if (own.win + own.draw / 2 > best.win + best.draw / 2 + 1e-12) best = own;
      }
      return best;
    }
    return { rules, chances, known };
  }

  it.each([
    { ...reduced(8, 3, 2), turnLimit: 9 },
    { ...reduced(6, 3, 1), turnLimit: 7, subtraction: 'exact' as const },
  ])('wins and draws are told apart: %o', (under) => {
    const { rules, chances, known } = followed(under);
    chances(rules.start(0));
    const solution = solveConquest(under);
    let drawn = 0;
    for (const [key, { win, draw }] of known) {
      const position = valueOf(rules.parsePosition(key.slice(0, -2), Number(key.slice(-1))));
      const { value, moves } = solution.analyse(position);
      expect(value.exact).toBe(true);
      expect(value.score).toBeCloseTo(win + draw / 2, 10);
      expect(value.draw ?? 0).toBeCloseTo(draw, 10);
      if (draw > 0 && draw < 1) drawn++;
      for (const { move, value: rated } of moves) {
        const after = chances(rules.play(position, move));
        expect(rated.draw ?? 0).toBeCloseTo(after.draw, 10);
      }
    }
    expect(drawn).toBeGreaterThan(100);
  });

  it('the last card that decides nothing is a certain draw', () => {
    const under = { ...settings, turnLimit: 2 };
    const position = valueOf(conquestRules(under).parsePosition('45:0 000000001 1/turns=1'));
    const { value, moves } = solveConquest(under).analyse(position);
    expect(value).toEqual(chanceOf(0.5, true, 1));
    expect(moves.map((each) => each.value)).toEqual([value, value]);
  });

  it('an estimate has a probability of a draw, too, near the true one', () => {
    const under = { ...settings, turnLimit: 6 };
    const hasty = { ...moveBudget, states: 1 };
    expect(solveConquest(under, hasty).start).toEqual(chanceOf(0.5, false, 1));
    const small = { ...reduced(20, 5, 2), turnLimit: 30 };
    const guess = solveConquest(small, hasty).start;
    const truth = solveConquest(small).start;
    expect([guess.exact, truth.exact]).toEqual([false, true]);
    expect(Math.abs(guess.score - truth.score)).toBeLessThan(0.02);
    expect(Math.abs((guess.draw ?? 1) - (truth.draw ?? 0))).toBeLessThan(0.02);
    expect(truth.draw).toBeGreaterThan(0.1);
  });
});

describe('the real game', () => {
  it.each([
    ['clamped', 0.526958813598],
    ['exact', 0.526900977574],
  ] as const)('has the first player’s probability of the rules: %s', (subtraction, figure) => {
    const solution = solveConquest({ ...settings, subtraction });
    expect(solution.start.score).toBeCloseTo(figure, 11);
    expect(solution.residual).toBeLessThan(1e-10);
    expect(solution.start.exact).toBe(true);
    expect(solution.passes).toBe(0);
  });

  it('is shipped with a checksum', () => {
    const { base64 } = clampedTable;
    const swapped = base64.startsWith('A') ? `B${base64.slice(1)}` : `A${base64.slice(1)}`;
    expect(readTable(clampedTable)).toHaveLength(51 * 50);
    expect(() => readTable({ ...clampedTable, base64: swapped })).toThrow(
      'The table of the deck is damaged.',
    );
    // The standard's own example.
    expect(checksumOf(Uint8Array.from('123456789', (digit: string) => digit.charCodeAt(0)))).toBe(
      0xcbf43926,
    );
  });

  it('is evaluated exactly with few cards left, and approximately with many', () => {
    const rules = conquestRules(settings);
    const solution = solveConquest(settings);
    const analyse = (text: string, states: number) => {
      const position = valueOf(rules.parsePosition(text));
      return solution.analyse(position, { ...moveBudget, states });
    };
    expect(analyse('0:0 444444444 -', 1).value.exact).toBe(true);
    const late = analyse('31:44 110110111 7', 1e8);
    expect(late.value.exact).toBe(true);
    const middle = analyse('31:44 221121211 7', 1e8);
    const hasty = analyse('31:44 221121211 7', 1e6);
    expect(middle.value.exact).toBe(true);
    expect(hasty.value.exact).toBe(false);
    expect(Math.abs(hasty.value.score - middle.value.score)).toBeLessThan(0.004);
    const early = analyse('31:44 443442344 7', 1e6);
    expect(early.value.exact).toBe(false);
    expect(Math.abs(early.value.score - 0.3494)).toBeLessThan(0.002);
    expect(analyse('50:3 110110111 -', 1)).toEqual({ value: chanceOf(1, true), moves: [] });
    expect(analyse('3:50 110110111 -', 1)).toEqual({ value: chanceOf(0, true), moves: [] });
  });

  it('is refused if digits are picked', () => {
    expect(() => solveConquest({ ...settings, draw: 'choice' })).toThrow('draws by choice');
  });
});

describe('estimates', () => {
  it('approximate the true tables', () => {
    const race: Race = { target: 50, digits: 9, copies: 4, clamped: true };
    const shuffled = shippedTable(race)?.table ?? new Float64Array();
    const estimates = estimatesOf(race, shuffled);
    const deck = [1, 2, 0, 1, 1, 2, 1, 1, 1];
    const truth = tableOfDeck(race, compositionsOf(deck), { base: shuffled, effects: [] });
    const estimate = estimates[10];
    if (estimate === undefined) throw new RangeError('There are estimates up to 35 cards.');
    const guess = tableOfDeck(race, compositionsOf(deck, 0), estimate);
    expect(meanOff(guess, truth)).toBeLessThan(0.006);
    // The shuffled deck is a worse guess.
    expect(meanOff(shuffled, truth)).toBeGreaterThan(2 * meanOff(guess, truth));
  });
});

describe('the kernel', () => {
  it('weighs a draw as the rules say', () => {
    const random = seededRandom(3);
    for (const clamped of [true, false]) {
      for (const [target, digit] of [
        [5, 9],
        [7, 3],
        [12, 1],
        [50, 9],
        [11, 5],
      ] as const) {
        const race: Race = { target, digits: 9, copies: 4, clamped };
        const size = tableSize(race);
        const kernel = makeKernel(makeMemory(2 * size * numberBytes));
        const table = Float64Array.from({ length: size }, () => random.below(1000) / 1000);
        table.fill(1, target * target);
        kernel.numbers.fill(0, 0, size);
        kernel.numbers.set(table, size);
        kernel.addDraw(0, size * numberBytes, target, digit, 3, clamped);
        const expected: number[] = [];
        for (let own = 0; own < target; own++) {
          for (let other = 0; other < target; other++) {
            const options: number[] = [];
            if (own + digit <= target) options.push(table[entryOf(race, own + digit, other)] ?? 0);
            if (clamped || other >= digit) {
              options.push(table[entryOf(race, own, Math.max(0, other - digit))] ?? 0);
            }
            if (options.length === 0) options.push(table[entryOf(race, own, other)] ?? 0);
            expected.push(3 * Math.max(...options));
          }
        }
        expect(Array.from(kernel.numbers.subarray(0, target * target))).toEqual(expected);
        kernel.finish(0, size * numberBytes, target, 4);
        const finished = kernel.numbers.slice(size, 2 * size);
        for (let own = 0; own < target; own++) {
          for (let other = 0; other < target; other++) {
            expect(finished[entryOf(race, other, own)]).toBe(
              1 - (expected[own * target + other] ?? 0) / 4,
            );
          }
        }
        expect(Array.from(finished.subarray(target * target))).toEqual(Array(target).fill(1));
        expect(Array.from(kernel.numbers.subarray(0, target * target))).toEqual(
          Array(target * target).fill(0),
        );
      }
    }
  });
});

describe('compositions', () => {
  it('are complete on every level', () => {
    const compositions = compositionsOf([2, 1, 3]);
    const sizes = Array.from({ length: 7 }, (_, level) => levelSize(compositions, level));
    expect(sizes).toEqual([1, 3, 5, 6, 5, 3, 1]);
    expect(compositionCounts([2, 1, 3])).toEqual(sizes);
    expect(new Set(compositions.byLevel).size).toBe(3 * 2 * 4);
    const ahead = compositionsOf([2, 1, 3], 2);
    const near = Array.from({ length: 7 }, (_, level) => levelSize(ahead, level));
    expect(near).toEqual([0, 0, 0, 0, 5, 3, 1]);
  });

  it('are counted without making them', () => {
    const race: Race = { target: 50, digits: 9, copies: 4, clamped: true };
    expect(compositionCounts(fullDeck(race)).reduce((sum, count) => sum + count, 0)).toBe(5 ** 9);
    const draws = drawsWithin(race, fullDeck(race), moveBudget);
    expect(draws).toBeGreaterThanOrEqual(6);
    expect(draws).toBeLessThan(12);
    expect(drawsWithin(race, [1, 1, 1, 1, 1, 1, 1, 1, 1], moveBudget)).toBe(9);
  });

  it('are limited in number if each is cheap', () => {
    const race: Race = { target: 5, digits: 9, copies: 20, clamped: true };
    const counts = compositionCounts(fullDeck(race));
    const within = counts.slice(0, drawsWithin(race, fullDeck(race), moveBudget) + 1);
    expect(within.reduce((sum, count) => sum + count, 0)).toBeLessThan(300_000);
  });

  it('are limited in passes if copying scores dominates', () => {
    const race: Race = { target: 200, digits: 2, copies: 1, clamped: true };
    expect(matchBudget.states / passStates(race)).toBeLessThan(2500);
  });
});

/** The root of the mean square difference. */
function meanOff(one: Float64Array, other: Float64Array): number {
  const sum = one.reduce((all, value, at) => all + (value - (other[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / one.length);
}
