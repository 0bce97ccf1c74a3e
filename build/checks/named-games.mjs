// node build/checks/named-games.mjs <root>: fails where a source names a game outside its place, by its id
// in a string or as a key, or by what it imports.
import fs from 'node:fs';
import path from 'node:path';
import { UserError, runScript } from '../common/say.mjs';
import { exceptions, placesOf, registries, folders } from './game-places.mjs';
import { sourcesIn } from './sources.mjs';

await runScript(async () => {
  const [root] = process.argv.slice(2);
  if (root === undefined) throw new UserError('Which folder?');
  const games = foldersIn(path.join(root, 'renderer', 'games'));
  if (games.length === 0) throw new UserError(`There are no games in ${root}.`);
  const found = sourcesIn(root, folders)
    .filter((file) => !registries.includes(file) && !exceptions.some((each) => each.test(file)))
    .flatMap((file) => namesIn(root, file, games));
  if (found.length > 0) throw new UserError(found.join('\n'));
});

/**
 * @param {string} root
 * @param {string} file
 * @param {string[]} games
 * @returns {string[]} one sentence a game
 */
function namesIn(root, file, games) {
  const code = fs
    .readFileSync(path.join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return games
    .filter((game) => !placesOf(game).some((place) => place.test(file)))
    .filter((game) =>
      [
        new RegExp(`['"\`]${game}['"\`.]`),
        new RegExp(`^\\s*${game}:`, 'm'),
        new RegExp(`(from|import\\()\\s*['"][^'"]*/${game}[/.]`),
      ].some((name) => name.test(code)),
    )
    .map((game) => `${file} names ${game} outside its place (build/checks/game-places.mjs).`);
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
