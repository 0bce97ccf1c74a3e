import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../../engine/games.ts';
import { legalMovesOf, playIn, positionOf, startMatch, turnOf } from '../../engine/match/match.ts';
import { largestSeed, pick, seededRandom } from '../../engine/random.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { drawnSettings } from '../../engine/testing/settings-combinations.ts';
import { wordOf } from '../../storage/programs/protocol.ts';
import { wordsOf } from '../../words/say.ts';
import { forms, readPosition } from './commands.ts';
import { longestLine, speakUgi } from './conversation.ts';
import { carryOut } from './search.ts';
import type { Searcher } from './searcher.ts';

/** Searches at once, in this thread. */
const atOnce: Searcher = {
  search(asked, hear) {
    return new Promise((resolve) => {
      carryOut(
        asked,
        (said) => ('ended' in said ? resolve(said.ended) : hear(said)),
        () => undefined,
      );
    });
  },
  stop: () => undefined,
  close: () => undefined,
};

/** Searches until it is stopped, and finds nothing. */
function endless(): Searcher {
  let end: (reason: null) => void = () => undefined;
  return {
    search: () => new Promise((resolve) => (end = resolve)),
    stop: () => end(null),
    close: () => undefined,
  };
}

type Line = string | undefined;

/** What the engine says to some lines; each comes after the answer to the one before. */
async function answersTo(
  lines: Iterable<Line> | ((said: readonly string[]) => Iterable<Line>),
  searcher: Searcher = atOnce,
): Promise<string[]> {
  const said: string[] = [];
  function* input() {
    let number = 0;
    for (const text of typeof lines === 'function' ? lines(said) : lines) {
      yield { number: ++number, text };
    }
  }
  const terminal = {
    words: wordsOf('en'),
    print: (...printed: readonly string[]) => void said.push(...printed),
    drained: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
  await speakUgi(terminal, input(), searcher);
  return said;
}

const without = (start: string, said: readonly string[]) =>
  said.filter((line) => !line.startsWith(start));

test('introduces itself with an option for each setting of each game', async () => {
  const said = await answersTo(['ugi']);
  expect(said[0]).toMatch(/^id name Digit Duels \d/);
  expect(said[1]).toMatch(/^id author ./);
  expect(said.at(-1)).toBe('ugiok');
  const names = said.flatMap((line) => /^option name (\S+) type/.exec(line)?.[1] ?? []);
  const settings = games.flatMap(({ id, settings }) => settings.map(({ name }) => `${id}.${name}`));
  expect(names).toEqual(['Game', 'Computer', 'MultiPV', 'Seed', ...settings]);
  expect(said).toContain('option name chopsticks.splitLimit type spin default 0 min 0 max 9');
  expect(said).toContain('option name chopsticks.start type string default <empty>');
  expect(said).toContain('option name summation-duel.copies type string default 1');
});

test('every value that an option lists can be set', async () => {
  const options = (await answersTo(['ugi'])).filter((line) => line.startsWith('option '));
  const lines = options.flatMap((line) => {
    const [, name = '', type = ''] = /^option name (\S+) type (.*)/.exec(line) ?? [];
    const values = [...type.matchAll(/(?:default|var|max) (\S+)/g)].map(([, value]) => value);
    return values.map((value) => `setoption name ${name} value ${value}`);
  });
  expect(lines.length).toBeGreaterThan(150);
  expect(await answersTo(lines)).toEqual([]);
});

describe.each(games)('$id', (game) => {
  test('is played to its end, with the result of the rules', async () => {
    const rules = game.rules(defaultSettings(game.settings));
    let match = startMatch(rules, {}, 0);
    const random = seededRandom(5);
    const said = await answersTo(function* (said) {
      yield `setoption name Game value ${game.id}`;
      yield 'setoption name Computer value easy';
      yield 'setoption name Seed value 9';
      const draws: string[] = [];
      const moves: string[] = [];
      for (let plies = 0; plies < 400; plies++) {
        const turn = turnOf(match);
        const { length } = moves;
        yield `position startpos draws ${draws.join(' ')} ${length > 0 ? 'moves ' : ''}${moves.join(' ')}`;
        yield 'query fen';
        expect(said.at(-1)).toBe(`response ${rules.formatPosition(positionOf(match))}`);
        yield 'query gameover';
        expect(said.at(-1)).toBe(`response ${turn.kind === 'over'}`);
        if (turn.kind === 'over') break;
        if (turn.kind === 'chance') {
          const outcomes = rules.chance?.outcomes(positionOf(match)) ?? [];
          const { move } = pick(random, outcomes);
          draws.push(wordOf(rules.formatMove(positionOf(match), move)));
          match = playIn(match, move);
          continue;
        }
        yield 'query p1turn';
        expect(said.at(-1)).toBe(`response ${turn.seat === 0}`);
        yield 'go depth 1';
        const move = /^bestmove (\S+)$/.exec(said.at(-1) ?? '')?.[1] ?? '';
        const legal = legalMovesOf(match).find(
          (each) => wordOf(rules.formatMove(positionOf(match), each)) === move,
        );
        expect(legal, move).toBeDefined();
        moves.push(move);
        match = playIn(match, legal);
      }
      yield 'query result';
    });
    const turn = turnOf(match);
    if (turn.kind !== 'over') throw new Error('The game has no end.');
    const { outcome } = turn;
    const result = outcome.kind === 'win' ? `p${outcome.winner + 1}win` : 'draw';
    expect(said.at(-1)).toBe(`response ${result}`);
    expect(without('info string', said)).toEqual(said);
  });

  test('each legal move is a word, and leads where it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestSeed }), (seed) => {
        const random = seededRandom(seed);
        const settings = drawnSettings(game, random);
        const rules = game.rules(settings);
        let match = startMatch(rules, settings, 0);
        const played: string[] = [];
        for (let left = random.below(12); left > 0; left--) {
          const turn = turnOf(match);
          const position = positionOf(match);
          const moves =
            turn.kind === 'chance'
              ? (rules.chance?.outcomes(position) ?? []).map(({ move }) => move)
              : legalMovesOf(match);
          if (moves.length === 0) break;
          const words = moves.map((move) => wordOf(rules.formatMove(position, move)));
          expect(new Set(words).size).toBe(words.length);
          for (const word of words) expect(word).toMatch(/^\S+$/);
          const move = random.below(moves.length);
          played.push(words[move] ?? '');
          match = playIn(match, moves[move]);
        }
        const command = ['startpos', ...(played.length > 0 ? ['moves', ...played] : [])];
        const read = readPosition(rules, settings, command);
        expect(positionOf(read)).toEqual(positionOf(match));
        const fen = rules.formatPosition(positionOf(match));
        const again = readPosition(rules, settings, ['fen', ...wordOf(fen).split(' ')]);
        expect(rules.formatPosition(positionOf(again))).toBe(fen);
      }),
      { numRuns: 15 },
    );
  });
});

