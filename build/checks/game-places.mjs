// Where a game may be named: in its own folders, in the lists of all games, and in a few other files.

/** The folders to check; catalogues and tests may name any game. */
export const folders = ['engine', 'storage', 'electron', 'renderer', 'cli', 'e2e/fire', 'build'];

/**
 * Patterns of the paths that belong to one game.
 *
 * @param {string} game its id
 * @returns {RegExp[]}
 */
export function placesOf(game) {
  return [
    new RegExp(`^engine/${game}/`),
    new RegExp(`^renderer/games/${game}/`),
    // Its output and input in the terminal.
    new RegExp(`^cli/\\w+/${game}\\.ts$`),
  ];
}

/** The lists with one line per game. */
export const registries = [
  'engine/games.ts',
  'renderer/games/games.ts',
  'cli/conversations/conversations.ts',
  'cli/draws/draws.ts',
  'cli/views/text-view.ts',
];

/** Other files that name a game, and why. */
export const exceptions = [
  // The shipped tables are Digit Conquest's; these programs make and check them.
  /^build\/tables\//,
  // Each game has results of its own.
  /^build\/results\//,
  // Chopsticks is the game that has an atlas.
  /^build\/atlas\/(survey|solve-combination)\.ts$/,
  // Without a display, `npm start` plays the game of a new config file in the terminal.
  /^build\/start\/terminal-arguments\.mjs$/,
  // The long records that are measured are games whose players can go to and fro for ever.
  /^build\/bench\/records\.mjs$/,
  // The match that two computers play at full speed while a page is measured is one without thinking.
  /^build\/bench\/page\.mjs$/,
  // The animation that is measured has cards that fly.
  /^build\/bench\/film\.mjs$/,
  // A task that has no items yet has one of some game in its file.
  /^storage\/tasks\/draft-file\.ts$/,
  // The figures of the rules pages show hands as in The Scholar's Game.
  /^renderer\/rules\/(Figure\.svelte|figures\.ts)$/,
];
