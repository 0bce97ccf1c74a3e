import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { reviewable } from '../../engine/review/testing.ts';
import { seededRandom } from '../../engine/random.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { jsonOf, runWith } from '../testing.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

inFolders();

const players = [
  { kind: 'person', name: 'Ann' },
  { kind: 'computer', difficulty: 'hard' },
] as const;
const won = () => tableOf(wonMoves, { players });

function fileOf(table: SeatedMatch): string {
  const file = path.join(home, 'match.duel');
  writeFileSync(file, formatDuel([table]));
  return file;
}

const review = (...args: string[]) => runWith(['review', ...args, '--user-data', home]);

const wonReview = `Chopsticks: Ann against Computer (hard).
Rules: default settings

1. B-C  Ann: fine
2. B-C  Computer: fine
3. B-D  Ann: fine
4. B-C  Computer: best, in a critical decision
5. A-D  Ann: fine
6. 03-12  Computer: best, in a critical decision
7. B-D  Ann: fine
8. B-D  Computer: half a point lost: a draw became a loss in 1 ply
   Better: B-C
   After that Ann can win at once: Left hand strikes their left: 1 is out.
   Then: 9. B-D
9. B-D  Ann: best, in a critical decision

Ann, critical decisions without a mistake: 1 of 1.
   Moves by mark: best 1, fine 4.
Computer, critical decisions without a mistake: 2 of 3.
   Moves by mark: best 2, fine 1, mistake 1.
The mistakes that decided the match: 8. B-D.
`;

const lostReview = `Chopsticks: Ann against Bo against Cy.
Rules: players=3, start=240413
With three players only what is certain is judged. Once two are left, every move is.

1. B-C3  Ann
   After B-C3, Ann can be put out by force.
   Better: A-D2, B-D2

The mistakes that decided the match: 1. B-C3.
`;

/** A match of three that begins with a position. */
function threeFrom(start: string, ...moves: readonly string[]): SeatedMatch {
  const three = ['Ann', 'Bo', 'Cy'].map((name) => ({ kind: 'person' as const, name }));
  return tableOf(moves, { settings: { players: 3, start }, players: three });
}

describe('review', () => {
  test('describes a match move by move, from a record, a link or a kept match', async () => {
    openMatchFolder(path.join(home, 'matches'), 0).write('final', won(), {
      title: '',
      comment: '',
      created: 0,
      changed: 0,
      played: 0,
    });
    for (const named of [fileOf(won()), 'final']) {
      expect(await review(named)).toEqual({ status: 0, out: wonReview, err: '' });
    }
  });

  test('says the same in German', async () => {
    const { out } = await runWith(['review', fileOf(won())], [], {}, 'de');
    expect(out).toContain('8. B-D  Computer: einen halben Punkt verschenkt: aus Remis wurde');
    expect(out).toContain('\nComputer, kritische Entscheidungen ohne Fehler: 2 von 3.\n');
  });

  test('prints one JSON object', async () => {
    expect(await jsonOf(['review', fileOf(won())])).toMatchObject({
      matches: [
        {
          game: 'chopsticks',
          players,
          games: [
            {
              turningPoints: [7],
              drawn: false,
              players: [{ accuracy: 1 }, { critical: 3, held: 2 }],
            },
          ],
        },
      ],
    });
  });

  test('counts the critical decisions of a drawn game, and gives no accuracy without one', async () => {
    const table = tableOf(['B-C'], { players });
    const drawn = { ...table, match: { ...table.match, adjudication: { kind: 'draw' } as const } };
    const { out } = await review(fileOf(drawn));
    expect(out).toContain('Ann: no decision really mattered, so there is no accuracy.');
    const longer = tableOf(wonMoves.slice(0, 4), { players });
    const agreed = {
      ...longer,
      match: { ...longer.match, adjudication: { kind: 'draw' } as const },
    };
    expect((await review(fileOf(agreed))).out).toContain(
      'Computer, critical decisions without a mistake: 1 of 1.',
    );
  });

  test('weighs luck against skill in Digit Conquest', async () => {
    const settings = { target: 12, digits: 4, copies: 2 };
    const game = reviewable('digit-conquest', settings);
    const match = game.playRandomly(seededRandom(3), 30);
    const table = { ...tableOf([], { game: 'digit-conquest', settings }), match };
    const { out } = await review(fileOf(table));
    expect(out).toContain('inaccuracy, 7.05 percentage points lost\n   Better: +2\n');
    expect(out).toContain('Luck −11.81, skill −10.84, together −22.65 percentage points.\n');
    expect(out).toContain('Luck +11.81, skill +10.84, together +22.65 percentage points.\n');
  });

  test('names the certain losses among three, and says that it knows no more', async () => {
    const lost = threeFrom('240413', 'B-C3');
    expect(await review(fileOf(lost))).toEqual({ status: 0, out: lostReview, err: '' });
    const { out } = await runWith(['review', fileOf(lost)], [], {}, 'de');
    expect(out).toContain('   Nach B-C3 lässt sich erzwingen, dass Ann ausscheidet.\n   Besser: ');
    expect(await jsonOf(['review', fileOf(lost)])).toMatchObject({
      matches: [{ games: [{ certain: [{ seat: 0, at: 0, move: 'B-C3', after: 'loses' }] }] }],
    });
  });

  test('says if there was no certain loss among three', async () => {
    const { out } = await review(fileOf(threeFrom('240413', 'A-D2')));
    expect(out).toMatch(/\n\n1\. A-D2 {2}Ann\n\nNobody lost anything that was certain\.\n$/);
    expect(out).not.toMatch(/mistake|accuracy|not known/);
  });

  test('does not judge moves among four, and says why', async () => {
    const four = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ kind: 'person' as const, name }));
    const table = tableOf(['A-C2'], { settings: { players: 4 }, players: four });
    const { out } = await review(fileOf(table));
    expect(out).toMatch(
      /\nWith this many players no move can be judged for certain\.\n\n1\. A-C2 {2}Ann\n$/,
    );
    expect(await jsonOf(['review', fileOf(table)])).toMatchObject({
      matches: [{ games: [{ certain: null }] }],
    });
  });

  test('refuses an unknown match', async () => {
    expect(await review('nowhere')).toEqual({
      status: 2,
      out: '',
      err: 'There is no file “nowhere”, and no saved match has that id: “matches list” names those there are.\n',
    });
  });

  test('shows an example', async () => {
    expect((await runWith(['review', '--help'])).out).toContain('digit-duels review match.duel');
  });
});

test('a record’s position that is written in another way is answered with that first', async () => {
  const file = path.join(home, 'typed.duel');
  writeFileSync(file, '[Format "1"]\n[Game "chopsticks"]\n[Position "1032"]\n\n1. B-C *\n');
  expect((await review(file)).out).toMatch(/^1032, written 0123: Chopsticks: /);
  expect(await jsonOf(['review', file, '--user-data', home])).toHaveProperty('matches');
});