describe('go', () => {
  test('counts a win in plies, the best move first', async () => {
    const said = await answersTo([
      'setoption name MultiPV value 3',
      'position fen 0401',
      'go infinite',
    ]);
    expect(said[0]).toMatch(
      /^info depth 1 nodes \d+ time \d+ nps \d+ multipv 1 score mate 1 pv B-D$/,
    );
    expect(said.filter((line) => line.includes('multipv 3'))).toHaveLength(1);
    expect(said.at(-2)).toMatch(/^info nodes \d+ time \d+ nps \d+$/);
    expect(said.at(-1)).toBe('bestmove B-D');
  });

  test('proves what lies beyond what it looks ahead', async () => {
    const lines = ['setoption name chopsticks.suicide value true', 'position fen 1211'];
    const shallow = await answersTo([...lines, 'go depth 3']);
    expect(shallow.at(-3)).toMatch(/ depth 3 .* score cp 0 pv \S+$/);
    const said = await answersTo([...lines, 'go infinite']);
    expect(said.at(-3)).toMatch(/ score mate 25 pv 12-03( \S+){12,}$/);
    expect(said.at(-1)).toBe('bestmove 12-03');
  });

  test('scores chances by the points expected', async () => {
    const said = await answersTo([
      'setoption name Game value digit-conquest',
      'setoption name digit-conquest.target value 9',
      'setoption name digit-conquest.digits value 3',
      'setoption name digit-conquest.copies value 2',
      'position fen 3:4 112 2',
      'go movetime 50000',
      'eval',
    ]);
    const score = Number(/ score cp (-?\d+) /.exec(said.at(-4) ?? '')?.[1]);
    const [, win, loss] =
      /^eval win (\S+) draw 0 loss (\S+) proven true$/.exec(said.at(-1) ?? '') ?? [];
    expect(Number(win) + Number(loss)).toBeCloseTo(1);
    expect(score).toBe(Math.round(100 * (Number(win) - Number(loss))));
  });

  test('plays as a computer with a character', async () => {
    const lines = ['setoption name Computer value striker', 'position fen 1312', 'go infinite'];
    expect((await answersTo(lines)).at(-1)).toBe('bestmove B-D');
    expect((await answersTo(lines))[0]).toMatch(/^info depth 1 [^p]+ nps \d+ pv B-D$/);
  });

  test('answers, but has no move, if no player is to move', async () => {
    const over = await answersTo(['position fen 0014', 'go infinite']);
    expect(over).toEqual(['info string The game is over.', 'bestmove none']);
    const chance = await answersTo(['setoption name Game value digit-conquest', 'go depth 1']);
    expect(chance).toEqual([
      'info string Chance is to act: “chance” lists what can happen.',
      'bestmove none',
    ]);
  });

  test.each([
    'go depth',
    'go depth -1',
    'go depth 3 nodes 5',
    'go movetime 0',
    'go p1inc 5 p2inc 5',
    'go p1time 100 depth 2',
    'go infinite 3',
    'go depth 3 depth 3',
    'go slowly',
  ])('%s is refused with the right form', async (line) => {
    expect(await answersTo([line])).toEqual([`info string Write: go ${forms.go}`]);
  });
});

