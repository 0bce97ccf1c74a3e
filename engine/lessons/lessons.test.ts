import { describe, expect, it } from 'vitest';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { analyse } from '../analysis.ts';
import type { Rules } from '../game.ts';
import { games } from '../games.ts';
import { defaultSettings } from '../settings.ts';
import type { Solution } from '../solution.ts';
import { solve } from '../solver/solve.ts';
import { valueOf } from '../testing/in-notation.ts';
import { judge, positionAfter } from '../exercise/exercise.ts';
import { isError, markOf, type Mark } from '../review/mark.ts';
import { exerciseOfStep } from './exercise.ts';
import { learner, type Lesson, type LessonStep } from './lesson.ts';
import { byValue, wdlOf } from '../value.ts';

type AnyRules = Rules<unknown, unknown>;

/** Every step of every lesson, with the rules that it is played by; those of a game share them, and what is solved. */
const all = games.flatMap((game) => {
  const usual = game.rules(defaultSettings(game.settings));
  return (game.lessons ?? []).flatMap((lesson) =>
    lesson.steps.map((step) => ({
      name: `${game.id}: ${lesson.id}, ${step.id}`,
      step,
      rules:
        step.settings === undefined
          ? usual
          : game.rules({ ...defaultSettings(game.settings), ...step.settings }),
    })),
  );
});

const solutions = new Map<AnyRules, Solution<unknown>>();

function solved(rules: AnyRules): Solution<unknown> {
  const solution = solutions.get(rules) ?? solve(rules);
  solutions.set(rules, solution);
  return solution;
}

/** The moves, in notation, that are worth the most, and what that is. */
function bestOf(
  rules: AnyRules,
  position: unknown,
): { moves: string[]; value?: string; plies?: number } {
  const written = (moves: readonly { readonly move: unknown }[]): string[] =>
    moves.map(({ move }) => rules.formatMove(position, move));
  const odds = rules.chance?.odds?.(position);
  if (odds !== undefined) {
    return { moves: written(odds.moves.filter(({ value }) => value.score === odds.value.score)) };
  }
  const { value, moves } = analyse(rules, solve(rules), position, rules.moves(position));
  const { remoteness } = value;
  return {
    moves: written(moves.filter((each) => byValue(each.value, value) === 0)),
    value: wdlOf(value),
    ...(remoteness !== null && { plies: remoteness }),
  };
}

/** What a step says, all in all. */
function codesOf({ task, done, otherwise, tries }: LessonStep): string[] {
  return [
    task,
    done,
    ...(otherwise === undefined ? [] : [otherwise]),
    ...tries.map(({ said }) => said),
  ];
}

describe('lessons', () => {
  it('are there for every game, with five to eight steps each, under names of their own', () => {
    for (const { id, lessons = [] } of games) {
      expect(lessons.length, id).toBeGreaterThan(0);
      expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
      for (const { steps } of lessons) {
        expect(steps.length, id).toBeGreaterThanOrEqual(5);
        expect(steps.length, id).toBeLessThanOrEqual(8);
        expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
      }
    }
  });

  it('tell the goal of the game first, in every language', () => {
    const goals = { en: /\bwins?\b/, de: /\bgewinn(st|t)\b/ };
    for (const { lessons = [] } of games) {
      for (const language of languageTags) {
        const [first] = lessons[0]?.steps ?? [];
        expect(wordsOf(language).say({ code: first?.task ?? '' })).toMatch(goals[language]);
      }
    }
  });

  it('say what they say without gaps, in every language, and calmly', () => {
    const lessons = games.flatMap((game): readonly Lesson[] => game.lessons ?? []);
    const codes = lessons.flatMap(({ title, summary, finish, steps }) => [
      ...[title, summary, finish],
      ...steps.flatMap(codesOf),
    ]);
    for (const language of languageTags) {
      for (const code of codes) {
        const said = wordsOf(language).say({ code });
        expect(said.length, code).toBeGreaterThan(3);
        expect(said.length, code).toBeLessThan(270);
        expect(said, code).not.toMatch(/[{}!]/);
      }
    }
  });
});

