// Which layer may import which. Imports go one way: renderer → electron's api; electron, cli → storage →
// engine; e2e/fire → what it attacks; and everything that creates messages → words. A game's screens may
// import the types of its rules, since no general file names them.

/** What creates messages, for which no language is needed. */
const messages = 'words/(explained-error|foreign-text|message|messages|value)\\.';

/** What each layer may import from others, as regular expressions on paths. */
export const arrows = {
  words: [],
  engine: [messages],
  'storage/files': [messages],
  'storage/journal': ['engine/', 'storage/files/', messages],
  'storage/people': [
    'engine/',
    'storage/files/',
    'storage/journal/',
    'storage/config/looks\\.',
    messages,
  ],
  'storage/library': ['engine/', 'storage/files/', messages],
  'storage/tournaments': ['engine/', 'storage/files/', messages],
  'storage/programs': ['engine/', 'storage/files/', messages],
  'storage/tasks': ['engine/', 'storage/files/', messages],
  'storage/backup': [
    'engine/',
    'storage/files/',
    'storage/journal/',
    'storage/library/',
    'storage/people/',
    'storage/tournaments/',
    messages,
  ],
  // It stores texts as read. Names that users give are not program texts in any language.
  'storage/config': ['engine/', 'storage/files/(?:text|json)\\.', 'words/'],
  electron: ['engine/', 'storage/', 'words/'],
  renderer: ['electron/api/', 'words/'],
  cli: ['engine/', 'storage/', 'words/'],
  build: ['engine/', 'words/'],
  'e2e/fire': ['electron/', 'engine/', 'storage/', 'words/'],
  'build/standin': [],
};

/** What the api may bring into the window: modules without rules. */
const withoutRules = [
  'engine/analysis/value',
  'engine/capabilities/(computer-players|puzzle-pack)',
  'engine/explorer/results',
  'engine/learner/moment',
  'engine/match/(limits|players|tree)',
  'engine/puzzles/(day|sheet-levels)',
  'engine/review/(accuracy|luck)',
  'engine/settings/setting-values',
  'engine/task/(limits|task)',
  'engine/tournament/(limits|results)',
  'storage/config/(looks|preset-name|same-keys)',
];

/** What each folder of the main process may import from others. */
const parts = {
  // Windows import it too, so it may contain only what they may know.
  api: [],
  analyst: ['ipc'],
  ipc: ['api'],
  match: ['api', 'analyst', 'ipc'],
  practice: ['api', 'analyst', 'ipc', 'match'],
  training: ['api', 'analyst', 'ipc', 'practice'],
  saving: ['ipc'],
  library: ['api', 'ipc', 'saving'],
  atlas: ['api', 'ipc'],
  backup: ['api', 'ipc', 'saving'],
  people: ['api', 'config', 'ipc', 'saving'],
  programs: ['api', 'ipc'],
  tournaments: ['api', 'ipc', 'library', 'match'],
  tasks: ['api', 'analyst', 'ipc', 'library', 'practice', 'saving', 'training'],
  review: ['api', 'analyst', 'ipc'],
  explorer: ['api', 'analyst', 'ipc', 'match'],
  records: ['api', 'ipc', 'saving'],
  config: ['api', 'ipc'],
  windows: ['api', 'ipc', 'saving'],
  diagnosis: ['api'],
};

/** The same, with the features, which combine the parts; no part knows a feature. */
export const folders = { ...parts, features: Object.keys(parts) };

/** Layers that may be imported only as the arrows say. */
export const layers = [...Object.keys(arrows), 'e2e'];

const anyLayer = `^(${layers.join('|')})/`;

/** Tests may import anything. */
const tests = '(\\.(test|spec|bench)|/(testing|filling))\\.ts$|^engine/testing/';

/** Modules that the scripts load only once the dependencies are installed. */
const withPackages = '^build/(words/|checks/circles|security/|bench/|packaging/draw-icons)';

/** The screens of games with their own rules. */
const ownTypes = '^renderer/games/[^/]+/';

