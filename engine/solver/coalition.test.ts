import { describe, expect, it } from 'vitest';
import { message } from '../../words/message.ts';
import { chopsticks, chopsticksRules } from '../chopsticks/chopsticks.ts';
import { isIn, type ChopsticksPosition } from '../chopsticks/position.ts';
import type { ChopsticksSettings } from '../chopsticks/settings.ts';
import { countTriples } from '../chopsticks/solver/triples.ts';
import { seededRandom, type Random } from '../random.ts';
import { defaultSettings, problemsWith, type Settings } from '../settings/settings.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { drawnSettings } from '../testing/chopsticks-variants.ts';
import { valueOf } from '../testing/in-notation.ts';
import { sweepCoalitions } from '../testing/coalition-sweeps.ts';
import { analyseCoalitions } from './coalition-analysis.ts';
import { solveCoalitions } from './coalition.ts';

function underThree(settings: Settings = {}) {
  const all = defaultSettings(chopsticks.settings, { players: 3, ...settings });
  expect(problemsWith(chopsticks, all)).toEqual([]);
  const rules = chopsticksRules(all);
  const numbered = rules.solver?.numbered?.() ?? expect.fail('Three players have numbers.');
  return { rules, solution: solveCoalitions(rules, numbered) };
}

/** @throws Error naming the first position on which the solver and plain sweeps don't agree. */
function compare(settings: Settings): number {
  const { rules, solution } = underThree(settings);
  const start = rules.start(0);
  const swept = sweepCoalitions(rules, [start], (position, seat) => !isIn(position, seat));
  for (const { position, against } of swept) {
    const found = against.map((_, seat) => solution.against(position, seat));
    if (JSON.stringify(found) === JSON.stringify(against)) continue;
    throw new Error(
      `${rules.formatPosition(position)}, ${position.turn} to move: ${JSON.stringify(found)}, not ` +
        `${JSON.stringify(against)}, under ${JSON.stringify(settings)}`,
    );
  }
  const full = swept.filter(({ position }) => position.out.length === 0);
  expect(solution.reachable(start)).toBe(full.length);
  return swept.length;
}

describe('every position is as plain sweeps find it', () => {
  it.each<Settings>([
    { fingers: 2 },
    { fingers: 3 },
    { fingers: 4 },
    {},
    { overflow: 'rollover' },
    { fingers: 4, overflow: 'rollover' },
    { fingers: 3, misere: true },
    { fingers: 4, zombies: true },
    { fingers: 4, zombies: true, cherryBomb: true, deathAttack: true },
    { fingers: 4, direction: 'counterclockwise' },
    { fingers: 3, suicide: true, selfAttack: true },
    { fingers: 3, swaps: true, swapLimit: 1 },
    { fingers: 3, swaps: true, swapLimit: 1, misere: true, cherryBomb: true },
    { fingers: 3, splitLimit: 1 },
    { fingers: 3, suddenDeath: 'lives', lives: 1 },
    { fingers: 4, suddenDeath: 'instant', cherryBomb: true },
    { fingers: 2, stumps: true },
    { fingers: 3, integers: true, overflow: 'rollover' },
    { fingers: 3, onePointSwitch: true, misere: true, direction: 'counterclockwise' },
    { fingers: 3, hands: 3 },
    { fingers: 4, hands: 1, selfAdd: true },
  ])(
    'under %o',
    (settings) => {
      expect(compare(settings)).toBeGreaterThan(1);
    },
    60_000,
  );

  it('and in a sample of all combinations', () => {
    const random = seededRandom(14);
    for (let drawn = 0; drawn < 8; drawn++) compare(drawnVariant(random));
  }, 120_000);
});

/** A combination of all settings of three players that is small enough for plain sweeps. */
function drawnVariant(random: Random): Settings {
  return drawnSettings(
    random,
    () => ({
      players: 3,
      fingers: 2 + random.below(3),
      lives: 1 + random.below(2),
      swapLimit: random.below(2),
      splitLimit: random.below(2),
    }),
    (settings) => countTriples(settings as ChopsticksSettings) <= 3000,
  );
}

