import { describe, expect, test } from 'vitest';
import { runOnTerminal, runWith } from './testing.ts';

const german = (args: readonly string[], lines: readonly string[] = []) =>
  runWith([...args, '--language', 'de'], lines);

describe('the language', () => {
  test('is the system’s, unless an option names another', async () => {
    const onGerman = (...args: string[]) => runWith(args, [], {}, 'de');
    expect((await onGerman('games')).out).toContain('Summenduell.');
    expect((await onGerman('games', '--language', 'en')).out).toContain('Summation Duel.');
    expect((await onGerman('--language=en', 'games')).out).toContain('Summation Duel.');
  });

  test('is refused if the program does not speak it', async () => {
    expect(await runWith(['games', '--language', 'la'])).toEqual({
      status: 2,
      out: '',
      err: expect.stringMatching(/^--language can’t be “la”\. Allowed: en\b/) as string,
    });
  });

  test('must follow its option', async () => {
    expect(await runWith(['games', '--language'])).toEqual({
      status: 2,
      out: '',
      err: 'Something must follow --language <language>.\n',
    });
  });
});

describe('help in German', () => {
  test.each([[[]], [['--help']], [['help']]])('%j lists every command', async (args: string[]) => {
    const { status, out, err } = await german(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Aufruf: digit-duels \[Optionen\] \[Befehl\]\n\nDuelle mit Ziffern/);
    expect(out).toMatch(/^ {2}solve \[Optionen\] <Spiel> +löst ein Spiel zu zweit oder zu dritt$/m);
  });

  test.each(['play', 'solve', 'analyse', 'perft', 'versus', 'rules', 'convert', 'games'])(
    'nothing of the help of %s is English',
    async (command) => {
      const { out } = await german([command, '--help']);
      expect(out).toContain('\nOptionen:\n');
      expect(out).toContain('\nAllgemeine Optionen:\n');
      expect(out).not.toMatch(/\b(the|of|options|default|Usage|Arguments|game)\b|<position>/);
    },
  );
});

describe('in German', () => {
  test('Chopsticks is played', async () => {
    const { status, out, err } = await german(
      ['play', 'chopsticks', '--seed', '7', '--persons', '2', '--set', 'fingers=2'],
      ['hint', 'C-A', 'A-C', 'B-D', 'B-D'],
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(`Chopsticks: Spieler 1 gegen Spieler 2, Startzahl 7.
Gib einen Zug ein oder hint, undo, redo, moves, help, quit.

> Spieler 1   links A |    1   rechts B |    1
  Spieler 2   links C |    1   rechts D |    1
1111
Spieler 1, dein Zug: hint
Tipp: A-C, in 3 Halbzügen gewonnen.
Spieler 1, dein Zug: C-A
„C-A“ ist in 1111 kein erlaubter Zug. Erlaubt: A-C, A-D, B-C, B-D.
Spieler 1, dein Zug: A-C
Spieler 1 spielt A-C. Linke Hand schlägt die gegnerische linke: 1 ist tot

  Spieler 1   links C |    1   rechts D |    1
> Spieler 2   links A tot  0   rechts B |    1
0111
Spieler 2, dein Zug: B-D
Spieler 2 spielt B-D. Rechte Hand schlägt die gegnerische rechte: 1 ist tot

> Spieler 1   links B |    1   rechts A tot  0
  Spieler 2   links C tot  0   rechts D |    1
0101
Spieler 1, dein Zug: B-D
Spieler 1 spielt B-D. Linke Hand schlägt die gegnerische rechte: 1 ist tot

  Spieler 1   links D |    1   rechts C tot  0
  Spieler 2   links A tot  0   rechts B tot  0   ausgeschieden
0001
Spieler 1 gewinnt. Spieler 2 hat keine Hand mehr.
`);
  });

  test('Summation Duel is played', async () => {
    const { out } = await german(
      ['play', 'summation-duel', '--persons', '2', '--set', 'target=10'],
      ['7', '7', '3'],
    );
    expect(out).toBe(`Willkommen zum Summenduell!

Summe: 0
Freie Zahlen: 1,2,3,4,5,6,7,8,9,10

Spieler 1 ist am Zug:
Wähle eine Zahl, die dazukommt (1-10): 7
Du hast 7 gewählt.
Die Summe ist jetzt 7.
Verbrauchte Zahlen: 7

Spieler 2 ist am Zug:
Wähle eine Zahl, die dazukommt (1-6,8-10): 7
Ungültige Wahl. Die Zahl 7 ist schon verbraucht.

Spieler 2 ist am Zug:
Wähle eine Zahl, die dazukommt (1-6,8-10): 3
Du hast 3 gewählt.
Die Summe ist jetzt 10.
Glückwunsch, Spieler 2! Du hast genau 10 erreicht und das Spiel gewonnen!
`);
  });

  test('Digit Conquest calls only the person “du”', async () => {
    const { out } = await german(
      [
        'play',
        'digit-conquest',
        '--persons',
        '1',
        '--difficulty',
        'hard',
        '--seed',
        '1',
        '--set=target=5',
        '--set=digits=5',
        '--set=copies=1',
        '--deck=4,5',
      ],
      ['1'],
    );
    expect(out).toContain('Du hast gezogen: 4\n');
    expect(out).toContain('Du hast 4 bei dir dazugezählt.\n');
    expect(out).toMatch(
      /Computer hat gezogen: 5\nComputer hat 5 dazugezählt\.\nComputer hat genau 5 Punkte erreicht\.\nComputer gewinnt das Spiel!\n$/,
    );
  });

  test('moves are chosen from a list', async () => {
    const { out } = await runOnTerminal(
      ['play', 'chopsticks', '--seed', '7', '--language', 'de'],
      [
        ['z', 'z', '\r'],
        ['q', 'u', 'i', 't', '\r'],
      ],
    );
    expect(out).toContain('Suche: ');
    expect(out).toContain('↑/↓ wählt • Enter bestätigt • Tippen sucht');
    expect(out).toContain('„zz“ senden');
    expect(out).toContain('„zz“ ist in 1111 kein erlaubter Zug. Erlaubt: A-C, A-D, B-C, B-D.');
  });

  test('a position is rated, with numbers in German form', async () => {
    const rated = await german(['analyse', 'chopsticks', '0401']);
    expect(rated.out).toMatch(/^0401 ist für die Seite am Zug in 1 Halbzug gewonnen\.\n/);
    const { out } = await german(['perft', 'chopsticks', '--depth', '6']);
    expect(out).toBe('6.792 Folgen von 6 Zügen ab 1111; 2.077 Stellungen durchlaufen\n');
  });

  test.each([
    [['slove'], 'Einen Befehl „slove“ gibt es nicht. Befehle: play, '],
    [['solve'], 'solve braucht <Spiel>: solve [Optionen] <Spiel>\n'],
    [['solve', 'chess'], 'Ein Spiel „chess“ gibt es nicht. Spiele: chopsticks, '],
    [
      ['play', 'chopsticks', '--first', '3'],
      '--first kann nicht „3“ sein. Erlaubt: eine ganze Zahl von 1 bis 2 oder random.\n',
    ],
    [
      ['solve', 'chopsticks', '--set', 'players=4'],
      'Chopsticks lässt sich mit 4 Spielern nicht lösen: ',
    ],
  ])('%j is refused', async (args, sentence) => {
    const { status, out, err } = await german(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.slice(0, sentence.length)).toBe(sentence);
  });
});