describe('during a search', () => {
  test('isready is answered, other commands wait, and stop brings a move', async () => {
    const said = await answersTo(
      [
        'position startpos',
        'go infinite',
        'isready',
        'query p1turn',
        'go depth 1',
        'stop',
        'isready',
      ],
      endless(),
    );
    expect(said).toEqual([
      'readyok',
      'info string “query” must wait for the end of the search; “stop” ends it.',
      'info string “go” must wait for the end of the search; “stop” ends it.',
      expect.stringMatching(/^info nodes 0 time \d+ nps 0$/) as string,
      'bestmove A-C',
      'readyok',
    ]);
  });

  test('stop ends an evaluation without a value', async () => {
    expect(await answersTo(['eval', 'stop'], endless())).toEqual(['eval unknown']);
  });

  test('a search that breaks off says why, and brings a move', async () => {
    const broken = { ...endless(), search: () => Promise.resolve('no memory') };
    const said = await answersTo(['go infinite'], broken);
    expect(said[0]).toBe('info string The search broke off: no memory.');
    expect(said.at(-1)).toBe('bestmove A-C');
  });

  test.each([['quit'], []])('the end of the conversation ends it: %s', async (...last) => {
    expect((await answersTo(['go infinite', ...last], endless())).at(-1)).toBe('bestmove A-C');
  });

  test.each([
    ['go movetime 700', 700],
    ['go p1time 30000 p2time 10 p1inc 400 p2inc 0', 1300],
    ['go p1time 100 p2time 100', 1],
  ])('%s ends it in time', async (line, time) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const said = await answersTo(function* (heard) {
        yield line;
        vi.advanceTimersByTime(time - 1);
        yield 'isready';
        expect(heard).toEqual(['readyok']);
        vi.advanceTimersByTime(1);
        yield 'isready';
      }, endless());
      expect(said).toContain('bestmove A-C');
    } finally {
      vi.useRealTimers();
    }
  });
});

test('a position that can’t be reached changes nothing', async () => {
  const said = await answersTo([
    'position startpos moves A-C',
    'position startpos moves A-C A-C X-Y',
    'position fen 123',
    'position fen',
    'position nowhere',
    'query fen',
  ]);
  expect(said).toEqual([
    'info string Move 3: “X-Y” is not a legal move in 1212. Legal: B-D, B-C, A-D, A-C.',
    expect.stringMatching(/^info string .*write 2 pairs of fingers/) as string,
    `info string Write: position ${forms.position}`,
    `info string Write: position ${forms.position}`,
    'response 1211',
  ]);
});