describe('from the start', () => {
  it.each<[Settings, number]>([
    [{}, 7374],
    [{ overflow: 'rollover' }, 8205],
    [{ direction: 'counterclockwise' }, 7374],
  ])(
    'nobody wins against the others united, and any two knock out the third: %o',
    (settings, positions) => {
      const { rules, solution } = underThree(settings);
      const start = rules.start(0);
      expect(solution.reachable(start)).toBe(positions);
      for (const seat of [0, 1, 2]) {
        const { wins, out } = solution.against(start, seat);
        expect(wins).toBeNull();
        expect(out).toBeGreaterThan(0);
      }
    },
  );
});

describe('under the usual rules', () => {
  const { rules, solution } = underThree();
  const swept = sweepCoalitions(rules, [rules.start(0)], (position, seat) => !isIn(position, seat));

  it('values don’t depend on the seat', () => {
    for (const { position, against } of swept) {
      const turned = {
        ...position,
        hands: [...position.hands.slice(-1), ...position.hands.slice(0, -1)],
        turn: (position.turn + 1) % 3,
        out: position.out.map((seat) => (seat + 1) % 3),
      };
      expect(against.map((_, seat) => solution.against(turned, (seat + 1) % 3))).toEqual(against);
    }
  });

  it('at most one player wins against all, and none who can be put out', () => {
    for (const { position } of swept) {
      const players = [0, 1, 2].map((seat) => solution.against(position, seat));
      expect(players.filter(({ wins }) => wins !== null).length).toBeLessThan(2);
      for (const { wins, out } of players) expect(wins === null || out === null).toBe(true);
    }
  });

  it('the best move keeps the value of the player, and no move improves it', () => {
    for (const { position } of swept) {
      if (rules.turn(position).kind === 'over') continue;
      const { players, moves } = analyseCoalitions(rules, solution, position);
      const best = moves[0]?.players[position.turn];
      expect(best).toEqual(players[position.turn]);
      if (players[position.turn]?.wins !== null) continue;
      expect(moves.every((each) => each.players[position.turn]?.wins === null)).toBe(true);
    }
  });

  const at = (text: string): ChopsticksPosition => valueOf(rules.parsePosition(text));

  it('finds kingmakers', () => {
    const { players, moves, kingmaker } = analyseCoalitions(rules, solution, at('040403'));
    expect(kingmaker).toBe(true);
    expect(players.map(({ wins }) => wins)).toEqual([null, null, null]);
    const winners = moves.map((each) => [
      rules.formatMove(at('040403'), each.move),
      each.players.findIndex(({ wins }) => wins !== null),
    ]);
    expect(winners).toContainEqual(['B-D2', 2]);
    expect(winners).toContainEqual(['B-D3', 1]);
    expect(analyseCoalitions(rules, solution, rules.start(0)).kingmaker).toBe(false);
    expect(analyseCoalitions(rules, solution, at('040300/out=3')).kingmaker).toBe(false);
  });

  it('calls nobody kingmaker who can make only one other player win', () => {
    const { players, moves, kingmaker } = analyseCoalitions(rules, solution, at('010204'));
    const made = (seat: number) => moves.some((each) => each.players[seat]?.wins !== null);
    expect([players[0]?.wins, made(1), made(2)]).toEqual([null, true, false]);
    expect(kingmaker).toBe(false);
  });

  it('counts no plies for a player who is out already', () => {
    const { players, moves } = analyseCoalitions(rules, solution, at('040300/out=3'));
    expect(players[0]).toEqual({ wins: 1, out: null, loses: null });
    expect(players[2]).toEqual({ wins: null, out: 0, loses: 0 });
    expect(moves.map((each) => each.players[2]?.out)).toEqual([0, 0, 0]);
  });
});

it('in misère play being put out is no loss', () => {
  const { rules, solution } = underThree({ misere: true });
  const { wins, out, loses } = solution.against(rules.start(0), 0);
  expect({ wins, canBeBoth: out !== null && loses !== null }).toEqual({
    wins: null,
    canBeBoth: true,
  });
  const nearlyOut = valueOf(rules.parsePosition('040404'));
  const { players } = analyseCoalitions(rules, solution, nearlyOut);
  expect(players[1]).toMatchObject({ out: 1 });
});

it('refuses a game with too many positions', () => {
  expect(() => underThree({ fingers: 14 })).toThrow(UnsolvableGame);
  expect(() => underThree({ suddenDeath: 'lives', lives: 9 })).toThrow(
    expect.objectContaining({
      reason: message('coalition.too-many-positions', { positions: 3_442_951, most: 1_000_000 }),
    }),
  );
});
