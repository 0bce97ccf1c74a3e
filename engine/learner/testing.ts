import { pick, type Random } from '../random.ts';
import type { Line } from './line.ts';
import { openKey } from './puzzles.ts';

const offsets = ['+13:00', '+05:30', '+01:00', '+02:00', '-08:00'];

/** An instant as a clock shows it that is ahead of UTC by an offset such as `+05:30`. */
function momentAt(time: number, offset: string): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (hours * 60 + minutes) * (offset.startsWith('-') ? -1 : 1);
  return `${new Date(time + ahead * 60_000).toISOString().slice(0, -1)}${offset}`;
}

/** The lines of a learner who does something of each kind in turn, every few minutes, and travels. */
export function madeLines(count: number, random: Random): Line[] {
  let time = Date.UTC(2026, 0, 1);
  let offset = pick(random, offsets);
  return Array.from({ length: count }, (_, index) => {
    time += 1 + random.below(20 * 60_000);
    if (index % 500 === 499) offset = pick(random, offsets);
    return madeLine(index, momentAt(time, offset), random);
  });
}

/** A line of the kind that a number stands for. */
function madeLine(index: number, at: string, random: Random): Line {
  const number = Math.floor(index / 13);
  const position = `${1000 + random.below(300)}`;
  const place = { game: 'chopsticks', settings: { suicide: true }, position };
  const puzzle = { pack: 'standard', theme: null, seed: 7, number, place, day: null } as const;
  const id = `mistake ${number % 50}`;
  const mistake = { id, ...place, first: 0, played: ['A-C'], best: 1, worth: 0.5 };
  const lesson = { game: 'chopsticks', lesson: `lesson-${number % 9}` };
  const ofTask = { task: '0123456789abcdef'.repeat(4), pupil: 'Ann' };
  const seconds = random.below(600) / 10;
  const how = { tried: ['A-C'], attempt: 1, seconds };
  const outcome = pick(random, ['right', 'after-wrong', 'shown'] as const);
  const lines: readonly Line[] = [
    { what: 'puzzle-opened', at, puzzle },
    {
      what: 'puzzle',
      at,
      from: 'open',
      of: openKey(puzzle),
      place,
      kind: 'win',
      rating: 1200,
      outcome: pick(random, ['right', 'wrong'] as const),
      ...how,
    },
    { what: 'lesson-step', at, ...lesson, step: position, outcome, ...how, hints: 1 },
    { what: 'prediction', at, place, said: 'draw', right: random.below(2) === 0 },
    { what: 'first-moves', at, game: 'chopsticks' },
    { what: 'mistake', at, mistake },
    { what: 'mistake-tried', at, id, position, outcome, ...how },
    { what: 'retry', at, place, outcome, ...how },
    {
      what: 'match',
      at,
      id: `match ${number}`,
      game: 'chopsticks',
      settings: {},
      result: pick(random, ['won', 'lost', 'drawn'] as const),
      opponents: ['hard'],
      guided: false,
      hints: 2,
      setUp: true,
      plies: 20,
      seconds,
    },
    { what: 'guided-move', at, game: 'chopsticks', pattern: 'win', right: random.below(2) === 0 },
    { what: 'run', at, mode: 'storm', solved: random.below(20), game: 'chopsticks' },
    { what: 'task', at, ...ofTask, did: 'resumed' },
    { what: 'task-item', at, ...ofTask, item: 2, part: 0, place, outcome, ...how },
    { what: 'task-match', at, ...ofTask, item: 3, part: 0, after: 0, moves: ['A-C'], seconds },
  ];
  const line = lines[index % lines.length];
  if (line === undefined) throw new RangeError('There is no kind of lines.');
  return line;
}
