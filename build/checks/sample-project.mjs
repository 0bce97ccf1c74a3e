// Sample projects for the canaries: a temporary folder with files in it, of which a check must see what is
// wrong and nothing else.
import fs from 'node:fs';
import path from 'node:path';
import { capture } from '../common/process.mjs';
import { UserError } from '../common/say.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';

/** @typedef {{ name: string, files: Record<string, string>, expected: string[] }} SampleProject with the lines that must be reported */

/**
 * @param {SampleProject} sample
 * @param {(folder: string) => string[]} command the script that checks the folder, and its arguments
 * @param {RegExp} line what a report looks like
 * @throws {UserError} where something else is reported than expected
 */
export async function judged({ name, files, expected }, command, line) {
  await inTemporaryFolder(async (folder) => {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
    const { status, output } = await capture(process.execPath, command(folder));
    const reported = output.split('\n').filter((each) => line.test(each));
    const right = reported.join() === expected.join() && (status === 0) === (expected.length === 0);
    if (!right) throw new UserError(`The check judges "${name}" wrongly:\n${output}`);
  });
}