test('chance follows the draws first, then the moves, and a draw that is left over waits', async () => {
  const said = await answersTo([
    'setoption name Game value digit-conquest',
    'position startpos draws ?7 ?5 ?9 moves +7',
    'query fen',
    'position startpos moves ?7 +7',
    'query fen',
    'query turn',
    'chance',
    'legalmoves',
    'position startpos draws ?7 ?x moves +7',
    'position startpos draws ?7',
    'query turn',
    'chance',
    'legalmoves',
  ]);
  expect(said).toEqual([
    'response 0:7 444434344 5',
    'response 0:7 444444344 -',
    'response chance',
    expect.stringMatching(/^chance \?1 0\.114\d+ \?2 .* \?9 0\.114\d+$/) as string,
    'legalmoves',
    expect.stringMatching(/^info string Draw 2: /) as string,
    'response p1',
    'chance',
    'legalmoves +7 -7',
  ]);
});

test('more than two players take turns', async () => {
  const said = await answersTo([
    'setoption name chopsticks.players value 3',
    'position startpos moves A-C2',
    'query turn',
    'query p1turn',
    'go nodes 2000',
    'position fen 040000/out=2,3',
    'query result',
  ]);
  expect(said.slice(0, 2)).toEqual(['response p2', 'response false']);
  expect(said.at(-3)).toMatch(/^info nodes \d/);
  expect(said.at(-2)).toMatch(/^bestmove \S+$/);
  expect(said.at(-1)).toBe('response p1win');
});

test('settings are checked alone at once, and together when they are used', async () => {
  const said = await answersTo([
    'setoption name chopsticks.suns value true',
    'setoption name chopsticks.fingers value 1000',
    'setoption name fingers value 5',
    'isready',
    'setoption name CHOPSTICKS.OVERFLOW value rollover',
    'isready',
    'setoption name Computer value grandmaster',
    'setoption name MultiPV',
  ]);
  expect(said).toEqual([
    expect.stringMatching(/^info string fingers can’t be "1000"/) as string,
    expect.stringMatching(
      /^info string There is no option “fingers” .* chopsticks\.fingers/,
    ) as string,
    expect.stringMatching(/^info string suns .*rollover/) as string,
    'readyok',
    expect.stringMatching(
      /^info string Computer can’t be “grandmaster”. Allowed: search, /,
    ) as string,
    `info string Write: setoption ${forms.setoption}`,
  ]);
});

test('a position stays under options of the search, and ends with the rules', async () => {
  const said = await answersTo([
    'position fen 1312',
    'setoption name MultiPV value 2',
    'setoption name Computer value search',
    'setoption name Seed value 7',
    'query fen',
    'setoption name chopsticks.fingers value 5',
    'query fen',
  ]);
  expect(said).toEqual(['response 1312', 'response 1111']);
});

describe('hostile lines', () => {
  const tokens = [
    ...Object.keys(forms),
    ...'name value startpos fen moves draws depth nodes p1time A-C ?7 +7 1111 0 -1 9e99 <empty>'.split(
      ' ',
    ),
    ...games.flatMap(({ id, settings }) => [id, ...settings.map(({ name }) => `${id}.${name}`)]),
    'true',
    'p1turn',
    'Game',
    'Computer',
    'MultiPV',
    '__proto__',
    'constructor',
  ];
  const line = fc.oneof(
    fc.array(fc.constantFrom(...tokens), { maxLength: 7 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constant(undefined),
  );
  const findingNothing = { ...atOnce, search: () => Promise.resolve(null) };
  const runs = Number(process.env['DIGIT_DUELS_HOSTILE_LINES'] ?? 400);

  test('are answered by lines of the protocol, and nothing ends the conversation', async () => {
    const answer =
      /^(id|option|info|response|legalmoves|chance|eval|bestmove) ?.*$|^(ugiok|readyok|legalmoves|chance)$/;
    let heard = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 40, maxLength: 40 }), async (lines) => {
        const lasting = lines.filter((each) => !/^\s*quit\b/.test(each ?? ''));
        heard += lasting.length;
        const said = await answersTo([...lasting, 'ugi'], findingNothing);
        expect(said.filter((each) => !answer.test(each))).toEqual([]);
        expect(said).toContain('ugiok');
      }),
      { numRuns: Math.ceil(runs / 40) },
    );
    expect(heard).toBeGreaterThan(runs / 2);
  });

  test('a line that is too long is named so', async () => {
    expect(await answersTo([undefined])).toEqual([
      `info string This line has more than ${longestLine.toLocaleString('en')} characters and was ignored.`,
    ]);
  });
});

test('a name that no game has is refused with those that there are', async () => {
  expect(await answersTo(['setoption name Game value chess'])).toEqual([
    `info string Game can’t be “chess”. Allowed: ${games.map(({ id }) => id).join(', ')}.`,
  ]);
});
