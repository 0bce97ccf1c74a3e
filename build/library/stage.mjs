// Puts the package of the engine together: one module without dependencies, its types, and what npm reads.
import fs from 'node:fs';
import path from 'node:path';
import { librariesOf } from '../bundles/libraries.mjs';
import { noticesOf, readLibrary } from '../bundles/notices.mjs';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { UserError } from '../common/say.mjs';
import { tool } from '../common/tool.mjs';

/**
 * @param {string} folder receives the package; the target `library` must be built
 * @throws {UserError} if the types can't be written
 */
export async function stageLibrary(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const own = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const { version, license, author, homepage, repository, engines } = own;
  const manifest = {
    name: 'digit-duels-engine',
    version,
    description: 'The rules, solvers and computer players of Digit Duels.',
    license,
    author,
    homepage,
    repository,
    type: 'module',
    sideEffects: false,
    exports: { types: './types/engine/library.d.ts', default: './index.js' },
    engines,
  };
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  fs.copyFileSync(inRoot('dist', 'library', 'index.js'), path.join(folder, 'index.js'));
  fs.copyFileSync(inRoot('docs', 'library.md'), path.join(folder, 'README.md'));
  fs.copyFileSync(inRoot('LICENSE'), path.join(folder, 'LICENSE'));
  const notices = noticesOf(
    librariesOf('library').map((each) => readLibrary(each)),
    '',
  );
  fs.writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), notices);
  const types = ['-p', inRoot('build', 'library'), '--outDir', path.join(folder, 'types')];
  const { status, output } = await capture(process.execPath, [
    tool('@typescript/native', 'tsc'),
    ...types,
  ]);
  if (status !== 0) throw new UserError(`The types could not be written: ${output}`);
}
