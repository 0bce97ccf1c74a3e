// Prepares what is packed: the built program without source maps and without the comments that name them, and
// what Linux reads about the terminal program.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { program } from '../bundles/targets.mjs';
import { languagesPresent } from '../common/languages.mjs';
import { inRoot } from '../common/paths.mjs';

const mapComment = /\n(\/\/|\/\*)# sourceMappingURL=\S+( \*\/)?\s*$/;

/** Copies the program to dist/packed, from where it is packed. */
export function stageProgram() {
  const staged = inRoot('dist', 'packed');
  fs.rmSync(staged, { recursive: true, force: true });
  for (const name of program) {
    fs.cpSync(inRoot('dist', name), path.join(staged, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  for (const entry of fs.readdirSync(staged, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(staged, entry);
    if (/\.(c?js|css)$/.test(file)) {
      fs.writeFileSync(file, withoutMapComment(fs.readFileSync(file, 'utf8')));
    }
  }
}

/** Where the manual pages and completions are written: in `share` as in Linux’s folder of that name. */
export const referenceFolder = inRoot('dist', 'reference');

/** Where each shell looks for completions; for zsh, systems differ. */
const completions = {
  bash: 'share/bash-completion/completions/digit-duels',
  zsh: 'zsh/_digit-duels',
  fish: 'share/fish/vendor_completions.d/digit-duels.fish',
};

/** Writes the manual pages and completions that the built terminal program prints. */
export function writeReference() {
  fs.rmSync(referenceFolder, { recursive: true, force: true });
  /** @param {string} file @param {string | Buffer} content */
  const write = (file, content) => {
    const target = path.join(referenceFolder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  };
  for (const language of languagesPresent(inRoot())) {
    const folder = language === 'en' ? 'share/man/man6' : `share/man/${language}/man6`;
    write(`${folder}/digit-duels.6.gz`, gzipSync(printed('manual', '--language', language)));
  }
  for (const [shell, file] of Object.entries(completions)) {
    write(file, printed('completion', shell, '--language', 'en'));
  }
}

/** @param {string[]} args of the terminal program */
function printed(...args) {
  return execFileSync(process.execPath, [inRoot('dist', 'cli', 'main.js'), ...args]);
}

/** @param {string} text of a script or a style sheet */
export function withoutMapComment(text) {
  return text.replace(mapComment, '\n');
}
