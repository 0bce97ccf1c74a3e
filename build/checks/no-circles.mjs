// node build/checks/no-circles.mjs <folder>: fails where its modules, or the folders in it, import each
// other in a circle.
import { UserError, runScript } from '../common/say.mjs';
import { betweenFolders, circlesIn } from './circles.mjs';
import { importsWithin } from './imports.mjs';

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new UserError('Which folder?');
  const imports = importsWithin(folder);
  if (imports.size === 0) throw new UserError(`There are no modules in ${folder}.`);
  const betweenFiles = circlesIn(imports);
  const withFolders = circlesIn(betweenFolders(imports)).filter(
    (circle) => !circle.every((node) => imports.has(node)),
  );
  const lines = [
    ...betweenFiles.map((circle) => `files: ${drawn(circle)}`),
    ...withFolders.map((circle) => `folders: ${drawn(circle)}`),
  ];
  if (lines.length > 0) throw new UserError(`Imports run in circles:\n${lines.join('\n')}`);
});

/** @param {string[]} circle */
function drawn(circle) {
  return [...circle, circle[0]].join(' → ');
}
