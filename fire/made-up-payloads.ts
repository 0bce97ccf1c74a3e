import { games } from '../engine/games.ts';
import { pick, type Random } from '../engine/random.ts';
import type { RequestName } from '../electron/api/channels.ts';

const player = { kind: 'person', name: 'Ann' };

/** Any of them. */
const game = games[0]?.id;

/** Stands for the revision of the match as it is when something is asked. */
const now = Symbol('now');

const exercises = games.flatMap(({ id, lessons = [] }) => [
  ...lessons.flatMap(({ id: lesson, steps }) =>
    steps.map((step) => ({ of: 'lesson', game: id, lesson, step: step.id })),
  ),
  { of: 'puzzle', id: '', step: 0 },
  { of: 'position', game: id, settings: {}, first: 0, players: [player, player] },
  { of: 'position', game: id, settings: {}, first: 1, position: '1404', players: [player, player] },
]);

/** What a window may well ask; what is made up grows out of it. */
const plausible: Readonly<Record<RequestName, readonly unknown[]>> = {
  view: [undefined],
  newMatch: games.flatMap(({ id, settings }) => [
    { game: id, settings: {}, players: [player, player], first: 'random' },
    {
      game: id,
      settings: Object.fromEntries(settings.map((each) => [each.name, each.default])),
      players: [{ kind: 'computer', difficulty: 'easy' }, player],
      first: 0,
    },
  ]),
  play: ['A-C', 'B-D', '+7', '?7', '03-12', '--'].map((move) => ({ move, revision: now })),
  undo: [undefined],
  redo: [undefined],
  nextRound: [{ revision: now }],
  letComputerPlayOn: [{ on: true }, { on: false }],
  resign: [{ revision: now }],
  offerDraw: [{ revision: now }],
  agreeDraw: [{ revision: now }],
  claimDraw: [{ revision: now }],
  swapSeats: [{ revision: now }],
  restart: [{ revision: now }],
  pauseComputers: [{ on: true }, { on: false }],
  stepComputers: [undefined],
  goTo: [
    { place: { path: [], at: 0 }, notation: null },
    { place: { path: [{ ply: 1, variation: 0 }], at: 2 }, notation: 'A-C' },
  ],
  annotate: [
    { place: { path: [], at: 1 }, notation: 'A-C', comment: 'Bold', marks: [1] },
    { place: { path: [], at: 1 }, notation: 'A-C', comment: '', marks: [] },
  ],
  promoteVariation: [{ path: [{ ply: 1, variation: 0 }], revision: now }],
  deleteVariation: [{ path: [{ ply: 1, variation: 0 }], revision: now }],
  restoreVariation: [undefined],
  checkPosition: games.flatMap(({ id }) => [
    { game: id, settings: {}, first: 0 },
    { game: id, settings: {}, first: 1, position: { notation: '1123' } },
    { game: id, settings: {}, first: 0, position: { built: { hands: [], used: [7] } } },
  ]),
  copyPosition: [{}, { notation: '1111' }],
  analyse: [{ revision: now }],
  history: [{ revision: now, from: 0 }],
  review: [{ revision: now }],
  leaveReview: [undefined],
  mistakes: [undefined],
  dueMistakes: [undefined],
  matchMistakes: [{ revision: now }],
  rateMistake: [{ id: '[]', outcome: 'right' }],
  judge: exercises.map((exercise) => ({ exercise, moves: ['A-C', '?7', '+7'] })),
  solution: exercises.map((exercise) => ({ exercise })),
  guide: [{ revision: now }],
  practiceView: games.flatMap(({ id }) => [
    { game: id, settings: {}, first: 0, players: [player, player], moves: [], seed: 1 },
    { game: id, settings: {}, first: 1, players: [player, player], moves: ['A-C'], seed: 7 },
    {
      ...{ game: id, settings: {}, first: 0, players: [player, player], moves: [], seed: 1 },
      position: '1123',
    },
    {
      ...{ game: id, settings: {}, first: 0, players: [player, player], moves: [], seed: 1 },
      onTable: { deal: 0, at: 0 },
    },
  ]),
  puzzles: [{ day: '2026-11-22' }],
  openPuzzle: [
    { which: 'daily', day: '2026-11-22' },
    { which: 'next', pack: 'all', kind: null, day: '2026-11-22' },
    { which: 'next', pack: game, kind: 'win', day: '2026-11-22' },
  ],
  ratePuzzle: [{ id: '', outcome: 'right', day: '2026-11-22' }],
  explore: games.flatMap(({ id }) => [
    { game: id, settings: {}, first: 0, position: '1111' },
    { game: id, settings: {}, first: 1, position: '0:0 444444444 -' },
  ]),
  exploreAtRandom: [{ game, settings: {}, first: 0, position: '1211' }],
  stateMap: games.map(({ id }) => ({ game: id, settings: {}, aspect: 1.5 })),
  leaveExplorer: [undefined],
  matchOnMap: [{ revision: now }],
  lessons: [undefined],
  lesson: games.flatMap(({ id, lessons = [] }) =>
    lessons.map((lesson) => ({ game: id, lesson: lesson.id })),
  ),
  solveLessonStep: games.flatMap(({ id, lessons = [] }) =>
    lessons.flatMap((lesson) =>
      lesson.steps.map((step) => ({ game: id, lesson: lesson.id, step: step.id })),
    ),
  ),
  listMatches: [
    {
      filter: { game: game, opponent: 'hard', result: 'won', text: 'Ann', from: 0 },
      sort: { by: 'changed', descending: true },
      offset: 0,
      limit: 50,
    },
    {
      filter: { rules: { preset: 'default', differences: { fingers: 6 } } },
      sort: { by: 'title', descending: false },
      offset: 20,
      limit: 1,
    },
  ],
  matchIds: [{ filter: { text: 'Ann' }, sort: { by: 'plies', descending: false } }],
  matchRules: [undefined],
  openMatch: [{ id: 'a-match' }],
  renameMatch: [{ id: 'a-match', title: 'The final' }],
  commentMatch: [{ id: 'a-match', comment: 'Well played' }],
  deleteMatches: [{ ids: ['a-match', '../config'] }],
  restoreMatches: [{ ids: ['a-match', '../config'] }],
  exportMatches: [
    { ids: ['a-match'], to: 'file' },
    { filter: { game: game }, sort: { by: 'changed', descending: true }, to: 'clipboard' },
  ],
  statistics: [{ filter: {} }, { filter: { game: game, from: 0, to: 1 } }],
  exportStatistics: [{ filter: {}, to: 'file' }],
  resetStatistics: [undefined],
  undoStatisticsReset: [undefined],
  atlas: [undefined],
  atlasPoint: [{ point: '0'.repeat(26) }, { point: '9' }],
  copyAtlasCommand: [{ point: '0'.repeat(26) }],
  openRecordText: [
    { text: `[Game "${game}"]\n\n*`, name: 'a.duel' },
    { text: 'duel:AAAA', name: '../config' },
  ],
  recentFiles: [undefined],
  openRecentFile: [{ file: '../config.jsonc' }],
  clearRecentFiles: [undefined],
  recordTexts: [undefined],
  copyRecord: [{ as: 'text' }, { as: 'link' }],
  saveRecord: [undefined],
  plyToDraw: [{ revision: now, at: 0 }],
  copyPicture: [{ data: 'iVBORw0KGgo=' }],
  savePicture: [{ data: 'R0lGODlh', as: 'gif' }],
  preferences: [undefined],
  setPreference: [
    ...games.flatMap(({ id, settings }) =>
      settings.map((each) => ({ path: [id, each.name], value: each.default })),
    ),
    { path: ['appearance', 'theme'], value: 'dark' },
    { path: ['players'], value: ['person', 'computer'] },
    { path: ['game'], value: game },
    { path: ['language'], value: 'en' },
  ],
  resetPreferences: [
    { paths: [['appearance', 'theme'], ['language']] },
    {
      paths: [
        ['looks', 'sleeve1'],
        ['chess', 'fingers'],
      ],
    },
  ],
  savePreset: [{ game: game, name: 'Mine', replace: true }],
  renamePreset: [{ game: game, name: 'Mine', to: 'Ours' }],
  deletePreset: [{ game: game, name: 'Mine' }],
  showRulesPreferences: games.map(({ id }) => ({ game: id })),
  showConfigFile: [undefined],
  copyDiagnostics: [undefined],
  dismissNotices: [{ sentences: ['The file is broken.'] }],
  runCommand: ['undo', 'preferences', 'hint'],
};

