import { describe, expect, it, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import {
  parseSettings,
  problemsWith,
  defaultSettings,
  type Settings,
} from '../settings/settings.ts';

import { solve } from '../solver/solve.ts';
import { inNotation, refusalOf, valueOf } from '../testing/in-notation.ts';
import { chopsticks } from './chopsticks.ts';

/** A game under some settings, with the result of a move of seat 0. */
function under(settings: Settings = {}) {
  const game = inNotation(chopsticks, settings);
  const play = (text: string, move: string) => {
    const position = game.after(text, move);
    const rules = chopsticks.rules(defaultSettings(chopsticks.settings, settings));
    const read = rules.parsePosition(position, 1);
    const turn = read.ok ? rules.turn(read.value) : undefined;
    return { position, ...(turn?.kind === 'over' && { outcome: turn.outcome }) };
  };
  return { ...game, play };
}

function refusals(settings: Settings): string[] {
  const all = defaultSettings(chopsticks.settings, settings);
  return problemsWith(chopsticks, all).map((problem) => inEnglish(problem.message));
}

/** The splits of hands, against an opponent with one finger on each hand. */
function splits(settings: Settings, hands: string): string[] {
  const others = '1'.repeat(Number(settings['hands'] ?? 2));
  const moves = under(settings).moves(hands + others);
  return moves.flatMap((move) => (/[A-Z]/.test(move) ? [] : (after(move, hands) ?? []))).sort();
}

/** The hands after a split. */
function after(move: string, hands: string): string | undefined {
  return move.startsWith(`${hands}-`) ? move.slice(hands.length + 1) : undefined;
}

describe('misère', () => {
  const misere = under({ misere: true });

  it('is won by the first player without live hands', () => {
    expect(misere.play('0104', 'B-D')).toMatchObject({ position: '0001', outcome: { winner: 1 } });
  });

  it('is won by an own move, too', () => {
    const adding = under({ misere: true, selfAdd: true });
    expect(adding.play('0411', '+B')).toMatchObject({ outcome: { winner: 0, by: 'misere-hands' } });
  });

  it('ends among three when the first player is out, who is the winner', () => {
    const three = under({ misere: true, players: 3 });
    expect(three.play('110411', 'A-D2')).toMatchObject({
      outcome: { winner: 1, order: [1, 2, 0] },
    });
  });
});

describe('self-attack', () => {
  it('strikes another own hand, and leaves the striker as it is', () => {
    const self = under({ selfAttack: true });
    expect(self.moves('1211')).toEqual(expect.arrayContaining(['A-B', 'B-A']));
    expect(self.play('1211', 'A-B').position).toBe('1113');
    expect(self.play('2311', 'A-B').position).toBe('1102');
  });

  it('takes two live hands', () => {
    expect(under({ selfAttack: true }).moves('0211')).not.toContain('A-B');
    expect(under().moves('1211')).not.toContain('A-B');
  });
});

describe('death attack', () => {
  const death = under({ deathAttack: true });

  it('strikes a dead hand, which revives', () => {
    expect(death.play('1203', 'B-C').position).toBe('2312');
  });

  it('with self-attack, revives an own dead hand', () => {
    const both = under({ deathAttack: true, selfAttack: true });
    expect(both.play('0311', 'B-A').position).toBe('1133');
  });
});

describe('self-adding', () => {
  const adding = under({ selfAdd: true });

  it('adds a finger to a live hand, which dies at five', () => {
    expect(adding.play('1411', '+A').position).toBe('1124');
    expect(adding.play('1411', '+B').position).toBe('1101');
    expect(adding.moves('0311')).not.toContain('+A');
  });

  it('may end the game for the player who adds', () => {
    expect(adding.play('0411', '+B')).toMatchObject({ outcome: { winner: 1 } });
  });
});

describe('cherry bomb', () => {
  const cherry = under({ cherryBomb: true });

  it('leaves the striker with one finger if it makes exactly a full hand', () => {
    expect(cherry.play('1322', 'B-C').position).toBe('0211');
  });

  it('costs nothing past a full hand or if it ends the game', () => {
    expect(cherry.play('1423', 'B-C').position).toBe('0314');
    expect(cherry.play('1302', 'B-D')).toMatchObject({ position: '0013', outcome: { winner: 0 } });
  });

  it('with sudden death, can knock the striker out after the struck player', () => {
    const sudden = under({ cherryBomb: true, suddenDeath: 'instant' });
    expect(sudden.play('0324', 'B-C')).toMatchObject({
      outcome: { winner: 1, by: 'sudden-death' },
    });
  });
});

describe('a cherry bomb on an own hand', () => {
  const bombing = { selfAttack: true, cherryBomb: true };

  it('costs the striker', () => {
    expect(under(bombing).play('2311', 'A-B').position).toBe('1101');
  });

  it('costs nothing if it ends the game', () => {
    const instant = under({ ...bombing, knubs: true, suddenDeath: 'instant' });
    expect(instant.play('½[4½]11', 'A-B')).toMatchObject({
      position: '110½',
      outcome: { winner: 1, by: 'sudden-death' },
    });
    const lives = under({ ...bombing, integers: true, suddenDeath: 'lives' });
    expect(lives.play('[-4][-1]11/lives=1,1', 'B-A').position).toBe('11[-1]0/lives=1,0');
    expect(lives.play('[-4][-1]11/lives=2,1', 'B-A').position).toBe('1101/lives=1,1');
  });

  it('is paid for if the cost ends the game, and the striker is out', () => {
    const sudden = under({ ...bombing, suddenDeath: 'instant' });
    expect(sudden.play('2311', 'A-B')).toMatchObject({
      position: '1101',
      outcome: { winner: 1, by: 'sudden-death' },
    });
  });

  it('is paid for among three if the others play on, which may keep the striker in', () => {
    const settings = { ...bombing, knubs: true, hands: 3, suddenDeath: 'instant' };
    expect(under({ ...settings, players: 3 }).play('½½[4½]111111', 'A-C').position).toBe(
      '1111110½1',
    );
    expect(under(settings).play('½½[4½]111', 'A-C')).toMatchObject({
      position: '1110½½',
      outcome: { winner: 1 },
    });
  });

  it.each<[Settings, number, number]>([
    [{ start: '½[4½]11' }, 2809, 1409],
    [{}, 2809, 1409],
  ])('leads to the positions that were counted: %o', (settings, reachable, win) => {
    const all = { ...bombing, knubs: true, suddenDeath: 'instant', ...settings } as const;
    const rules = chopsticks.rules(defaultSettings(chopsticks.settings, all));
    expect(solve(rules).census?.(rules.start(0))).toMatchObject({ reachable, win });
  });
});

describe('integers', () => {
  const integers = under({ integers: true });

  it('turns a live hand over', () => {
    expect(integers.play('1311', '-B').position).toBe('11[-3]1');
    expect(integers.play('[-3]111', '-A').position).toBe('1113');
  });

  it('adds and takes away, and a hand is dead at nought and full both ways', () => {
    expect(integers.play('[-3]114', 'A-D').position).toBe('11[-3]1');
    expect(integers.play('[-3]113', 'A-D').position).toBe('01[-3]1');
    expect(integers.play('[-3]1[-2]3', 'A-C').position).toBe('03[-3]1');
  });

  it('let a bomb at minus five explode, which leaves its striker one finger', () => {
    const bombing = under({ integers: true, cherryBomb: true });
    expect(bombing.play('[-2]11[-3]', 'A-C').position).toBe('0111');
  });

  it('count without their sign for sudden death', () => {
    const sudden = under({ integers: true, suddenDeath: 'instant' });
    expect(sudden.play('12[-3]0', 'B-C')).toMatchObject({ outcome: { winner: 0 } });
    expect(sudden.play('12[-3]1', 'A-C')).toEqual({ position: '[-2]112' });
  });

  it('splits hands that are turned alike only', () => {
    expect(splits({ integers: true }, '[-3][-1]')).toEqual(['[-2][-2]']);
    expect(splits({ integers: true }, '[-3]1')).toEqual([]);
    expect(splits({ integers: true }, '[-3]0')).toEqual(['[-1][-2]', '[-2][-1]']);
  });
});

describe('splits', () => {
  it.each<[string, string, string[]]>([
    ['all', '04', ['13', '22', '31']],
    ['none', '04', []],
    ['transfers', '04', []],
    ['transfers', '13', ['22']],
    ['divisions', '13', []],
    ['divisions', '04', ['13', '22', '31']],
    ['nearEven', '14', ['23', '32']],
    ['nearEven', '04', ['22']],
    ['nearEven', '24', ['33']],
  ])('of the kind %s, %s becomes %j', (kind, hands, expected) => {
    expect(splits({ splits: kind }, hands)).toEqual(expected);
  });

  it.each<[Settings, string, string[]]>([
    [{ splits: 'none' }, '44', []],
    [{ splits: 'divisions' }, '44', []],
    [{ splits: 'divisions', suicide: true }, '44', []],
    [{ splits: 'transfers' }, '44', ['12', '21']],
    [{ splits: 'nearEven', suicide: true }, '44', ['12', '21']],
    [{ splits: 'none', hands: 3, multipleTransfers: true }, '044', []],
    [{ splits: 'divisions', hands: 3, multipleTransfers: true }, '144', []],
  ])('bind Meta: under %j %s becomes %j', (settings, hands, expected) => {
    expect(splits({ meta: true, ...settings }, hands)).toEqual(expected);
  });

  it('of three hands at once let Meta revive a hand, unless reviving is off', () => {
    const settings = { meta: true, hands: 3, multipleTransfers: true };
    const metas = (kind: string) =>
      splits({ ...settings, splits: kind }, '044').filter((hands) => hands.length === 3);
    const sums = (all: string[]) =>
      all.filter(
        (hands) => Array.from(hands, Number).reduce((sum, fingers) => sum + fingers, 0) === 3,
      );
    expect(sums(metas('all'))).toEqual(['012', '021', '111']);
    expect(sums(metas('divisions'))).toEqual(['111']);
    expect(sums(metas('transfers'))).toEqual(['012', '021']);
  });

  it('with halvesies need two equal hands, even under nearEven', () => {
    expect(splits({ splits: 'nearEven', halvesies: true }, '14')).toEqual([]);
  });
});

describe('parts of fingers', () => {
  it('knubs are moved by halves from the start', () => {
    expect(splits({ knubs: true }, '11')).toEqual(['[1½]½', '½[1½]']);
    expect(splits({ knubs: true, halvesies: true }, '03')).toEqual(['[1½][1½]']);
  });

  it('quarters by quarters', () => {
    expect(splits({ quarters: true }, '0½')).toEqual(['¼¼']);
    expect(under({ quarters: true }).play('0[.25]11', 'B-C').position).toBe('1[1¼]0¼');
  });
});

describe('three hands', () => {
  const three = under({ hands: 3 });

  it('have letters of their own, the opponent’s after them', () => {
    expect(three.start).toBe('111111');
    expect(three.moves('123111')).toEqual(expect.arrayContaining(['A-D', 'C-F']));
    expect(three.play('123114', 'C-F').position).toBe('011123');
  });

  it('split between two of them at a time, unless transfers are multiple', () => {
    expect(splits({ hands: 3 }, '114')).not.toContain('222');
    expect(splits({ hands: 3 }, '114')).toContain('123');
    expect(splits({ hands: 3, multipleTransfers: true }, '114')).toContain('222');
  });

  it('all count for Meta with multiple transfers, also one that stays the same', () => {
    const meta = { hands: 3, meta: true, suicide: true };
    expect(splits({ ...meta, multipleTransfers: true }, '124')).toContain('020');
    expect(splits(meta, '124')).not.toContain('020');
  });

  it('can’t be combined by Meta into a half, which no split may leave', () => {
    const meta = { hands: 3, meta: true, suicide: true, stumps: true, multipleTransfers: true };
    expect(splits(meta, '½23')).not.toContain('½00');
    expect(splits(meta, '½33')).toEqual(expect.arrayContaining(['½01', '½10']));
  });

  it('must all be struck out', () => {
    expect(three.play('114004', 'C-F')).toMatchObject({ outcome: { winner: 0, by: 'hands' } });
  });
});

it('one hand each leaves attacks', () => {
  expect(under({ hands: 1 }).moves('12')).toEqual(['A-B']);
});

describe('swaps in a row', () => {
  const limited = under({ swaps: true, swapLimit: 1 });

  it('come to an end', () => {
    expect(limited.play('1212/swaps=0,0', '12-21').position).toBe('1212/swaps=0,1');
    expect(limited.moves('1212/swaps=1,0')).not.toContain('12-21');
  });

  it('are reset by any other turn', () => {
    expect(limited.play('1212/swaps=1,0', 'A-C').position).toBe('2212/swaps=0,0');
    expect(limited.play('1312/swaps=1,0', '13-22').position).toBe('1222/swaps=0,0');
  });

  it('are reset by a turn that ends the game', () => {
    expect(limited.play('1204/swaps=1,0', 'B-D')).toMatchObject({
      position: '0012/swaps=0,0',
      outcome: { winner: 0 },
    });
    const bombing = under({ swaps: true, swapLimit: 1, cherryBomb: true });
    expect(bombing.play('1204/swaps=1,0', 'A-D').position).toBe('0012/swaps=0,0');
    const adding = under({ swaps: true, swapLimit: 1, selfAdd: true });
    expect(adding.play('0412/swaps=1,0', '+B').position).toBe('1200/swaps=0,0');
  });

  it('include Logan swaps and one-point switches, which have no limit', () => {
    const logan = under({ swaps: true, swapLimit: 1, loganClause: true });
    expect(logan.play('0312/swaps=0,0', '03-30').position).toBe('1203/swaps=0,1');
    expect(logan.play('0312/swaps=1,0', '03-30').position).toBe('1203/swaps=0,1');
    const switching = under({ swaps: true, swapLimit: 1, onePointSwitch: true });
    expect(switching.play('0112/swaps=0,0/switches=1,1', '01-10').position).toBe(
      '1201/swaps=0,1/switches=1,0',
    );
    const three = { hands: 3, swaps: true, swapLimit: 1, loganClause: true };
    expect(splits(three, '012')).toEqual(['021', '102', '111', '210']);
    expect(under(three).moves('012111/swaps=1,0')).not.toContain('012-021');
    expect(under(three).moves('012111/swaps=1,0')).toContain('012-102');
  });
});

describe('splits in a row', () => {
  const once = under({ splitLimit: 1 });

  it('come to an end', () => {
    expect(once.play('0411/splits=0,0', '04-13').position).toBe('1113/splits=0,1');
    expect(once.moves('0411/splits=1,0')).toEqual(['B-C', 'B-D']);
    expect(under({ splitLimit: 2 }).moves('0411/splits=1,0')).toContain('04-22');
  });

  it('begin anew with a strike and with every other turn that is no split', () => {
    expect(once.play('1311/splits=1,1', 'B-C').position).toBe('1413/splits=1,0');
    const all = under({
      splitLimit: 1,
      swaps: true,
      loganClause: true,
      passEquivalentTransfers: true,
      selfAttack: true,
      selfAdd: true,
      integers: true,
    });
    for (const move of ['13-31', '--', 'A-B', '+A', '-A']) {
      expect(all.play('1322/splits=1,1', move).position).toContain('/splits=1,0');
    }
    expect(all.play('0322/splits=1,1', '03-30').position).toBe('2203/splits=1,0');
    expect(all.moves('1322/splits=1,0')).toEqual(expect.arrayContaining(['13-31', '--']));
    expect(all.moves('1322/splits=1,0')).not.toContain('13-22');
  });

  it('count Meta and Stumps', () => {
    const both = under({ splitLimit: 1, meta: true, stumps: true });
    expect(both.play('4411', '44-12').position).toBe('1112/splits=0,1');
    expect(both.play('0111', '01-½½').position).toBe('11½½/splits=0,1');
    expect(both.moves('4411/splits=1,0')).not.toContain('44-12');
    expect(both.moves('0111/splits=1,0')).not.toContain('01-½½');
  });

  it('are not counted if there are no splits', () => {
    expect(under({ splitLimit: 1, splits: 'none' }).start).toBe('1111');
    expect(under({ splitLimit: 1, hands: 1 }).start).toBe('11');
  });

  it('are the reason against another split', () => {
    const rules = chopsticks.rules(defaultSettings(chopsticks.settings, { splitLimit: 2 }));
    const position = valueOf(rules.parsePosition('0411/splits=2,0'));
    expect(() => rules.play(position, { kind: 'split', to: [1, 3] })).toThrow(
      'chopsticks.reason.split-limit',
    );
    expect(() => rules.play(position, { kind: 'split', to: [2, 3] })).toThrow('no-such-split');
    expect(refusalOf(rules.parseMove(position, '04-13'))).toBe(
      '“04-13” can’t be played in 0411/splits=2,0: You have split 2 times in a row, the most that these settings allow. After a strike you may split again.',
    );
  });
});

describe('the one-point switch', () => {
  const switching = under({ onePointSwitch: true });

  it('moves the last finger to the other hand, once a game', () => {
    expect(switching.play('0112/switches=1,1', '01-10').position).toBe('1201/switches=1,0');
    expect(switching.moves('0112/switches=0,1')).not.toContain('01-10');
  });

  it('is not used up by a swap that another rule allows', () => {
    for (const more of [{ loganClause: true }, { passEquivalentTransfers: true, suicide: true }]) {
      const allowed = under({ onePointSwitch: true, ...more });
      expect(allowed.play('0112/switches=1,1', '01-10').position).toBe('1201/switches=1,1');
      expect(allowed.play('0112/switches=0,1', '01-10').position).toBe('1201/switches=1,0');
    }
  });

  it('takes a last finger', () => {
    expect(switching.moves('0212')).not.toContain('02-20');
  });
});

it('turns may go counterclockwise', () => {
  const around = under({ players: 3, direction: 'counterclockwise' });
  expect(around.play('112233', 'A-C2').position).toBe('331123');
});

it.each<[Settings, readonly string[]]>([
  [{ fingers: 100, integers: true, start: '[99][-50]77' }, ['fingers', 'start']],
  [{ suns: true, start: '5511' }, ['suns', 'start']],
  [
    { hands: 4, integers: true, quarters: true, onePointSwitch: true, suddenDeath: 'lives' },
    ['suddenDeath', 'fingers'],
  ],
])('%j gives way until it can be played', (asked, names) => {
  const { settings, problems } = parseSettings(chopsticks, asked);
  expect(problems.map(({ name }) => name)).toEqual(names);
  expect(problemsWith(chopsticks, settings)).toEqual([]);
  expect(chopsticks.rules(settings).start(0)).toMatchObject({ turn: 0 });
});

describe('the first position', () => {
  it('is the one in the settings', () => {
    expect(under({ start: '1234' }).start).toBe('1234');
    expect(under({ start: '0111/lives=2,1', suddenDeath: 'lives' }).start).toBe('0111/lives=2,1');
  });

  it.each<[Settings, string]>([
    [
      { start: '12' },
      'start can’t be “12”: “12” is not a position of these settings: write 2 pairs of fingers, such as 1111.',
    ],
    [
      { start: '1115' },
      'start can’t be “1115”: “1115” has a hand of 5: a hand holds 0 to 4, in whole fingers.',
    ],
    [
      { start: '-1111', integers: true },
      'start can’t be “-1111”: “-1111” is not a position of these settings: write 2 pairs of fingers, such as 1111. Put a number of more than one character in square brackets, such as [-1].',
    ],
    [
      { start: '1100' },
      'start can’t be “1100”: The game would be over there. Give the player who is out more fingers.',
    ],
    [
      { start: '1111', suns: true, overflow: 'rollover' },
      'start can’t be “1111”: suns has a starting position of its own. Clear start, or switch suns off.',
    ],
  ])('%j is refused', (settings, sentence) => {
    expect(refusals(settings)).toEqual([sentence]);
    const { settings: taken } = parseSettings(chopsticks, settings);
    expect(taken['start']).toBe('');
  });
});

test.each<[Settings, string]>([
  [{ zombies: true, players: 3, misere: true }, 'zombies needs misere to be false'],
  [{ hands: 1, suddenDeath: 'instant' }, 'suddenDeath needs hands to be 2, 3 or 4'],
  [{ hands: 4, fingers: 30 }, 'fingers can’t be 30 with 4 hands'],
  [
    { hands: 4, multipleTransfers: true, fingers: 15 },
    'fingers can’t be 15 with 4 hands and multipleTransfers: a move would have too many splits to choose from. Set fingers to 14 or less.',
  ],
  [{ swaps: true, swapLimit: 9, fingers: 90 }, 'fingers can’t be 90 with 9 swaps in a row'],
  [{ splitLimit: 9, fingers: 90 }, 'fingers can’t be 90 with 9 splits in a row'],
  [
    { hands: 4, integers: true, quarters: true, suddenDeath: 'lives', fingers: 2 },
    'suddenDeath isn’t possible with 4 hands, integers and quarters: even with 2 fingers, that makes more positions than can be solved. Leave one of them out.',
  ],
])('%j can’t be combined', (settings, sentence) => {
  expect(refusals(settings).join()).toContain(sentence);
});
