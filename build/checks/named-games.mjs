import fs from 'node:fs';
import path from 'node:path';
import { exceptions, folders, placesOf, registries } from './game-places.mjs';
import { sourcesIn } from '../common/sources.mjs';

/**
 * Finds sources that name a game where they may not: by its id in a string or as a key, or by an import.
 *
 * @param {string} root
 * @returns {string[]} one sentence for each
 */
export function gamesOutOfPlace(root) {
  const games = fs
    .readdirSync(path.join(root, 'renderer', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return sourcesIn(root, folders)
    .filter((file) => !registries.includes(file) && !exceptions.some((each) => each.test(file)))
    .flatMap((file) => namesIn(root, file, games));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string[]} games
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