const gameIds = games.map(({ id }) => id);
const unlikelyNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''];

/** Values that nobody has in mind; made when they are needed, since some are large. */
const odd: readonly ((random: Random) => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => Infinity,
  () => -0,
  () => -1,
  () => -200,
  () => 0.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => Number.MAX_VALUE,
  () => 10n ** 40n,
  () => true,
  () => '',
  () => ' ',
  () => '\u0000\uD800\u202E',
  () => '../../../etc/passwd',
  () => '<img src=x onerror=alert(1)>',
  () => '{winner, plural, other {#}}',
  () => 'A'.repeat(100_000),
  () => '9'.repeat(400),
  () => [],
  () => ({}),
  () => Array.from({ length: 20_000 }, () => game),
  () => deep(5000),
  () => inItself(),
  () => new Date(Number.NaN),
  () => new Map([['game', game]]),
  () => new Uint8Array(1000),
  () => JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1 }') as unknown,
  () => Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`key ${index}`, index])),
  (random) => pick(random, unlikelyNames),
  (random) => pick(random, gameIds),
  (random) => random.below(300) - 100,
  (random) => writing(random),
];

/** What can cross from a window though no window of ours sends it: one payload for a request. */
export function madeUpPayload(name: RequestName, revision: number, random: Random): unknown {
  const [sent] = pick(
    random,
    plausible[name].map((each) => [withNow(each, revision)]),
  );
  let payload: unknown = structuredClone(sent);
  for (let changes = random.below(3); changes > 0; changes--) payload = spoilt(payload, random);
  return payload;
}

