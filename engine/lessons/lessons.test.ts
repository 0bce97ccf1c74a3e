import { describe, expect, it } from 'vitest';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { analyse } from '../solver/analyse.ts';
import {
  analyseCoalitions,
  type CoalitionSolution,
  type CoalitionValue,
} from '../solver/coalition-analysis.ts';
import type { Rules } from '../game.ts';
import { games } from '../games.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { Analysis, RatedMove, Solution } from '../analysis/solution.ts';
import { solveCoalitions } from '../solver/coalition.ts';
import { solve } from '../solver/solve.ts';
import { valueOf } from '../testing/in-notation.ts';
import { judge, positionAfter } from '../exercise/exercise.ts';
import { unnoticed } from '../guide/ratings.ts';
import { isError, markOf, type Mark } from '../review/mark.ts';
import { exerciseOfStep } from '../exercise/by-lesson.ts';
import { learner, type Lesson, type LessonClaim, type LessonStep } from './lesson.ts';
import { byValue, drawn, lossIn, wdlOf, winIn, type Value, type Wdl } from '../analysis/value.ts';

type AnyRules = Rules<unknown, unknown>;

/** Every step of every lesson with its rules; steps of a game share rules and solutions. */
const all = games.flatMap((game) => {
  const made = new Map<string, AnyRules>();
  const rulesUnder = (settings: Settings): AnyRules => {
    const name = JSON.stringify(settings);
    const rules = made.get(name) ?? game.rules({ ...defaultSettings(game.settings), ...settings });
    made.set(name, rules);
    return rules;
  };
  return (game.lessons ?? []).flatMap((lesson) =>
    lesson.steps.map((step) => ({
      name: `${game.id}: ${lesson.id}, ${step.id}`,
      step,
      rules: rulesUnder(step.settings ?? {}),
    })),
  );
});

type Rated = Pick<Analysis<unknown>, 'value' | 'moves'>;

const nobodyForces: CoalitionValue = { wins: null, out: null, loses: null };

const solutions = new Map<AnyRules, Solution<unknown>>();
const coalitions = new Map<AnyRules, CoalitionSolution<unknown>>();

function solved(rules: AnyRules): Solution<unknown> {
  const solution = solutions.get(rules) ?? solve(rules);
  solutions.set(rules, solution);
  return solution;
}

function coalitionsOf(rules: AnyRules): CoalitionSolution<unknown> {
  const known = coalitions.get(rules);
  if (known !== undefined) return known;
  const numbered = rules.solver?.numbered?.();
  if (numbered === undefined) throw new RangeError('These rules have no numbered positions.');
  const solution = solveCoalitions(rules, numbered);
  coalitions.set(rules, solution);
  return solution;
}

/** The values of a position and all its legal moves, from the solved tables. */
function ratingsOf(rules: AnyRules, position: unknown): Rated {
  const odds = rules.chance?.odds?.(position);
  if (odds !== undefined) return odds;
  const legal = rules.moves(position);
  if (rules.seats === 2) return analyse(rules, solved(rules), position, legal);
  const mover = rules.mover(position);
  const { players, moves } = analyseCoalitions(rules, coalitionsOf(rules), position, legal);
  const valueTo = (values: readonly CoalitionValue[]): Value => {
    const { wins, loses } = values[mover] ?? nobodyForces;
    if (wins !== null) return winIn(wins);
    return loses === null ? drawn : lossIn(loses);
  };
  return {
    value: valueTo(players),
    moves: moves.map((each) => ({ move: each.move, value: valueTo(each.players) })),
  };
}

/** The rated ply that begins with a move in notation, whichever of equal hands it names. */
function ratedMove(rules: AnyRules, position: unknown, text: string): RatedMove<unknown> {
  const keyOf = (move: unknown): string => rules.key(rules.play(position, move));
  const key = keyOf(valueOf(rules.parseMove(position, text)));
  const found = ratingsOf(rules, position).moves.find(({ move }) => keyOf(move) === key);
  if (found === undefined) throw new RangeError(text);
  return found;
}

const inPercent = ({ score }: Value): number => Math.round(score * 100);

/** The parts of a value that a claim or an answer mentions. */
function statedPartOf(value: Value, { percent, plies, anyWay }: LessonClaim): LessonClaim {
  if (percent !== undefined) return { percent: inPercent(value) };
  return {
    value: wdlOf(value),
    ...(plies !== undefined && { plies: value.remoteness ?? NaN }),
    ...(anyWay !== undefined && { anyWay }),
  };
}

/** All message codes of a step. */
function codesOf({ task, done, otherwise, tries }: LessonStep): string[] {
  return [
    task,
    done,
    ...(otherwise === undefined ? [] : [otherwise]),
    ...tries.map(({ said }) => said),
  ];
}

