import { describe, expect, it } from 'vitest';
import { chooseLanguage, languageTags } from './languages.ts';
import { allOf, anyOf, listed, message, playerAt } from './message.ts';
import { namingBySeat, namingOf } from './player-names.ts';
import { wordsOf } from './say.ts';

const ada = () => ({ name: 'Ada', isYou: false });

describe('a message', () => {
  it('is a sentence in each language', () => {
    const over = message('summation-duel.outcome.exact', { target: 50 });
    expect(wordsOf('en').say(over)).toBe('The total is exactly 50.');
    expect(wordsOf('de').say(over)).toBe('Die Summe ist genau 50.');
  });

  it('has a minus before what is below zero', () => {
    const text = wordsOf('en').text('puzzles.page.rating-now', { change: -12, rating: 1188 });
    expect(text).toBe('Your rating is now 1188 (−12).');
  });

  it('counts no move of a winner whose opponent loses by a move of their own', () => {
    const mover = playerAt(0);
    const lost = [
      message('puzzles.fault.delay', { moves: 0, possible: 2 }),
      message('guide.after.loses-sooner', { mover, moves: 0, most: 2 }),
    ];
    const told = languageTags.flatMap((language) => lost.map(wordsOf(language, ada).say));
    expect(told).toEqual([
      'That way you lose at once. You can hold out for 2 moves.',
      'Ada loses at once instead of in 2.',
      'So verlierst du sofort. Du kannst 2 Züge durchhalten.',
      'So verliert Ada sofort statt in 2.',
    ]);
  });

  it('may hold messages and lists, joined as the language joins them', () => {
    const besides = allOf(['stumps', message('chopsticks.problem.lives', { lives: 9 })]);
    const name = { setting: 'fingers', of: 'chopsticks' };
    const large = message('chopsticks.problem.too-large', { name, fingers: 99, besides, most: 23 });
    expect(wordsOf('en').say(large)).toContain('with stumps and 9 lives:');
    expect(wordsOf('de').say(large)).toContain('stumps und 9 Leben');
    const unknown = (names: ReturnType<typeof anyOf>) =>
      wordsOf('en').text('settings.unknown', { name: 'x', names });
    expect(unknown(anyOf(['a', 'b', 'c']))).toContain('a, b or c');
    expect(unknown(listed(['a', 'b', 'c']))).toContain('a, b, c');
  });

  it('without an entry in the catalogue is its code', () => {
    expect(wordsOf('en').say({ code: 'chess.checkmate' })).toBe('chess.checkmate');
  });
});

describe('a setting', () => {
  const needs = message('settings.needs', {
    setting: { setting: 'suns', of: 'chopsticks' },
    needs: { setting: 'overflow', of: 'chopsticks' },
    allowed: anyOf([{ setting: 'overflow', of: 'chopsticks', value: 'rollover' }]),
    instead: { setting: 'suns', of: 'chopsticks', value: false },
  });

  it('has its name, as files and the terminal have it', () => {
    expect(wordsOf('en').say(needs)).toBe(
      'suns needs overflow to be rollover: set overflow to rollover, or suns to false.',
    );
  });

  it('has its label where windows show it', () => {
    expect(wordsOf('en').labelling().say(needs)).toBe(
      'Suns needs Full hands to be Rollover: set Full hands to Rollover, or Suns to off.',
    );
    const odd = message('summation-duel.problem.bestOf', {
      name: { setting: 'bestOf', of: 'summation-duel' },
      bestOf: 4,
      endless: { setting: 'bestOf', of: 'summation-duel', value: 0 },
    });
    expect(wordsOf('en', namingBySeat('en', [])).labelling().say(odd)).toBe(
      'Best of can’t be 4: it must be odd, so that one player wins, or Without end.',
    );
  });
});