function withNow(value: unknown, revision: number): unknown {
  if (value === now) return revision;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withNow(each, revision)]);
  return Object.fromEntries(entries) as unknown;
}

/** The same with something changed, somewhere in it. */
function spoilt(value: unknown, random: Random): unknown {
  const inside = typeof value === 'object' && value !== null ? Object.keys(value).slice(0, 20) : [];
  if (inside.length === 0 || random.below(4) === 0) return odds(random);
  const changed = Object.assign(Array.isArray(value) ? [] : {}, value) as Record<string, unknown>;
  const key = pick(random, inside);
  switch (random.below(5)) {
    case 0:
      Reflect.deleteProperty(changed, key);
      break;
    case 1:
      Reflect.set(changed, Array.isArray(value) ? '7' : pick(random, unlikelyNames), odds(random));
      break;
    default:
      changed[key] = spoilt(changed[key], random);
  }
  return changed;
}

function odds(random: Random): unknown {
  return pick(random, odd)(random);
}

/** Something like the notation of a move. */
function writing(random: Random): string {
  const signs = 'ABCDabcd0123456789+-?=*/ x\u00d7\u2212';
  const sign = (): string => signs.charAt(random.below(signs.length));
  return Array.from({ length: random.below(120) }, sign).join('');
}

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
}

function inItself(): unknown {
  const value: Record<string, unknown> = {};
  value['value'] = [value, { value }];
  return value;
}
