// Where a game may be named: in its own place, in the lists of all games, and in a few files more.

/** The folders whose sources are looked at; the catalogue, and tests, name what they like. */
export const folders = ['engine', 'storage', 'electron', 'renderer', 'cli', 'e2e/fire', 'build'];

/**
 * What belongs to one game.
 *
 * @param {string} game its id
 * @returns {RegExp[]}
 */
export function placesOf(game) {
  return [
    new RegExp(`^engine/${game}/`),
    new RegExp(`^renderer/games/${game}/`),
    // What the terminal says, shows and reads for it.
    new RegExp(`^cli/\\w+/${game}\\.ts$`),
  ];
}

/** The lists with a line for each game. */
export const registries = [
  'engine/games.ts',
  'renderer/games/games.ts',
  'cli/conversations/conversations.ts',
  'cli/draws/draws.ts',
  'cli/views/text-view.ts',
];

/** What else names one, and why. */
export const exceptions = [
  // The shipped tables are those of Digit Conquest, and these programs make and check them.
  /^build\/tables\//,
  // Chopsticks is the game that has an atlas.
  /^build\/atlas\/(survey|solve-combination)\.ts$/,
  // Without a display `npm start` plays the game in the terminal that a new config file has.
  /^build\/start\/terminal-arguments\.mjs$/,
  // The figures of the rules pages show hands as The Scholar's Game draws them.
  /^renderer\/rules\/(Figure\.svelte|figures\.ts)$/,
];
