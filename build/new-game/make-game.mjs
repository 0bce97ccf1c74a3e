// Makes the stubs of a game from the templates beside this file.
import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../common/say.mjs';

const template = path.join(import.meta.dirname, 'template');

/**
 * Writes the stubs of a game and adds it to the lists of games.
 *
 * @param {string} root the folder of the project
 * @param {string} id such as `nim`
 * @param {string} name its name in every language, until it is translated
 * @returns {{ made: string[], changed: string[] }} the files, relative to the root
 * @throws {UserError} if one of the files is there; nothing has changed then
 */
export function makeGame(root, id, name) {
  const type = titleOf(id).replaceAll(' ', '');
  const value = type[0]?.toLowerCase() + type.slice(1);
  const named = (/** @type {string} */ text) =>
    text
      .replaceAll('Sample Game', name)
      .replaceAll('SampleGame', type)
      .replaceAll('sampleGame', value)
      .replaceAll('sample-game', id);
  const languages = fs.readdirSync(path.join(root, 'docs', 'rules'));
  /** @type {(folder: string) => (file: string) => readonly [string, string]} */
  const into = (folder) => (file) => [
    file,
    path.posix.join(folder, path.basename(named(file), '.txt')),
  ];
  const stubs = [
    ...filesIn('engine').map(into(`engine/${id}`)),
    ...filesIn('renderer').map(into(`renderer/games/${id}`)),
    ...languages.flatMap((language) => [
      /** @type {const} */ ([textIn('words', language, 'json'), `words/${language}/${id}.json`]),
      /** @type {const} */ ([textIn('docs', language, 'md'), `docs/rules/${language}/${id}.md`]),
    ]),
  ];
  const there = [`engine/${id}`, ...stubs.map(([, to]) => to)].find((to) =>
    fs.existsSync(path.join(root, to)),
  );
  if (there !== undefined) {
    throw new UserError(`There is ${there}. Remove it first, or choose another id.`);
  }
  const lists = [
    withLines('engine/games.ts', [
      ['\nconst registered', `import { ${value} } from './${id}/${id}.ts';\n`],
      ['] as const;', `, ${value}`],
    ]),
    withLines('renderer/games/games.ts', [
      ['\n/** The screens of all games', `import { ${value}Screen } from './${id}/screen.ts';\n`],
      ['};\n\n/** The screen of a game, if', `  '${id}': ${value}Screen,\n`],
    ]),
    withLines('renderer/rules/figures.ts', [['};\n', figuresOf(id), 'last']]),
  ];
  for (const [from, to] of stubs) {
    fs.mkdirSync(path.join(root, path.dirname(to)), { recursive: true });
    fs.writeFileSync(
      path.join(root, to),
      named(fs.readFileSync(path.join(template, from), 'utf8')),
    );
  }
  for (const { file, text } of lists) fs.writeFileSync(path.join(root, file), text);
  return { made: stubs.map(([, to]) => to), changed: lists.map(({ file }) => file) };

  /**
   * @param {string} file
   * @param {[before: string, text: string, which?: 'last'][]} additions
   */
  function withLines(file, additions) {
    let text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [before, added, which] of additions) {
      const at = which === 'last' ? text.lastIndexOf(before) : text.indexOf(before);
      if (at === -1)
        throw new Error(`${file} has no "${before.trim()}" before which to add the game.`);
      text = text.slice(0, at) + added + text.slice(at);
    }
    return { file, text };
  }
}

/** @param {string} id */
export function titleOf(id) {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** @param {string} folder */
function filesIn(folder) {
  return fs.readdirSync(path.join(template, folder)).map((file) => `${folder}/${file}`);
}

/**
 * The text of a language; the English one if there is none.
 *
 * @param {string} folder
 * @param {string} language
 * @param {string} end
 */
function textIn(folder, language, end) {
  const own = `${folder}/${language}.${end}.txt`;
  return fs.existsSync(path.join(template, own)) ? own : `${folder}/en.${end}.txt`;
}

/** @param {string} id */
function figuresOf(id) {
  return [
    `  '${id}-turn': [score('12'), sign('minus'), card(3), sign('becomes'), score('9')],\n`,
    `  '${id}-win': [score('3'), sign('minus'), card(3), sign('becomes'), score('0'), sign('wins')],\n`,
    `  '${id}-lose': [score('7'), sign('minus'), card(3), sign('becomes'), score('4'), sign('loses')],\n`,
  ].join('');
}
