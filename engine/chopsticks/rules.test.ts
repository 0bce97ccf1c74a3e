import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../game.ts';
import { defaultSettings, parseSettings, type Settings } from '../settings/settings.ts';
import { inNotation, whyIllegal } from '../testing/in-notation.ts';
import { chopsticks, chopsticksRules } from './chopsticks.ts';
import type { ChopsticksPosition, Hands } from './position.ts';

const under = (settings: Settings = {}) => inNotation(chopsticks, settings);
const cutoff = under();
const rollover = under({ overflow: 'rollover' });
const rules = chopsticksRules(defaultSettings(chopsticks.settings));

/** The splits of a pair, without duplicates, in ascending order. */
function splits(settings: Settings, pair: string, players = 2): string[] {
  const moves = under({ ...settings, players }).moves(pair + '11'.repeat(players - 1));
  const results = moves.flatMap((move) => /^\S+-([^A-Z-]+)$/.exec(move)?.[1] ?? []);
  return [...new Set(results)].sort();
}

function mayPass(settings: Settings, pair: string): boolean {
  return under(settings).moves(`${pair}11`).includes('--');
}

/** Every position of two players in notation. */
function everyCode(): string[] {
  const pairs = [0, 1, 2, 3, 4].flatMap((high) =>
    Array.from({ length: high + 1 }, (_, low) => `${low}${high}`),
  );
  return pairs.flatMap((own) => pairs.map((theirs) => own + theirs));
}

/** Every kind of move in any position: `A-C`, `04-13`; mirror images are one kind. */
function kindsOfMove(settings: Settings): string[] {
  const rules = chopsticks.rules(defaultSettings(chopsticks.settings, settings));
  const kinds = everyCode().flatMap((code) => {
    const position = rules.parsePosition(code);
    if (!position.ok) return [];
    const moves = rules.distinctMoves?.(position.value) ?? [];
    return moves.map((move) => rules.formatMove(position.value, move));
  });
  return [...new Set(kinds)].sort();
}

/** The kinds of move that settings add to those of other settings. */
function newKinds(settings: Settings, others: Settings): string[] {
  const known = kindsOfMove(others);
  return kindsOfMove(settings).filter((kind) => !known.includes(kind));
}

/** A position of the default game with hands in any order. */
function holding(...hands: Hands[]): ChopsticksPosition {
  return { hands, turn: 0, out: [] };
}

describe('the rules that Chopsticks is known by', () => {
  it('The game starts with two players stretching out one finger of each of their hands.', () => {
    expect(cutoff.start).toBe('1111');
  });

  it('To move, either perform an attack or a transfer.', () => {
    expect(cutoff.moves('1312')).toEqual(
      expect.arrayContaining(['A-C', 'A-D', 'B-C', 'B-D', '13-22']),
    );
    expect(cutoff.moves('1312')).toHaveLength(5);
  });

  it('Use one of your hands of value at least 1 to attack one of your opponent’s hands of value at least 1.', () => {
    expect(cutoff.moves('0103')).toEqual(['B-D']);
    expect(cutoff.moves('1103')).toEqual(['A-D', 'B-D']);
  });

  it('Doing so will add the value of your hand to that of the opponent’s hand.', () => {
    expect(cutoff.after('1312', 'A-C')).toBe('2213');
    expect(cutoff.after('1211', 'B-D')).toBe('1312');
  });

  it('If the sum of the values of your hand and the opponent’s hand is at least 5, then your opponent’s hand is killed and its value is set to 0.', () => {
    expect(cutoff.after('1412', 'B-C')).toBe('0214');
    expect(cutoff.after('3412', 'B-D')).toBe('0134');
  });

  it('Take the total value of your hands’ values and redistribute it between your hands, in a way (1) that is different and (2) such that the value of each hand is at most 4 and at least 1.', () => {
    expect(splits({}, '11')).toEqual([]);
    expect(splits({}, '22')).toEqual(['13', '31']);
    expect(splits({}, '24')).toEqual(['33']);
    expect(splits({}, '44')).toEqual([]);
    expect(splits({}, '23')).toEqual(['14', '41']);
  });

  it('It is legal to transfer fingers from an alive hand to a dead hand.', () => {
    expect(splits({}, '02')).toEqual(['11']);
    expect(splits({}, '04')).toEqual(['13', '22', '31']);
    expect(splits({}, '01')).toEqual([]);
  });

  it('you can transfer one finger from your left hand to your right hand because the new 2-2 split is different from original 3-1 split', () => {
    const after = rules.play(holding([3, 1], [1, 1]), { kind: 'split', to: [2, 2] });
    expect(after.hands[0]).toEqual([2, 2]);
  });

  it.each<[string, Hands]>([
    [
      'it is not legal to transfer two fingers from your left hand to your right hand, because a 3-1 split is not different from 1-3 split',
      [1, 3],
    ],
    [
      'It is also not legal to transfer one finger from your right hand to your left hand, because that kills your right hand',
      [4, 0],
    ],
  ])('%s', (_, to) => {
    expect(() => rules.play(holding([3, 1], [1, 1]), { kind: 'split', to })).toThrow(IllegalMove);
  });

  it('Allow Pass-Equivalent Transfers: you are allowed to transfer zero fingers between hands or transfer N fingers from the larger-value hand to the smaller-value hand, where N is the magnitude of the value difference between your hands.', () => {
    const settings = { passEquivalentTransfers: true };
    expect(splits(settings, '13')).toEqual(['22', '31']);
    expect(mayPass(settings, '13')).toBe(true);
    expect(mayPass(settings, '22')).toBe(true);
    expect(mayPass({}, '13')).toBe(false);
  });

  it('Allow Full Transfers: You can transfer all fingers from one of your hands to the other, as long as the total of your hands is at most 4.', () => {
    expect(splits({ suicide: true }, '13')).toEqual(['04', '22', '40']);
    expect(splits({ suicide: true }, '23')).toEqual(['14', '41']);
  });

  it('Transferring all fingers from one hand to the other will kill the first hand.', () => {
    expect(under({ suicide: true }).after('1211', '12-03')).toBe('1103');
  });
});

