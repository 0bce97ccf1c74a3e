// Prepares the archive's contents: the built program without source maps and without the comments that
// name them.
import fs from 'node:fs';
import path from 'node:path';
import { program } from '../bundles/targets.mjs';
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

/** @param {string} text of a script or a style sheet */
export function withoutMapComment(text) {
  return text.replace(mapComment, '\n');
}
