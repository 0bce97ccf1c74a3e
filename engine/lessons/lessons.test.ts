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
import { answersOf, whereToMove } from './answers.ts';
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

describe.each(all)('$name', ({ step, rules }) => {
  it('begins where the learner is to move', () => {
    expect(rules.turn(whereToMove(rules, step))).toMatchObject({ kind: 'player', seat: learner });
  });

  it('answers every legal move, some as right, with what it has for them', () => {
    const position = whereToMove(rules, step);
    const answers = answersOf(rules, step);
    expect(answers.map(({ move }) => move).toSorted()).toEqual(
      rules
        .moves(position)
        .map((move) => rules.formatMove(position, move))
        .toSorted(),
    );
    const right = answers.filter((answer) => answer.right);
    expect(right.length).toBeGreaterThan(0);
    for (const text of step.wanted === 'any' ? [] : step.wanted) {
      expect(right.map(({ move }) => move)).toContain(text);
    }
    for (const { moves, said } of step.tries) {
      for (const move of moves) {
        expect(answers).toContainEqual({ move, right: false, said: { code: said } });
      }
    }
  });

  it('goes on as it says after whatever is right', () => {
    const position = whereToMove(rules, step);
    for (const { move, right } of answersOf(rules, step)) {
      if (!right) continue;
      let after = rules.play(position, valueOf(rules.parseMove(position, move)));
      for (const text of step.reply ?? []) {
        after = rules.play(after, valueOf(rules.parseMove(after, text)));
      }
    }
  });

  it('claims what the solver says', () => {
    const position = whereToMove(rules, step);
    const { claim } = step;
    if (claim !== undefined) {
      const right = answersOf(rules, step).filter((answer) => answer.right);
      expect({ ...claim, moves: right.map(({ move }) => move).toSorted() }).toEqual(
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