describe('the rules (cutoff style)', () => {
  it('Any player goes first, and turns proceed clockwise.', () => {
    const four = chopsticksRules(defaultSettings(chopsticks.settings, { players: 4 }));
    let position = four.start(2);
    const seats = [2, 3, 0, 1, 2];
    for (const seat of seats) {
      expect(four.turn(position)).toEqual({ kind: 'player', seat });
      position = four.play(position, four.moves(position)[0] ?? { kind: 'pass' });
    }
  });

  it('On your turn, you must either attack or split, but not both.', () => {
    expect(cutoff.after('2211', '22-13')).toBe('1113');
    expect(cutoff.after('2211', 'A-C')).toBe('1322');
  });

  it('use one of your live hands to strike an opponent’s live hand', () => {
    expect(() => cutoff.after('0112', 'A-C')).toThrow('not a legal move');
    const position = holding([0, 1], [2, 0]);
    const attack = { kind: 'attack', hand: 1, seat: 1, target: 0 } as const;
    expect(rules.play(position, attack).hands).toEqual([
      [0, 1],
      [3, 0],
    ]);
    expect(whyIllegal(() => rules.play(position, { ...attack, hand: 0 }))).toContain(
      'A hand that is out can’t strike.',
    );
    expect(whyIllegal(() => rules.play(position, { ...attack, target: 1 }))).toContain(
      'You can’t strike a hand that is out.',
    );
    expect(whyIllegal(() => rules.play(position, { ...attack, seat: 0 }))).toContain(
      'not yourself',
    );
    expect(whyIllegal(() => rules.play(position, { ...attack, seat: 2 }))).toContain(
      'Nobody sits there.',
    );
  });

  it('the number of fingers on the opponent’s hand will increase by the number of fingers on the hand you used to strike', () => {
    expect(cutoff.after('1211', 'B-C')).toBe('1312');
  });

  it('You must make a meaningful move (e.g. going [2, 3]–>[3, 2] is prohibited)', () => {
    expect(splits({}, '23')).not.toContain('32');
  });

  it('you must not kill one of your own hands (e.g. going [1, 1]–>[0, 2] is prohibited)', () => {
    expect(splits({}, '11')).toEqual([]);
  });

  it('If any hand of any player reaches five fingers (or more), then it is killed and becomes dead.', () => {
    expect(cutoff.after('1411', 'B-C')).toBe('0114');
    expect(cutoff.after('4444', 'A-C')).toBe('0444');
  });

  it('A player may revive their own dead hand using a split, as long as they follow the rules in #4.', () => {
    expect(cutoff.after('0311', '03-12')).toBe('1112');
  });

  it('players may not revive opponents’ hands using an attack', () => {
    expect(cutoff.moves('1202')).toEqual(['A-D', 'B-D']);
  });

  it('a player with two dead hands is put out of the game and loses', () => {
    const over = cutoff.turn(cutoff.after('0401', 'B-D'));
    expect(over).toMatchObject({
      kind: 'over',
      outcome: { kind: 'win', winner: 1, order: [1, 0] },
    });
    expect(cutoff.moves('0004')).toEqual([]);
  });

  it('You win once all your opponents are put out of the game', () => {
    const three = under({ players: 3 });
    const one = three.after('041104', 'B-D3');
    expect(three.turn(one).kind).toBe('player');
    expect(one).toBe('110004/out=2');
    expect(three.turn('120000/out=2,3')).toMatchObject({
      outcome: { winner: 0, order: [0, 2, 1] },
    });
  });

  it('If any hand of any player reaches more than five fingers, then subtract five fingers from that hand to keep it alive.', () => {
    expect(rollover.after('0412', 'B-D')).toBe('1104');
    expect(rollover.after('0411', 'B-C')).toBe('0104');
    expect(rollover.after('4444', 'A-C')).toBe('3444');
  });
});

