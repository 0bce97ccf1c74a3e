import { describe, expect, it, vi } from 'vitest';
import type { Rules } from '../../game.ts';
import { pick, seededRandom } from '../../random.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { solveGraph } from '../../solver/retrograde.ts';
import { valueOf } from '../../testing/in-notation.ts';
import { conquestRules } from '../digit-conquest.ts';
import { type ConquestMove, cardsLeft, type ConquestPosition } from '../position.ts';
import { solveOpenDeck } from './open-deck.ts';
import { conquestSettings, type ConquestSettings } from '../settings.ts';
import {
  beforeMove,
  byValue,
  drawn,
  lossIn,
  unproven,
  wdlOf,
  winIn,
  type Value,
} from '../../analysis/value.ts';

// These tests are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const real = defaultSettings(conquestSettings, { draw: 'choice' });

/** A budget with which decks are only searched to the horizon. */
const nothing = { states: 0, bytes: 0 };
const horizon = 7;

function at(text: string, under = real): ConquestPosition {
  return valueOf(conquestRules(under).parsePosition(text));
}

/** The game without its turn limit, for the general solver. */
function endless(under: ConquestSettings): Rules<ConquestPosition, ConquestMove> {
  const rules = conquestRules(under);
  const unlimited = ({ scores, turn, deck, hand }: ConquestPosition): ConquestPosition => ({
    scores,
    turn,
    deck,
    hand,
  });
  return {
    ...rules,
    start: (first) => unlimited(rules.start(first)),
    play: (position, move) => unlimited(rules.play(position, move)),
  };
}

/** Positions of random games. */
function* positionsOf(under: ConquestSettings): Generator<ConquestPosition> {
  const rules = endless(under);
  const random = seededRandom(5);
  for (;;) {
    let position = rules.start(0);
    for (let turns = 0; turns < 60 && rules.turn(position).kind !== 'over'; turns++) {
      yield position;
      position = rules.play(position, pick(random, rules.moves(position)));
    }
  }
}

describe.each([
  { target: 8, digits: 3, copies: 1 },
  { target: 8, digits: 2, copies: 2 },
  { target: 12, digits: 4, copies: 1 },
  { target: 5, digits: 3, copies: 3 },
  { target: 5, digits: 2, copies: 4 },
] as const)('%o', (reduced) => {
  it.each(['clamped', 'exact'] as const)('has the values of the general solver, %s', (way) => {
    const under: ConquestSettings = { ...real, ...reduced, subtraction: way };
    const rules = endless(under);
    const general = solveGraph(rules, rules.start(0));
    const solution = solveOpenDeck(under);
    const ahead = solveOpenDeck(under, nothing);
    // The graph has only positions before a pick.
    const truthOf = (position: ConquestPosition): Value => {
      if (position.hand === null) return general.evaluate(position);
      const values = rules
        .moves(position)
        .map((move) => beforeMove(general.evaluate(rules.play(position, move))));
      return values.sort(byValue)[0] ?? expect.fail('There is no move.');
    };
    const seen = new Set<string>();
    let count = 0;
    for (const position of positionsOf(under)) {
      if (count++ === 400) break;
      const truth = truthOf(position);
      const found = { ...solution.evaluate(position), at: rules.formatPosition(position) };
      expect(found).toEqual({ ...truth, at: rules.formatPosition(position) });
      seen.add(wdlOf(found));
      if (cardsLeft(position.deck) <= horizon) continue;
      const glimpse = ahead.evaluate(position);
      if (!glimpse.exact) expect(truth.remoteness ?? Infinity).toBeGreaterThan(horizon);
      else expect(glimpse).toEqual(truth);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['lose', 'win']));
  });
});

describe('the real deck', () => {
  const solution = solveOpenDeck(real);

  it('is an endless draw from the start, and so is every first choice', () => {
    const rules = conquestRules(real);
    const start = rules.start(0);
    expect(solution.evaluate(start)).toEqual(drawn);
  });

  it('is won at once, or when the deck is used up', () => {
    const random = seededRandom(3);
    const remotenesses = new Set<string>();
    for (let sample = 0; sample < 300; sample++) {
      const deck = Array.from({ length: 9 }, () => Math.max(0, random.below(4) - 1));
      const cards = cardsLeft(deck);
      const scores = [random.below(50), random.below(50)] as const;
      const value = solution.evaluate({ scores, turn: 0, deck, hand: null });
      const { remoteness } = value;
      if (cards === 0 || remoteness === null) continue;
      expect([1, cards + 1]).toContain(remoteness);
      remotenesses.add(remoteness === 1 ? 'at once' : wdlOf(value));
    }
    expect([...remotenesses].sort()).toEqual(['at once', 'lose', 'win']);
  });

  it('agrees with positions of the last cards worked out by hand', () => {
    // The opponent needs a 1, and there is none: but after the 8, a 9 to subtract or a 1 from the new deck.
    expect(solution.evaluate(at('41:49 100000000 -'))).toEqual(lossIn(2));
    expect(solution.evaluate(at('42:49 000000010 -'))).toEqual(winIn(1));
    // Taking 9 from 49 leaves 10 to go: nobody wins at once from the new deck.
    expect(solution.evaluate(at('20:49 000000001 -'))).toEqual(drawn);
    expect(solution.evaluate(at('20:49 000000000 8'))).toEqual(lossIn(2));
  });

  it('is a draw if the limit comes before the end', () => {
    expect(solution.evaluate(at('20:49 100000000 -/turns=398'))).toMatchObject({ score: 0 });
    expect(solution.evaluate(at('20:49 100000000 -/turns=399'))).toEqual(drawn);
  });

  it('is not followed to its end with many cards left', () => {
    expect(solution.evaluate(at('31:44 222222222 -'))).toEqual(drawn);
    const found = solution.evaluate(at('31:44 444444443 -'));
    expect(found).toEqual(unproven);
    expect(solution.evaluate(at('44:20 444443444 6'))).toEqual(winIn(1));
  });
});

it('big targets are searched near the end', () => {
  const far = { ...real, target: 200 };
  const solution = solveOpenDeck(far);
  expect(solution.evaluate(at('195:20 444444443 -', far))).toEqual(winIn(1));
  expect(solution.evaluate(at('20:193 444444443 -', far)).exact).toBe(false);
});

it('refuses random draws, which have no wins and losses', () => {
  expect(() => solveOpenDeck({ ...real, draw: 'random' })).toThrow('probabilities');
});
