import { expect, test } from 'vitest';
import { exerciseIn } from '../exercise/by-lesson.ts';
import { gameOf, games } from '../games.ts';
import { defaultSettings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { dailyPuzzle } from './daily.ts';
import { ladder, placeOf } from './ladder.ts';
import { placeKey } from './puzzle-place.ts';

/** 800 days, from a Monday. */
const days = Array.from({ length: 800 }, (_, passed) =>
  new Date(Date.UTC(2025, 11, 29 + passed)).toISOString().slice(0, 10),
);
const daily = days.map(dailyPuzzle);
const keys = daily.map(placeKey);
const rungs = new Map(ladder.map((rung) => [placeKey(placeOf(rung)), rung]));

test('none of the daily puzzles comes again within 800 days', () => {
  expect(new Set(keys).size).toBe(days.length);
});

test('each game has its day in turn', () => {
  for (let from = 0; from + games.length <= days.length; from++) {
    const inRow = new Set(daily.slice(from, from + games.length).map(({ game }) => game));
    expect(inRow.size).toBe(games.length);
  }
});

test('every game is easy on Mondays and hardest on Sundays', () => {
  for (const { id } of games) {
    const byWeekday = Array.from({ length: 7 }, (_, weekday) =>
      keys.flatMap((key, passed) => {
        const rung = rungs.get(key);
        return passed % 7 === weekday && rung?.game === id ? rung.rating : [];
      }),
    );
    for (const [weekday, ratings] of byWeekday.entries()) {
      const later = byWeekday[weekday + 1];
      expect(ratings.length).toBeGreaterThan(27);
      if (later !== undefined) expect(Math.max(...ratings)).toBeLessThanOrEqual(Math.min(...later));
    }
    expect(Math.min(...(byWeekday[0] ?? []))).toBeLessThan(1000);
    expect(Math.max(...(byWeekday[6] ?? []))).toBeGreaterThan(1700);
  }
});

test('no daily puzzle asks about a position of a lesson, or one like it, as it is after the moves before', () => {
  const asked = new Set(
    daily.map(({ game: id, settings, position }) => {
      const game = gameOf(id);
      const rules = game.rules({ ...defaultSettings(game.settings), ...settings });
      return `${id} ${rules.key(valueOf(rules.parsePosition(position)))}`;
    }),
  );
  const known = games.flatMap((game) =>
    (game.lessons ?? []).flatMap(({ id, steps }) =>
      steps.flatMap((step) => {
        const { rules, position } = exerciseIn(game, step);
        return asked.has(`${game.id} ${rules.key(position)}`)
          ? [`${game.id} ${id} ${step.id}`]
          : [];
      }),
    ),
  );
  expect(known).toEqual([]);
});

test('a daily puzzle always has a choice', () => {
  for (const key of keys) expect(rungs.get(key)?.choices).toBeGreaterThanOrEqual(2);
});

test('the daily puzzle is the same for every user, and other dates are refused', () => {
  expect(days.slice(0, 30).map(dailyPuzzle)).toEqual(daily.slice(0, 30));
  expect(() => dailyPuzzle('22.11.2026')).toThrow(RangeError);
});