describe('lessons', () => {
  it('exist for every game, with six to ten steps each and unique names', () => {
    for (const { id, lessons = [] } of games) {
      expect(lessons.length, id).toBeGreaterThan(0);
      expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
      for (const { steps } of lessons) {
        expect(steps.length, id).toBeGreaterThanOrEqual(6);
        expect(steps.length, id).toBeLessThanOrEqual(10);
        expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
      }
    }
  });

  it('explain the goal of the game first', () => {
    for (const { lessons = [] } of games) {
      const [first] = lessons[0]?.steps ?? [];
      const [english, german] = inEnglishAndGerman({ code: first?.task ?? '' });
      expect(english).toMatch(/\bwins?\b/);
      expect(german).toMatch(/\bgewinn(st|t)\b/);
    }
  });

  it('have complete and calm texts in every language', () => {
    const lessons = games.flatMap((game): readonly Lesson[] => game.lessons ?? []);
    const codes = lessons.flatMap(({ title, summary, finish, steps }) => [
      title,
      summary,
      finish,
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

/** The mark that a review and the guide give a single decision; undefined if nothing is certain. */
function markAt(rules: AnyRules, position: unknown, move: unknown): Mark | undefined {
  const { moves } = ratingsOf(rules, position);
  const values = moves.map(({ value }) => value).toSorted(byValue);
  const [best, worst] = [values[0], values.at(-1)];
  const own = ratedMove(rules, position, rules.formatMove(position, move)).value;
  if (best === undefined || worst === undefined || !own.exact) return undefined;
  return markOf({ best, worst }, own, rules.chance !== undefined);
}

/** The values that the shared answers of several lessons claim. */
const sharedAnswers: Readonly<Record<string, Wdl>> = {
  'lessons.answers.loses': 'lose',
  'lessons.answers.together': 'lose',
  'lessons.answers.lets-off': 'draw',
  'lessons.answers.slower': 'win',
};

/** Words that criticize a move. */
const blaming = {
  en: /\b(loses?|losing|mistake|wrong|badly|gives? (it )?away|threw away)\b/,
  de: /\b(verlier(st|t|en)|Fehler|falsch|(?<!nicht )schlecht|verschenk(st|t|en))\b/,
};

/** The moves that a step offers, in notation. */
function offeredBy(rules: AnyRules, step: LessonStep): string[] {
  const { position } = exerciseOfStep(rules, step);
  const keyAfter = (move: string) => rules.key(positionAfter(rules, position, [move]));
  const later = new Set((step.later ?? []).map(keyAfter));
  const legal = rules.moves(position).map((move) => rules.formatMove(position, move));
  return legal.filter((move) => !later.has(keyAfter(move)));
}

/** What a move in notation does, in each game. */
const kindsOfMove: Readonly<Record<string, (move: string) => string>> = {
  chopsticks: (move) => (/^\d/.test(move) ? 'split' : 'strike'),
  'scholars-game': (move) => move.replaceAll(/[^?+~×>=,]/g, ''),
  'digit-conquest': (move) => move.replaceAll(/\d/g, ''),
  'summation-duel': () => 'number',
};

/** The kinds that the task of a step explains, although another move is wanted. */
const explained: Readonly<Record<string, string>> = { 'scholars-game: functions, no-rock': '>' };

it.each(games)('$id: no step offers a kind of move that wasn’t taught', ({ id }) => {
  const kindOf = kindsOfMove[id] ?? expect.unreachable(id);
  const taught = new Set<string>();
  for (const { name, step, rules } of all.filter((each) => each.name.startsWith(`${id}:`))) {
    const offered = offeredBy(rules, step);
    for (const move of step.wanted === 'any' ? offered : step.wanted) taught.add(kindOf(move));
    taught.add(explained[name] ?? '');
    expect(
      offered.filter((move) => !taught.has(kindOf(move))),
      name,
    ).toEqual([]);
  }
});

/** Whether cards that the players used in turn can have made their scores, by adding and by subtracting from the other's. */
function canHaveMade(scores: readonly [number, number], used: readonly number[]): boolean {
  const most = 90;
  let states = new Set(['0,0,0']);
  for (const digit of used) {
    const next = new Set<string>();
    for (const state of states) {
      const [one = 0, other = 0, more = 0] = state.split(',').map(Number);
      for (const [toOne, toOther, turn] of [
        [digit, 0, 1],
        [0, -digit, 1],
        [0, digit, -1],
        [-digit, 0, -1],
      ] as const) {
        const after = [one + toOne, other + toOther];
        if (after.every((score) => Math.abs(score) <= most)) {
          next.add([...after, more + turn].join(','));
        }
      }
    }
    states = next;
  }
  return [-1, 0, 1].some((more) => states.has([...scores, more].join(',')));
}

it('Digit Conquest: the cards used so far fit the scores', () => {
  const copies = 4;
  for (const { name, step } of all.filter(({ name }) => name.startsWith('digit-conquest:'))) {
    const [scores = '', deck = ''] = step.position.split(' ');
    // A small deck was shuffled before.
    if (step.settings !== undefined || deck.length !== 9) continue;
    const used = deck
      .split('')
      .flatMap((left, index) => Array.from({ length: copies - Number(left) }, () => index + 1));
    const [one = 0, other = 0] = scores.split(':').map(Number);
    const points = used.reduce((sum, digit) => sum + digit, 0);
    expect(points, name).toBeGreaterThanOrEqual(one + other);
    // With so many cards there is always a way.
    if (used.length < 20) expect(canHaveMade([one, other], used), name).toBe(true);
  }
});

describe.each(all)('$name', ({ step, rules }) => {
  const exercise = exerciseOfStep(rules, step);
  const { position } = exercise;
  const written = offeredBy(rules, step);
  const rightOnes = written.filter((move) => judge(exercise, [move]).kind === 'right').toSorted();

  it('begins with the learner to move', () => {
    expect(rules.turn(position)).toMatchObject({ kind: 'player', seat: learner });
  });

  it('judges every legal move by the lesson’s texts, and some as right', () => {
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

  it('shows a right move, and continues as stated after any right one', () => {
    expect(rightOnes).toContain(exercise.solution().moves[0]);
    for (const move of rightOnes) positionAfter(rules, position, [move, ...(step.reply ?? [])]);
  });

  it('criticizes no move that the guide marks best, slower or fine', () => {
    for (const move of rules.moves(position)) {
      const mark = markAt(rules, position, move);
      const verdict = judge(exercise, [rules.formatMove(position, move)]);
      if (verdict.kind !== 'wrong' || mark === undefined || isError(mark)) continue;
      if (verdict.message !== undefined) {
        const [english, german] = inEnglishAndGerman(verdict.message);
        const which = `${rules.formatMove(position, move)} is ${mark}`;
        expect(english, which).not.toMatch(blaming.en);
        expect(german, which).not.toMatch(blaming.de);
      }
      // Only a step with a special task passes over a move as good as the wanted one.
      expect(step.claim === undefined || mark !== 'best').toBe(true);
    }
  }, 60_000);

  it('leaves a choice only between moves that are equally good', () => {
    const isStart = rules.key(position) === rules.key(rules.start(learner));
    if (step.wanted !== 'any' || isStart) return;
    const values = ratingsOf(rules, position).moves.map(({ value }) => value.score);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(unnoticed);
  }, 60_000);

  it('claims only what the solver confirms', () => {
    const { claim } = step;
    if (claim === undefined) return;
    const { value, moves } = ratingsOf(rules, position);
    expect(statedPartOf(value, claim)).toEqual(claim);
    const wanted = moves.filter((each) =>
      claim.anyWay ? wdlOf(each.value) === wdlOf(value) : byValue(each.value, value) === 0,
    );
    expect(rightOnes).toEqual(
      wanted.map(({ move }) => rules.formatMove(position, move)).toSorted(),
    );
  }, 60_000);

  it('answers every wrong move with what the solver says', () => {
    const wrongOnes = written.filter((move) => !rightOnes.includes(move));
    const keyAfter = (text: string) => rules.key(positionAfter(rules, position, [text]));
    const answered = new Set(step.tries.flatMap(({ moves }) => moves).map(keyAfter));
    if (step.otherwise === undefined) {
      expect(wrongOnes.filter((move) => !answered.has(keyAfter(move)))).toEqual([]);
    }
    for (const { moves, said, value, percent, answer = [] } of step.tries) {
      expect(step.claim === undefined || value !== undefined || percent !== undefined, said).toBe(
        true,
      );
      for (const text of moves) {
        const rated = ratedMove(rules, position, text);
        if (value !== undefined) expect(wdlOf(rated.value), text).toBe(value);
        if (percent !== undefined) expect(inPercent(rated.value), text).toBe(percent);
        const held = sharedAnswers[said];
        if (held !== undefined) expect(wdlOf(rated.value), said).toBe(held);
        const after = rules.play(position, rated.move);
        for (const reply of answer) {
          expect(byValue(ratedMove(rules, after, reply).value, ratingsOf(rules, after).value)).toBe(
            0,
          );
        }
      }
    }
  }, 60_000);
});