/** @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>} */
const forbidden = [
  ...Object.entries(arrows).map(([layer, allowed]) => ({
    name: `arrows-of-${layer}`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^${layer}/`, pathNot: [tests, ownTypes] },
    to: {
      path: `^(${layers.join('|')})/`,
      pathNot: [layer + '/', ...allowed].map((to) => `^${to}`),
    },
  })),
  ...Object.entries(folders).map(([folder, allowed]) => ({
    name: `arrows-of-electron-${folder}`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^electron/${folder}/`, pathNot: tests },
    to: {
      path: `^electron/(${Object.keys(folders).join('|')})/`,
      pathNot: [folder, ...allowed].map((to) => `^electron/${to}/`),
    },
  })),
  {
    name: 'electron-api-knows-no-main',
    comment: 'Windows import it.',
    severity: 'error',
    from: { path: '^electron/api/', pathNot: tests },
    to: { path: '^electron/', pathNot: '^electron/api/' },
  },
  {
    name: 'arrows-of-renderer-games',
    severity: 'error',
    from: { path: '^renderer/games/([^/]+)/', pathNot: tests },
    to: {
      path: `^(${layers.join('|')})/`,
      pathNot: ['^renderer/', ...arrows.renderer.map((to) => `^${to}`), '^engine/$1/'],
    },
  },
  {
    name: 'renderer-games-take-types-only',
    comment: 'Rules are the main process’s to apply; how a position is read, both need.',
    severity: 'error',
    from: { path: '^renderer/games/', pathNot: tests },
    to: {
      path: '^engine/',
      pathNot: '^engine/[^/]+/position\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'positions-are-plain',
    comment:
      'Windows import them: rules that came with them would end up in the window. A table of functions is data.',
    severity: 'error',
    from: { path: '^engine/[^/]+/position\\.ts$' },
    to: { pathNot: '^engine/[^/]+/functions\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'arrows-of-e2e',
    comment: 'A person does not see the program from inside; its types say what it is called.',
    severity: 'error',
    from: { path: '^e2e/', pathNot: '^e2e/fire/' },
    to: {
      path: '^(engine|storage|electron|renderer|cli|words|e2e/fire)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'api-brings-no-engine',
    comment: 'The renderer imports the api: rules that came with it would end up in the window.',
    severity: 'error',
    from: { path: '^electron/api/', pathNot: tests },
    to: {
      path: '^(engine|storage)/',
      pathNot: `^(${withoutRules.join('|')})\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'engine-is-pure',
    comment: 'No files, no clock, no windows: neither Node nor any package that may use them.',
    severity: 'error',
    from: { path: '^engine/', pathNot: tests },
    to: {
      pathNot: [
        anyLayer,
        '^node_modules/(edmonds-blossom-fixed|pure-rand|zod|glicko2-lite|ts-fsrs)/',
      ],
    },
  },
  {
    name: 'config-is-pure',
    comment: 'It reads and changes texts; where they lie is for others to know.',
    severity: 'error',
    from: { path: '^storage/config/', pathNot: tests },
    to: { pathNot: [anyLayer, '^node_modules/(zod|jsonc-parser)/'] },
  },
  {
    name: 'renderer-is-a-web-page',
    comment: 'What a window needs of the machine, it asks main for.',
    severity: 'error',
    from: { path: '^renderer/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'electron-only-in-electron',
    severity: 'error',
    // The observer of the fire tests is loaded into the program, and the yardstick of its start is a
    // program.
    from: {
      pathNot: ['^electron/', '^e2e/', '^build/standin/', '^build/bench/bare/', '^node_modules/'],
    },
    to: { path: '^node_modules/electron/' },
  },
  {
    name: 'scripts-start-without-packages',
    comment: 'On a fresh clone they install the packages themselves.',
    severity: 'error',
    from: { path: '^build/.*\\.mjs$', pathNot: withPackages },
    to: {
      path: ['^node_modules/', withPackages],
      dynamic: false,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  },
  {
    name: 'no-tests-in-the-program',
    comment: 'The tables are checked by what tests them, and what shoots at the program tests it.',
    severity: 'error',
    from: { pathNot: [tests, '^build/(tables|results)/', '^e2e/fire/'] },
    to: { path: tests },
  },
  {
    name: 'no-cycles',
    comment: 'Neither file could be read first.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    severity: 'error',
    from: {},
    // The build creates it.
    to: { couldNotResolve: true, pathNot: ['^(\\.\\./)*dist/', '\\?'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    // Type imports count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'default'],
    },
  },
};