/** The mark that a review and the guide give to a single decision. */
function markAt(rules: AnyRules, position: unknown, move: unknown): Mark | undefined {
  const odds = rules.chance?.odds?.bind(rules.chance);
  const rated = odds
    ? odds(position).moves
    : analyse(rules, solved(rules), position, rules.moves(position)).moves;
  const values = rated.map(({ value }) => value).toSorted(byValue);
  const [best, worst] = [values[0], values.at(-1)];
  const written = rules.formatMove(position, move);
  const own = rated.find((each) => rules.formatMove(position, each.move) === written)?.value;
  if (best === undefined || worst === undefined || own?.exact !== true) return undefined;
  return markOf({ best, worst }, own, rules.chance !== undefined);
}

/** Words that call a move bad. */
const blaming = {
  en: /\b(loses?|losing|mistake|wrong|badly|gives? (it )?away|threw away)\b/,
  de: /\b(verlier(st|t|en)|Fehler|falsch|(?<!nicht )schlecht|verschenk(st|t|en))\b/,
};

describe.each(all)('$name', ({ step, rules }) => {
  const exercise = exerciseOfStep(rules, step);
  const { position } = exercise;
  const written = rules.moves(position).map((move) => rules.formatMove(position, move));
  const rightOnes = written.filter((move) => judge(exercise, [move]).kind === 'right').toSorted();

  it('begins where the learner is to move', () => {
    expect(rules.turn(position)).toMatchObject({ kind: 'player', seat: learner });
  });

  it('judges every legal move, some as right, by what it has for them', () => {
    for (const move of written) expect(judge(exercise, [move]).kind).toMatch(/^(right|wrong)$/);
    expect(rightOnes.length).toBeGreaterThan(0);
    for (const text of step.wanted === 'any' ? [] : step.wanted) expect(rightOnes).toContain(text);
    for (const { moves, said } of step.tries) {
      for (const move of moves) {
        expect(judge(exercise, [move])).toEqual({
          kind: 'wrong',
          message: { code: said },
          reply: [],
        });
      }
    }
  });

  it('shows a right move, and continues as it says after whatever is right', () => {
    expect(rightOnes).toContain(exercise.solution().moves[0]);
    for (const move of rightOnes) positionAfter(rules, position, [move, ...(step.reply ?? [])]);
  });

  it('calls no move bad that the guide calls best, slower or fine', () => {
    for (const move of rules.moves(position)) {
      const mark = markAt(rules, position, move);
      const verdict = judge(exercise, [rules.formatMove(position, move)]);
      if (verdict.kind !== 'wrong' || mark === undefined || isError(mark)) continue;
      for (const language of languageTags) {
        const said = verdict.message && wordsOf(language).say(verdict.message);
        expect(said, `${rules.formatMove(position, move)} is ${mark}`).not.toMatch(
          blaming[language],
        );
      }
      // Only a step that asks for something particular passes over a move as good as the one it wants.
      expect(step.claim === undefined || mark !== 'best').toBe(true);
    }
  }, 60_000);

  it('claims what the solver says', () => {
    const { claim } = step;
    if (claim !== undefined) {
      expect({ ...claim, moves: rightOnes }).toEqual(
        ((best) => ({ ...best, moves: best.moves.toSorted() }))(bestOf(rules, position)),
      );
    }
    for (const { moves, value } of step.tries) {
      if (value === undefined) continue;
      const texts = moves.map((text) => valueOf(rules.parseMove(position, text)));
      const rated = analyse(rules, solved(rules), position, texts).moves;
      expect(rated.map((each) => wdlOf(each.value))).toEqual(moves.map(() => value));
    }
  }, 60_000);
});