describe('modes', () => {
  it('Suicide: You are allowed to kill one of your own hands with a split.', () => {
    expect(under({ suicide: true }).after('1201', '12-03')).toBe('0103');
    expect(splits({ suicide: true }, '11')).toEqual(['02', '20']);
    expect(splits({ suicide: true }, '14')).toEqual(['23', '32']);
    expect(splits({ suicide: true }, '03')).toEqual(['12', '21']);
  });

  it('Suicide and full transfers are one set of moves under two names.', () => {
    for (const pair of ['01', '02', '12', '13', '22', '34', '44']) {
      const under = (name: string) =>
        splits(parseSettings(chopsticks, { [name]: true }).settings, pair);
      expect(under('fullTransfers')).toEqual(under('suicide'));
    }
  });

  it('Swaps: If you have two unequal live hands, you may swap them (essentially forfeiting your turn).', () => {
    expect(under({ swaps: true }).after('1311', '13-31')).toBe('1113');
    expect(splits({ swaps: true }, '22')).not.toContain('22');
    expect(splits({ swaps: true }, '03')).not.toContain('30');
    expect(mayPass({ swaps: true }, '22')).toBe(false);
  });

  it('Pass-equivalent transfers leave both hands alive, unless a split may leave one dead.', () => {
    expect(mayPass({ passEquivalentTransfers: true }, '03')).toBe(false);
    expect(splits({ passEquivalentTransfers: true }, '03')).toEqual(['12', '21']);
    expect(mayPass({ passEquivalentTransfers: true, suicide: true }, '03')).toBe(true);
    expect(splits({ passEquivalentTransfers: true, suicide: true }, '03')).toContain('30');
  });

  it('Sudden Death: You lose when you only have one finger left total.', () => {
    const instant = under({ suddenDeath: 'instant', overflow: 'rollover' });
    const after = instant.after('0404', 'B-D');
    expect(after).toBe('0304');
    expect(instant.turn(after).kind).toBe('player');
    expect(instant.turn(instant.after('0402', 'B-D'))).toMatchObject({
      outcome: { winner: 1, by: 'sudden-death' },
    });
    expect(cutoff.turn('0104').kind).toBe('player');
  });

  it('Alternately, each player could begin with three lives, and every time they get down to [01], they lose a life.', () => {
    const lives = under({ suddenDeath: 'lives', overflow: 'rollover' });
    expect(lives.start).toBe('1111/lives=3,3');
    expect(lives.after('0402/lives=3,3', 'B-D')).toBe('0104/lives=2,3');
    expect(lives.after('0402/lives=3,2', 'B-D')).toBe('0104/lives=1,3');
    expect(lives.turn(lives.after('0402/lives=3,1', 'B-D'))).toMatchObject({
      kind: 'over',
      outcome: { winner: 1, by: 'sudden-death' },
    });
  });

  it('A player loses a life each time a ply brings the total from above one finger to one or less, and only then.', () => {
    const stumps = under({ suddenDeath: 'lives', stumps: true });
    expect(stumps.after('0111/lives=2,3', '01-½½')).toBe('11½½/lives=3,2');
    expect(stumps.after('0411/lives=3,3', 'B-C')).toBe('0104/lives=2,3');
    const logan = under({ suddenDeath: 'lives', loganClause: true });
    expect(logan.after('0114/lives=2,3', '01-10')).toBe('1401/lives=3,2');
  });

  it('With lives left, two dead hands still knock a player out.', () => {
    const lives = under({ suddenDeath: 'lives' });
    expect(lives.turn(lives.after('0404/lives=3,3', 'B-D'))).toMatchObject({
      outcome: { winner: 1, by: 'hands' },
    });
  });

  it('A player who goes down to one finger by a split is out by sudden death as well.', () => {
    const instant = under({ suddenDeath: 'instant', meta: true, suicide: true });
    expect(instant.turn(instant.after('3311', '33-01'))).toMatchObject({ outcome: { winner: 0 } });
  });

  it('Meta: If your hands add up to over five, you can combine them, subtract five from the total, and then split up the remainder. … Therefore you could go from [44] to [12] in a single move.', () => {
    expect(splits({ meta: true }, '44')).toEqual(['12', '21']);
  });

  it('Meta unlocks 2 new possible moves (34-11, 44-12).', () => {
    expect(newKinds({ meta: true }, {})).toEqual(['34-11', '44-12']);
  });

  it('If playing both Meta and Suicide, then 4 additional moves are unlocked (24-01, 33-01, 34-02, 44-03)', () => {
    const both = newKinds({ meta: true, suicide: true }, { suicide: true });
    expect(both).toEqual(['24-01', '33-01', '34-02', '34-11', '44-03', '44-12']);
  });

  it('Hands that add up to exactly five can’t be put together by meta.', () => {
    expect(splits({ meta: true, suicide: true }, '23')).toEqual(['14', '41']);
  });

  it('Logan Clause: You are allowed to suicide and swap, but only if you do both at the same time (i.e. swap your dead hand for your live one).', () => {
    expect(splits({ loganClause: true }, '03')).toEqual(['12', '21', '30']);
    expect(splits({ loganClause: true }, '13')).toEqual(['22']);
    expect(under({ loganClause: true }).after('0111', '01-10')).toBe('1101');
  });

  it('Zombies: if a player is put out, then he is permanently reduced to 1 finger on 1 hand.', () => {
    const zombies = under({ players: 3, zombies: true });
    expect(zombies.after('120411', 'A-D2')).toBe('011112/out=1');
  });

  it('On his turn, he may attack, but he may not split or be attacked.', () => {
    const zombies = under({ players: 3, zombies: true, stumps: true, loganClause: true });
    expect(zombies.moves('011112/out=1')).toEqual(['B-C2', 'B-D2', 'B-C3', 'B-D3', '--']);
    expect(zombies.after('011112/out=1', '--')).toBe('111201/out=3');
    expect(zombies.moves('111201/out=3').filter((move) => move.endsWith('3'))).toEqual([]);
  });

  it('A zombie cannot win: the last player who is not one does.', () => {
    const zombies = under({ players: 3, zombies: true });
    const over = zombies.after('010412/out=1', 'B-D2');
    expect(zombies.turn(over)).toMatchObject({ kind: 'over', outcome: { order: [1, 0, 2] } });
  });

  it('Without zombies, players who are out are skipped and not struck.', () => {
    const four = under({ players: 4 });
    const after = four.after('04011111', 'B-D2');
    expect(after).toBe('11110400/out=4');
    expect(four.moves(after)).toEqual(['A-C2', 'A-D2', 'B-C2', 'B-D2', 'A-D3', 'B-D3']);
  });

  it('Halvesies: Splitting is only allowed if you are dividing an even number into two equal halves.', () => {
    expect(splits({ halvesies: true }, '04')).toEqual(['22']);
    expect(splits({ halvesies: true }, '13')).toEqual(['22']);
    expect(splits({ halvesies: true }, '03')).toEqual([]);
    expect(splits({ halvesies: true, suicide: true }, '13')).toEqual(['22']);
    expect(splits({ halvesies: true, meta: true }, '34')).toEqual(['11']);
    expect(splits({ halvesies: true, meta: true }, '44')).toEqual([]);
  });

  it('Halvesies leaves swaps and passes alone, which are no splits.', () => {
    expect(splits({ halvesies: true, swaps: true }, '12')).toEqual(['21']);
    expect(splits({ halvesies: true, loganClause: true }, '03')).toEqual(['30']);
    expect(mayPass({ halvesies: true, passEquivalentTransfers: true }, '12')).toBe(true);
  });

  it('Stumps: If you are at [01], you are allowed to split to [0.5 0.5].', () => {
    expect(splits({ stumps: true }, '01')).toEqual(['½½']);
    expect(splits({ stumps: true, halvesies: true }, '01')).toEqual(['½½']);
    expect(splits({ stumps: true }, '02')).toEqual(['11']);
  });

  it('A half finger counts as half in attacks; splits still move whole fingers.', () => {
    const stumps = under({ stumps: true });
    expect(stumps.after('½½14', 'A-C')).toBe('[1½]4½½');
    expect(stumps.after('½411', 'A-C')).toBe('1[1½]½4');
    expect(stumps.after('1411', 'A-C')).toBe('1214');
    expect(splits({ stumps: true }, '½2')).toEqual(['[1½]1']);
    expect(splits({ stumps: true }, '[1½][2½]')).toEqual([]);
  });

  it('4½ + ½ is exactly 5, 4½ + 1 rolls over to ½.', () => {
    const both = under({ stumps: true, overflow: 'rollover' });
    expect(both.after('½11[4½]', 'A-D')).toBe('01½1');
    expect(both.after('½11[4½]', 'B-D')).toBe('½1½1');
  });

  it('Suns: Both players start with a 4 in each of their hands ([4444]).', () => {
    expect(under({ suns: true, overflow: 'rollover' }).start).toBe('4444');
    expect(under({ suns: true, overflow: 'rollover', fingers: 8 }).start).toBe('7777');
  });
});

