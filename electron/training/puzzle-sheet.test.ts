import { expect, test } from 'vitest';
import { decisionAt } from '../../engine/decision/decision.ts';
import { valuerBy } from '../../engine/decision/valuers.ts';
import { positionAfter } from '../../engine/exercise/exercise.ts';
import type { Rules } from '../../engine/game.ts';
import { gameOf } from '../../engine/games.ts';
import { solveGraph } from '../../engine/solver/retrograde.ts';
import type { SheetLevel, SheetPuzzleView } from '../api/puzzles.ts';
import { Refusal } from '../ipc/refusal.ts';
import { fakeAnalyst } from '../match/testing.ts';
import { puzzleSheetHandlers } from './puzzle-sheet.ts';

async function sheet(
  pack: string,
  { level = 'medium', seed = 1 }: { level?: SheetLevel; seed?: number } = {},
): Promise<readonly SheetPuzzleView[]> {
  const analyst = fakeAnalyst();
  const { puzzleSheet } = puzzleSheetHandlers(analyst);
  const asked = { pack, theme: null, level, count: 4, seed };
  const answered = Promise.resolve(puzzleSheet(asked, () => undefined));
  while (analyst.waiting('puzzle').length > 0) await analyst.answer('puzzle');
  return answered;
}

test.each(['chopsticks/usual', 'scholars-game/usual', 'summation-duel/usual'])(
  'the answers on a sheet of %s are the only best moves, solved again',
  async (pack) => {
    const puzzles = await sheet(pack);
    expect(puzzles).toHaveLength(4);
    for (const { seen, answer } of puzzles) {
      const { position } = seen;
      const rules: Rules<unknown, unknown> = gameOf(seen.game.id).rules(seen.settings);
      const valuer = valuerBy(rules, solveGraph(rules, position));
      const { ways = [], best } = decisionAt(rules, valuer, position) ?? {};
      const rated = ways.map(({ after, value }) => ({ key: rules.key(after), value }));
      const answers = rated.filter(({ value }) => JSON.stringify(value) === JSON.stringify(best));
      expect(new Set(answers.map(({ key }) => key)).size).toBe(1);
      const reached = answer.line.map((_, index) =>
        rules.key(positionAfter(rules, position, answer.line.slice(0, index + 1))),
      );
      expect(reached).toContain(answers[0]?.key);
    }
  },
);

test('the same number makes the same sheet, and another one another', async () => {
  const positions = async (seed: number) =>
    (await sheet('chopsticks/usual', { seed })).map(({ seen }) => JSON.stringify(seen.position));
  const first = await positions(1);
  expect(await positions(1)).toEqual(first);
  expect(await positions(2)).not.toEqual(first);
});

test('an unknown pack is refused', async () => {
  await expect(sheet('no/such')).rejects.toBeInstanceOf(Refusal);
});