describe('a player', () => {
  const strike = message('chopsticks.move.strike-player', {
    hand: 'left',
    target: 'right',
    player: playerAt(1),
    before: '1',
    after: '2',
  });

  it('is you if only one person plays, in that grammar', () => {
    const players = [{ kind: 'computer' }, { kind: 'person' }, { kind: 'computer' }] as const;
    const say = (language: 'en' | 'de') =>
      wordsOf(language, namingOf(language, players)).say(strike);
    expect(say('en')).toBe('Left hand strikes your right hand: 1 becomes 2');
    expect(say('de')).toBe('Linke Hand schlägt deine rechte Hand: 1 wird 2');
  });

  it('is “the computer” in English sentences, not in labels', () => {
    const { say } = wordsOf('en', namingOf('en', [{ kind: 'person' }, { kind: 'computer' }]));
    const [mover, player] = [playerAt(1), playerAt(1)];
    expect(say(message('guide.after.keeps-win', { mover }))).toBe('The computer keeps the win.');
    expect(say(message('guide.ask.problems', { player }))).toBe(
      'No move loses here. After which one can the computer go wrong most easily?',
    );
    expect(say(strike)).toBe('Left hand strikes Computer’s right hand: 1 becomes 2');
  });

  it('is “der Computer” in German sentences, in its case, and without an article in labels', () => {
    const { say } = wordsOf('de', namingOf('de', [{ kind: 'person' }, { kind: 'computer' }]));
    const [mover, player, them, why, move] = [
      playerAt(1),
      playerAt(1),
      playerAt(1),
      message('guide.all-win'),
      message('guide.all-win'),
    ];
    expect(say(message('guide.after.keeps-win', { mover }))).toBe('Der Computer hält den Sieg.');
    expect(say(message('guide.their-mistake', { player, why }))).toBe(
      'Das war ein Fehler vom Computer. Jeder Zug hält den Sieg.',
    );
    expect(say(message('why.forces', { them, reply: move }))).toMatch(
      /^Danach bleibt für den Computer nur ein Zug: /,
    );
    expect(say(message('chopsticks.outcome.sudden-death', { player }))).toBe(
      'Dem Computer bleiben zu wenige Finger.',
    );
    expect(say(message('why.no-defence', { me: mover, them: playerAt(0) }))).toBe(
      'Was du auch tust: Der Computer gewinnt mit dem nächsten Zug.',
    );
    expect(say(message('review.nothing-critical', { player }))).toMatch(/^Computer: Keine /);
    expect(say(message('coalition.lost', { misere: 'no', players: listed([player]) }))).toBe(
      'Schon ausgeschieden: der Computer.',
    );
  });

  it('has its case and article in German after a preposition, also in what is no sentence', () => {
    const { say } = wordsOf('de', namingOf('de', [{ kind: 'person' }, { kind: 'computer' }]));
    const player = playerAt(1);
    const score = message('screen-digit-conquest.score', { player });
    expect(say(score)).toBe('Punkte vom Computer');
    expect(say(message('guide.their-mistake', { player, why: score }))).toMatch(
      /Fehler vom Computer\. Punkte vom Computer$/,
    );
    expect(say(message('board.announcement.hint', { text: strike }))).toMatch(
      /rechte Hand vom Computer: 1 wird 2/,
    );
    expect(say(message('board.analysis.chance-within', { player, win: 0.5, within: 1 }))).toMatch(
      /^Die Gewinnchance vom Computer beträgt /,
    );
    expect(
      say(message('board.analysis.chance', { player, drawn: 'yes', win: 0.5, draw: 0.1 })),
    ).toMatch(/^Für den Computer: Sieg /);
    expect(say(message('screen-digit-conquest.action.subtract', { digit: 2, owner: player }))).toBe(
      '2 beim Computer abziehen',
    );
  });

  it('is named by the seat for any reader', () => {
    const players = [
      { kind: 'person' },
      { kind: 'computer' },
      { kind: 'computer', name: 'Hal' },
    ] as const;
    const naming = namingBySeat('de', players);
    expect([0, 1, 2].map(naming)).toEqual([
      { name: 'Spieler 1', isYou: false },
      { name: 'Computer 1', isYou: false },
      { name: 'Hal', isYou: false },
    ]);
  });

  it('has the chosen name, or one by the seat', () => {
    const named = namingOf('en', [{ kind: 'person', name: 'Ann' }, { kind: 'computer' }]);
    expect([named(0), named(1)]).toEqual([
      { name: 'Ann', isYou: false },
      {
        name: 'Computer',
        inSentence: {
          nominative: 'the computer',
          accusative: 'the computer',
          dative: 'the computer',
        },
        isYou: false,
      },
    ]);
    const unnamed = namingOf('de', [
      { kind: 'person' },
      { kind: 'person' },
      { kind: 'computer' },
      { kind: 'computer' },
    ]);
    expect([0, 1, 2, 3].map((seat) => unnamed(seat).name)).toEqual([
      'Spieler 1',
      'Spieler 2',
      'Computer 1',
      'Computer 2',
    ]);
  });
});

it('chooses the first language that the program speaks, or else English', () => {
  expect(chooseLanguage(['la-VA', 'de-AT', 'en'])).toBe('de');
  expect(chooseLanguage(['de_DE.UTF-8'])).toBe('de');
  expect(chooseLanguage(['C'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});
