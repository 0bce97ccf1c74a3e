import { describe, expect, it, vi } from 'vitest';
import { pick, seededRandom, type Random } from '../random.ts';
import { defaultSettings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { makeArena } from './arena/arena.ts';
import { choicePlayer } from './choice-player.ts';
import { allDecks, deckBlindValues, deckValues, liveDeck } from './arena/deck-values.ts';
import { conquestRules } from './digit-conquest.ts';
import { endlessTable } from './solver/endless-deck.ts';
import { fastEasy, fastLookAhead, fastMedium } from './arena/fast-players.ts';
import { solveFullDeck } from './solver/full-deck.ts';
import { solveOpenDeck } from './solver/open-deck.ts';
import { conquestPlayer, hardPlayer, type ConquestPlayer, type SolvedLater } from './players.ts';
import { lookAheadPlayer } from './testing.ts';
import { scoresFromMover, type ConquestPosition } from './position.ts';
import { raceOf, type Race } from './solver/race.ts';
import { ruleOfThumb } from './rule-of-thumb.ts';
import { conquestSettings, type ConquestSettings } from './settings.ts';
import { shippedTable } from './solver/shipped-tables.ts';
import { solveConquest } from './solver/solve-conquest.ts';
import { versus } from './arena/versus.ts';
import { wdlOf } from '../analysis/value.ts';

// These tests are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const settings = defaultSettings(conquestSettings);
const choice: ConquestSettings = { ...settings, draw: 'choice' };
const small: ConquestSettings = { ...settings, target: 12, digits: 4, copies: 2 };

/** The solved games for hard players. */
const solved: SolvedLater = {
  randomDraws: () => solveConquest(settings),
  openDeck: () => solveOpenDeck(choice),
};

function at(text: string, under = settings): ConquestPosition {
  return valueOf(conquestRules(under).parsePosition(text));
}

function written(player: ConquestPlayer, text: string, under = settings, seed = 1): string {
  const position = at(text, under);
  return conquestRules(under).formatMove(position, player(position, seededRandom(seed)));
}

/** Positions of random games in which a player is to move. */
function* positionsOf(under: ConquestSettings, random: Random): Generator<ConquestPosition> {
  const rules = conquestRules(under);
  for (;;) {
    let position = rules.start(0);
    for (let turn = rules.turn(position); turn.kind !== 'over'; turn = rules.turn(position)) {
      if (turn.kind === 'player') yield position;
      const steps =
        turn.kind === 'chance'
          ? (rules.chance?.outcomes(position) ?? []).map(({ move }) => move)
          : rules.moves(position);
      position = rules.play(position, pick(random, steps));
    }
  }
}

describe('easy', () => {
  it('plays every legal move', () => {
    const player = conquestPlayer('easy', settings, solved);
    const seen = new Set(
      Array.from({ length: 30 }, (_, seed) => written(player, '9:9 444444344 7', settings, seed)),
    );
    expect([...seen].sort()).toEqual(['+7', '-7']);
  });
});

describe('medium', () => {
  const race = raceOf(settings);

  it.each([
    ['takes a winning addition', 45, 49, 5, 'add'],
    ['subtracts if the opponent has 41 or more', 20, 41, 1, 'subtract'],
    ['adds if the digit is more than the opponent has', 20, 4, 5, 'add'],
    ['adds with 41 or more of its own', 41, 40, 5, 'add'],
    ['subtracts if adding would bring it to two more than the opponent', 20, 23, 5, 'subtract'],
    ['adds if adding would bring it to three more', 20, 22, 5, 'add'],
  ] as const)('%s', (_, own, other, digit, kind) => {
    expect(ruleOfThumb(race, own, other, digit)).toBe(kind);
    const sign = kind === 'add' ? '+' : '-';
    const player = conquestPlayer('medium', settings, solved);
    const deck = Array.from({ length: 9 }, (_, index) => (index + 1 === digit ? 3 : 4)).join('');
    expect(written(player, `${own}:${other} ${deck} ${digit}`)).toBe(`${sign}${digit}`);
  });

  it('plays the only legal move', () => {
    const player = conquestPlayer('medium', settings, solved);
    expect(written(player, '45:9 444444344 7')).toBe('-7');
    expect(written(player, '45:0 444444344 7')).toBe('x7');
  });

  it('picks a digit that wins, and not one that loses', () => {
    const player = conquestPlayer('medium', choice, solved);
    expect(written(player, '45:49 444444444 -', choice)).toBe('?5');
    // Any digit but 2 and 3 leaves the opponent a win.
    expect(written(player, '30:49 100000010 -', choice)).toBe('?8');
  });
});

describe('hard', () => {
  it('plays reduced games perfectly', () => {
    for (const subtraction of ['clamped', 'exact'] as const) {
      const under = { ...small, subtraction };
      const solution = solveConquest(under);
      const player = hardPlayer(under, solution);
      const random = seededRandom(4);
      let decisions = 0;
      for (const position of positionsOf(under, random)) {
        if (decisions++ === 150) break;
        const { value, moves } = solution.analyse(position);
        const move = player(position, random);
        const chosen = moves.find((each) => each.move.kind === move.kind);
        expect(chosen?.value ?? value).toEqual(value);
      }
    }
  });

  it('weighs the cards left: it plays differently with the same scores and digit', () => {
    const player = hardPlayer(settings, solveConquest(settings), { states: 1e6, bytes: 2 ** 26 });
    const found = new Map<string, Set<string>>();
    for (const position of positionsOf(settings, seededRandom(11))) {
      const [own, other] = scoresFromMover(position);
      if (position.hand === null || own + position.hand > 50 || other < position.hand) continue;
      const move = player(position, seededRandom(1));
      const key = `${own}:${other} ${position.hand}`;
      found.set(key, (found.get(key) ?? new Set()).add(move.kind));
      if ((found.get(key)?.size ?? 0) > 1) break;
      if (found.size > 3000) break;
    }
    expect([...found.values()].some((kinds) => kinds.size > 1)).toBe(true);
  });

  it('takes the win in hand', () => {
    expect(written(hardPlayer(settings, solveConquest(settings)), '43:49 101000111 7')).toBe('+7');
    expect(written(lookAheadPlayer(settings, 1), '43:49 101000111 7')).toBe('+7');
  });
});

describe('the fast players', () => {
  const race = raceOf(settings);
  const all = allDecks(race);
  const shuffled = shippedTable(race)?.table ?? new Float64Array();
  const endless = deckBlindValues(race, endlessTable(race));

  it('decide as the players at the table do', () => {
    const slow = lookAheadPlayer(settings, 1);
    const fast = fastLookAhead(race, all, endless, 1);
    const medium = conquestPlayer('medium', settings, solved);
    const random = seededRandom(9);
    let compared = 0;
    for (const position of positionsOf(settings, random)) {
      const [own, other] = scoresFromMover(position);
      const digit = position.hand ?? 0;
      if (own + digit >= 50 || other === 0) continue;
      const deck = liveDeck(all, position.deck);
      const kind = (adds: boolean): string => (adds ? 'add' : 'subtract');
      const nothing = (): number => 0;
      expect(kind(fast(deck, own, other, digit, nothing))).toBe(slow(position, random).kind);
      expect(kind(fastMedium(race)(deck, own, other, digit, nothing))).toBe(
        medium(position, random).kind,
      );
      expect(deck).toEqual(liveDeck(all, position.deck));
      if (compared++ === 150) break;
    }
  });

  it('know the true values of the last few cards', () => {
    const values = deckValues(race, all, shuffled, 3);
    const solution = solveConquest(settings);
    for (const counts of [
      [0, 0, 1, 0, 0, 0, 0, 1, 1],
      [1, 0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ]) {
      const deck = liveDeck(all, counts);
      const { value } = solution.analyse({ scores: [33, 41], turn: 1, deck: counts, hand: null });
      expect(value.exact).toBe(true);
      expect(values(deck, 33, 41)).toBeCloseTo(1 - value.score, 12);
    }
  });

  it('have the expected scores, the same for the same seed', () => {
    const judge = deckValues(race, all, shuffled, 3);
    const hard = fastLookAhead(race, all, judge, 1);
    const yardstick = fastLookAhead(race, all, endless, 1);
    const blind = fastLookAhead(race, all, endless, 0);
    const games = (count: number) => (soFar: { games: number }) => soFar.games < count;
    const match = versus(race, all, [hard, yardstick], judge, 7, games(400));
    expect(match.games).toBe(400);
    expect(versus(race, all, [hard, yardstick], judge, 7, games(400))).toEqual(match);
    // Exact play scores 0.5045.
    expect(Math.abs(match.score - 0.504)).toBeLessThan(2.5 * match.within);
    expect(match.within).toBeLessThan(0.003);
    expect(match.within).toBeLessThan(match.wonWithin / 5);
    const ignorant = versus(race, all, [blind, yardstick], judge, 7, games(300));
    expect(Math.abs(ignorant.score - 0.465)).toBeLessThan(2.5 * ignorant.within);
    const easy = versus(race, all, [hard, fastEasy], judge, 7, games(300));
    expect(Math.abs(easy.score - 0.978)).toBeLessThan(2.5 * easy.within);
    const medium = versus(race, all, [hard, fastMedium(race)], judge, 7, games(300));
    expect(Math.abs(medium.score - 0.538)).toBeLessThan(2.5 * medium.within);
  });

  it('meet in the arena by name', () => {
    const arena = makeArena(small);
    const continues = (soFar: { games: number }): boolean => soFar.games < 300;
    const match = arena.play(['hard', 'medium'], 5, continues);
    expect(match.score).toBeGreaterThan(0.5 + match.within);
    expect(arena.play(['medium', 'hard'], 5, continues).score).toBeCloseTo(1 - match.score, 9);
    expect(() => makeArena(choice)).toThrow('random draws');
    expect(() => makeArena({ ...settings, copies: 9 })).toThrow('not too big');
    expect(() => arena.play(['hard', 'nobody'], 5, continues)).toThrow('no player "nobody"');
  });

  it('score the value of a reduced game, however badly cards are judged', () => {
    const little: Race = { target: 12, digits: 4, copies: 2, clamped: true };
    const decks = allDecks(little);
    const { table } = solveFullDeck(little);
    const perfect = fastLookAhead(little, decks, deckValues(little, decks, table, 8), 0);
    const truth = deckValues(little, decks, table, 8);
    const nonsense = deckBlindValues(
      little,
      table.map((_, entry) => ((entry * 7919) % 13) / 13),
    );
    const games = (soFar: { games: number }): boolean => soFar.games < 4000;
    // Equal players with sides changed always get one half each.
    const same = versus(little, decks, [perfect, perfect], truth, 3, games);
    expect(same.score).toBeCloseTo(0.5, 9);
    expect(same.within).toBeLessThan(1e-9);
    // With nonsense for luck, the mean is the same but less certain.
    const judged = versus(little, decks, [perfect, fastMedium(little)], nonsense, 3, games);
    const sure = versus(little, decks, [perfect, fastMedium(little)], truth, 4, games);
    expect(sure.score).toBeGreaterThan(0.5 + sure.within);
    expect(Math.abs(judged.score - sure.score)).toBeLessThan(1.6 * (judged.within + sure.within));
    expect(sure.within).toBeLessThan(judged.within / 3);
  });
});

describe('hard in choice mode', () => {
  it('plays every forced win to its end as quickly as possible', () => {
    const under: ConquestSettings = { ...choice, target: 14, digits: 4, copies: 2 };
    const rules = conquestRules(under);
    const solution = solveOpenDeck(under);
    const hard = choicePlayer(under, solution);
    const random = seededRandom(22);
    let wins = 0;
    for (const position of positionsOf(under, random)) {
      const value = solution.evaluate(position);
      if (wdlOf(value) !== 'win') continue;
      const winner = position.turn;
      let here = position;
      let turns = 0;
      for (let turn = rules.turn(here); turn.kind !== 'over'; turn = rules.turn(here)) {
        if (here.hand !== null) turns++;
        const move = here.turn === winner ? hard(here, random) : pick(random, rules.moves(here));
        here = rules.play(here, move);
      }
      expect(rules.turn(here)).toMatchObject({ kind: 'over', outcome: { winner } });
      expect(turns).toBeLessThanOrEqual(value.remoteness ?? 0);
      if (wins++ === 60) break;
    }
  });

  it('gives the opponent no win that it can avoid', () => {
    const rules = conquestRules(choice);
    const hard = conquestPlayer('hard', choice, solved);
    // The opponent needs a 1; the last of them can be taken.
    const position = at('20:49 144444444 -', choice);
    const then = rules.play(position, hard(position, seededRandom(1)));
    const after = rules.play(then, hard(then, seededRandom(1)));
    expect(wdlOf(solveOpenDeck(choice).evaluate(after))).toBe('draw');
  });

  it('beats the easy player', () => {
    const rules = conquestRules(choice);
    const hard = conquestPlayer('hard', choice, solved);
    const easy = conquestPlayer('easy', choice, solved);
    const random = seededRandom(2);
    let position = rules.start(0);
    for (let turn = rules.turn(position); turn.kind !== 'over'; turn = rules.turn(position)) {
      position = rules.play(position, (position.turn === 0 ? hard : easy)(position, random));
    }
    expect(rules.turn(position)).toMatchObject({ outcome: { kind: 'win', winner: 0 } });
  });
});
