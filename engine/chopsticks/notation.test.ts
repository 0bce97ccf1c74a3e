import { describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { valueOf, refusalOf } from '../testing/in-notation.ts';
import { chopsticksRules } from './chopsticks.ts';
import { chopsticksSettings } from './settings.ts';

function rulesUnder(settings: Settings = {}) {
  return chopsticksRules(defaultSettings(chopsticksSettings, settings));
}

function refusal(text: string, settings: Settings = {}): string {
  return refusalOf(rulesUnder(settings).parsePosition(text));
}

describe('a position', () => {
  it.each<[string, Settings]>([
    ['1111', {}],
    ['0123', {}],
    ['0044', {}],
    ['½½14', { stumps: true }],
    ['½[2½]0[4½]', { stumps: true }],
    ['0[12]3[99]', { fingers: 100 }],
    ['0[9½][10][10½]', { fingers: 11, stumps: true }],
    ['0111/lives=0,3', { suddenDeath: 'lives' }],
    ['1134/lives=1,9', { suddenDeath: 'lives', lives: 9 }],
    ['111111', { players: 3 }],
    ['110000120034/out=5,2,3', { players: 6 }],
    ['010111/out=2,1', { players: 3, zombies: true }],
    ['1101011234/out=3,2/lives=1,0,2,3,1', { players: 5, zombies: true, suddenDeath: 'lives' }],
  ])('%s is read and written as it is', (text, settings) => {
    const rules = rulesUnder(settings);
    expect(rules.formatPosition(valueOf(rules.parsePosition(text)))).toBe(text);
  });

  it('is read with .5 for a half, and finds out from the hands who is out', () => {
    const stumps = rulesUnder({ stumps: true });
    expect(stumps.formatPosition(valueOf(stumps.parsePosition(' .5.51[2.5] ')))).toBe('½½1[2½]');
    const three = rulesUnder({ players: 3 });
    expect(valueOf(three.parsePosition('110012')).out).toEqual([1]);
  });

  it.each<[string, string, Settings?]>([
    ['4321', '3412'],
    ['2111/lives=1,2', '1211/lives=1,2', { suddenDeath: 'lives' }],
    ['100112/out=1', '010112/out=1', { players: 3, zombies: true }],
  ])('%s is read with each pair in ascending order: %s', (text, ordered, settings) => {
    const rules = rulesUnder(settings);
    expect(valueOf(rules.parsePosition(text))).toEqual(valueOf(rules.parsePosition(ordered)));
    expect(rules.formatPosition(valueOf(rules.parsePosition(text)))).toBe(ordered);
  });

  it('without lives written has all of them', () => {
    const lives = rulesUnder({ suddenDeath: 'lives', lives: 2 });
    expect(valueOf(lives.parsePosition('1134')).lives).toEqual([2, 2]);
  });

  it('gives the side to move seat 0', () => {
    expect(valueOf(rulesUnder().parsePosition('0123'))).toEqual({
      hands: [
        [0, 1],
        [2, 3],
      ],
      turn: 0,
      out: [],
    });
  });

  it.each<[string, string, Settings?]>([
    ['111', 'write 2 pairs of fingers, such as 1111.'],
    ['', '“” is not a position'],
    ['11111', 'write 2 pairs'],
    ['1111', 'write 3 pairs of fingers, such as 111111.', { players: 3 }],
    ['11a1', '“11a1” is not a position'],
    ['11[]1', '“11[]1” is not a position'],
    ['1115', '“1115” has a hand of 5: a hand holds 0 to 4, in whole fingers.'],
    ['½½11', 'has a hand of ½'],
    ['1[5½]11', 'a hand of 5½: a hand holds 0 to 4½, in halves.', { stumps: true }],
    ['0000', '“0000” leaves nobody in the game.'],
    ['1111/lives=1,1', '“/lives=1,1”, which has no use with these settings'],
    ['1111/splits=3,0', '“/splits=3,0”: write a number from 0 to 2 for each of', { splitLimit: 2 }],
    ['1111/splits=1', 'for each of the 2 players, with commas', { splitLimit: 2 }],
    ['1111/splits=', '“/splits=”: write a number from 0 to 2', { splitLimit: 2 }],
    ['111111/out=', '“/out=”, which has no use', { players: 3 }],
    ['1111/lives=1', 'ends in “/lives=1”', { suddenDeath: 'lives' }],
    ['1111/lives=1,4', 'ends in “/lives=1,4”', { suddenDeath: 'lives' }],
    ['1100/out=2', 'ends in “/out=2”'],
    ['111111/out=2', 'says that player 2 is out, but the hands', { players: 3 }],
    ['111101/out=4', 'ends in “/out=4”', { players: 3 }],
    ['001111', 'has a player to move who is out', { players: 3 }],
    [
      '110012',
      'must give one finger on one hand to player 2, who is out',
      { players: 3, zombies: true },
    ],
  ])('%s is refused: %s', (text, sentence, settings) => {
    expect(refusal(text, settings)).toContain(sentence);
  });
});

describe('a key', () => {
  it('is the same for any order of hands and any seat to move', () => {
    const rules = rulesUnder();
    const one = rules.key({
      hands: [
        [3, 1],
        [0, 2],
      ],
      turn: 0,
      out: [],
    });
    const other = rules.key({
      hands: [
        [2, 0],
        [1, 3],
      ],
      turn: 1,
      out: [],
    });
    expect(one).toBe(other);
  });

  it('ignores the order in which players went out, but not who did', () => {
    const rules = rulesUnder({ players: 4, zombies: true });
    const key = (text: string) => rules.key(valueOf(rules.parsePosition(text)));
    expect(key('11010112/out=2,3')).toBe(key('11010112/out=3,2'));
    const different = ['', '/out=2', '/out=3', '/out=4', '/out=2,4', '/out=2,3', '/out=3,4'];
    expect(new Set(different.map((out) => key(`12010101${out}`))).size).toBe(different.length);
  });
});

describe('a move', () => {
  const rules = rulesUnder();
  const position = {
    hands: [
      [3, 1],
      [2, 2],
    ],
    turn: 0,
    out: [],
  } as const;

  it.each([
    ['A-C', { kind: 'attack', hand: 1, seat: 1, target: 0 }],
    ['B-D', { kind: 'attack', hand: 0, seat: 1, target: 1 }],
    ['13-22', { kind: 'split', to: [2, 2] }],
    [' b-c ', { kind: 'attack', hand: 0, seat: 1, target: 0 }],
  ])('%s names hands in ascending order, the left one first where they are equal', (text, move) => {
    expect(valueOf(rules.parseMove(position, text))).toEqual(move);
  });

  it('that is not legal is refused with those that are', () => {
    const read = rules.parseMove(valueOf(rules.parsePosition('1322')), '13-04');
    expect(refusalOf(read)).toBe(
      '“13-04” is not a legal move in 1322. Legal: A-C, A-D, B-C, B-D, 13-22.',
    );
  });

  it('is refused once the game is over, a pass as well', () => {
    const over = valueOf(rules.parsePosition('0012'));
    for (const text of ['--', 'A-C', '12-03']) {
      expect(refusalOf(rules.parseMove(over, text))).toBe(
        `“${text}” can’t be played: the game is over.`,
      );
    }
  });

  it('names a target with its number round the table among more than two players', () => {
    const four = rulesUnder({ players: 4 });
    const third = { ...four.start(0), turn: 2 };
    expect(valueOf(four.parseMove(third, 'A-D4'))).toMatchObject({ seat: 1, target: 1 });
  });

  it('splits halves in notation', () => {
    const stumps = rulesUnder({ stumps: true });
    const one = valueOf(stumps.parsePosition('0111'));
    expect(valueOf(stumps.parseMove(one, '01-.5.5'))).toEqual({ kind: 'split', to: [0.5, 0.5] });
  });
});

it('labels hands as moves name them, and dead hands with nothing', () => {
  const rules = rulesUnder({ players: 3 });
  const position = valueOf(rules.parsePosition('120312'));
  expect(rules.display?.handLabels?.(position)).toEqual([
    ['A', 'B'],
    ['', 'D2'],
    ['C3', 'D3'],
  ]);
  expect(rules.moves(position).map((move) => rules.formatMove(position, move))).toContain('B-D2');
});
