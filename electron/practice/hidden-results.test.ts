import { expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { ladder, placeOf } from '../../engine/puzzles/ladder.ts';
import { askedSeat } from '../../engine/puzzles/wording.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { PracticeTable } from './practice-table.ts';

/**
 * A position as an exercise and as a path shows it, with those after a decision that only opens a move, and whether a move could
 * end the game there.
 */
function shown(place: Parameters<typeof resolvePosition>[0]) {
  const position = resolvePosition(place);
  const { rules } = position;
  const players = Array.from({ length: rules.seats }, () => ({ kind: 'person' as const }));
  const setting = { ...position, first: place.first, players };
  const asked = new PracticeTable(setting, 1, true);
  const path = new PracticeTable(setting, 2);
  const { state, moves } = asked.view();
  const opened = state.kind !== 'over' && state.decision !== undefined ? moves : [];
  return [[], ...opened.map(({ notation }) => [notation])].map((before) => {
    const view = asked.view(asked.after(before));
    return {
      hides: view.hidesResults ?? false,
      hidesOnPath: path.view(path.after(before)).hidesResults ?? false,
      couldEnd: view.moves.some(({ after }) => rules.turn(after).kind === 'over'),
    };
  });
}

test('no puzzle shows results if one of them would be the end of the game', () => {
  const views = ladder.flatMap((rung) =>
    shown({ ...placeOf(rung), first: askedSeat(rung) }).map((view) => ({
      game: rung.game,
      ...view,
    })),
  );
  expect(views.filter(({ hides, couldEnd }) => hides !== couldEnd)).toEqual([]);
  expect(views.filter(({ hidesOnPath }) => hidesOnPath)).toEqual([]);
  for (const { id } of games) {
    const hiding = views.filter(({ game, hides }) => game === id && hides);
    expect(hiding.length, id).toBeGreaterThan(5);
  }
});

test('the lesson “Exactly fifty” doesn’t show which number makes fifty', () => {
  const lesson = games
    .flatMap(({ id, lessons = [] }) => lessons.map((each) => ({ game: id, ...each })))
    .find(({ title }) => title === 'lessons-summation-duel.first-steps.title');
  const steps = lesson?.steps ?? [];
  const hidden = steps.flatMap(({ position, settings = {}, first = 0 }) =>
    shown({ game: 'summation-duel', settings, position, first }).map(({ hides }) => hides),
  );
  expect(hidden).toContain(true);
});