describe('a four-digit code', () => {
  const values = [0, 1, 2, 3, 4];
  const pairs = values.flatMap((left) => values.map((right): Hands => [left, right]));

  it('There are 625 positions (including redundancies), 225 functionally distinct positions.', () => {
    const all = pairs.flatMap((own) => pairs.map((theirs) => holding(own, theirs)));
    expect(all).toHaveLength(625);
    expect(new Set(all.map((position) => rules.key(position))).size).toBe(225);
  });

  it('A and B are the hands (in ascending order of fingers) of the player who is about to take their turn.', () => {
    expect(
      rules.formatPosition({
        hands: [
          [2, 0],
          [3, 1],
        ],
        turn: 1,
        out: [],
      }),
    ).toBe('1302');
  });
});

describe('kinds of move', () => {
  it('Under normal rules, there are a maximum of 14 possible moves: four attacks, four divisions, six transfers', () => {
    expect(kindsOfMove({})).toEqual([
      '02-11',
      '03-12',
      '04-13',
      '04-22',
      '13-22',
      '14-23',
      '22-13',
      '23-14',
      '24-33',
      '33-24',
      'A-C',
      'A-D',
      'B-C',
      'B-D',
    ]);
  });

  it.each<[string, Settings, number]>([
    ['Meta', { meta: true }, 16],
    [
      'Meta and Suicide, but without the suicides that need no meta',
      { meta: true, suicide: true },
      20,
    ],
  ])('%s', (_, settings, count) => {
    // The 20 are the 16 of meta, and four more by meta and suicide together.
    const plain = settings['suicide'] === true ? newKinds({ suicide: true }, {}) : [];
    expect(kindsOfMove(settings).filter((kind) => !plain.includes(kind))).toHaveLength(count);
  });

  it('However, only 5 or less of these are available on a given turn.', () => {
    for (const overflow of ['cutoff', 'rollover'] as const) {
      const rules = chopsticks.rules(defaultSettings(chopsticks.settings, { overflow }));
      const most = Math.max(
        ...everyCode().map((code) => {
          const read = rules.parsePosition(code);
          if (!read.ok) return 0;
          // Attacks with or on equal hands count once.
          const kinds = (rules.distinctMoves?.(read.value) ?? []).map((move) =>
            rules.key(rules.play(read.value, move)),
          );
          return new Set(kinds).size;
        }),
      );
      expect(most).toBe(5);
    }
  });
});

it('The shortest game has 5 plies.', () => {
  const endsWithin = (plies: number): boolean => {
    let open = [rules.start(0)];
    for (let ply = 0; ply < plies; ply++) {
      open = open.flatMap((each) => rules.moves(each).map((move) => rules.play(each, move)));
    }
    return open.some((each) => rules.turn(each).kind === 'over');
  };
  expect(endsWithin(4)).toBe(false);
  expect(endsWithin(5)).toBe(true);
});
