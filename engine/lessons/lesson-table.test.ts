import { expect, test } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import type { Game } from '../game.ts';
import { games } from '../games.ts';
import type { Lesson, LessonClaim, LessonStep } from './lesson.ts';

const head = ['Lesson', 'Step', 'Position', 'Right', 'Claim', 'Checked by'];

/** The page with every step of every lesson and its claim, in Markdown. */
function lessonTable(): string {
  return [
    '# Lessons',
    '',
    'Every step of every lesson, written by `npx vitest run engine/lessons/lesson-table.test.ts -u`; without `-u` the test fails',
    'if this page is out of date. `engine/lessons/lessons.test.ts` proves the claims: that the position is worth what the step',
    'says, that the right moves are all the best ones, and that each wrong one is worth what is said of it.',
    ...games.flatMap((game) => ['', ...sectionOf(game)]),
    '',
  ].join('\n');
}

function sectionOf(game: Game): string[] {
  const { lessons = [] } = game;
  const name = wordsOf('en').say({ code: `${game.id}.name` });
  const rows = lessons.flatMap((lesson) => lesson.steps.map((step) => rowOf(game, lesson, step)));
  return [`## ${name}`, '', ...aligned([head, ...rows])];
}

function rowOf(game: Game, { title, id }: Lesson, step: LessonStep): string[] {
  const { position, before = [], wanted, claim, settings = {} } = step;
  const changed = Object.entries(settings).map(([key, value]) => `${key}=${String(value)}`);
  return [
    `${wordsOf('en').say({ code: title })} (\`${id}\`)`,
    `\`${step.id}\``,
    `\`${[...changed, position, ...before].join(' ')}\``,
    wanted === 'any' ? 'any' : wanted.map((move) => `\`${move}\``).join(', '),
    claim === undefined ? '–' : claimInWords(claim),
    checkOf(game, step),
  ];
}

function claimInWords({ percent, value, plies, anyWay }: LessonClaim): string {
  if (percent !== undefined) return `${percent}% to win`;
  const length = plies === undefined ? '' : ` in ${plies} ${plies === 1 ? 'ply' : 'plies'}`;
  return `${value ?? ''}${length}${anyWay === true ? ', by any way' : ''}`;
}

function checkOf({ id }: Game, { claim, settings }: LessonStep): string {
  if (claim === undefined) return 'every legal move is answered';
  if (claim.percent !== undefined) return 'the odds';
  return settings?.['players'] === 3 && id === 'chopsticks'
    ? 'the solver, one against both others'
    : 'the solver';
}

/** A table with columns of even width. */
function aligned([titles = [], ...rows]: readonly (readonly string[])[]): string[] {
  const widths = titles.map((_, column) =>
    Math.max(...[titles, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

test('docs/lessons.md lists every step of every lesson as it is', async () => {
  await expect(lessonTable()).toMatchFileSnapshot('../../docs/lessons.md');
});
