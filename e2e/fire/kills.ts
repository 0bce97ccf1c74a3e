import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { isWhole } from './whole-text.ts';
import { runCases, type FirePart } from './part.ts';

/**
 * Kills a writing process at any moment.
 *
 * @param writer - the built `writer.ts`.
 */
export function killsOf(writer: string): FirePart {
  return {
    name: 'kills',
    cases: 200,
    async run(range) {
      const { random, folder, fault } = range;
      const file = path.join(folder, 'config.jsonc');
      let left = 0;
      await runCases(range, async (caseNumber) => {
        const child = spawn(process.execPath, [writer, file], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        // By now it has removed the temporary file of the previous process.
        await new Promise((resolve) => setTimeout(resolve, random.below(30)));
        child.kill('SIGKILL');
        await once(child, 'exit');
        if (fs.existsSync(file) && !isWhole(fs.readFileSync(file, 'utf8'))) {
          fault(caseNumber, 'the file is not whole', fs.readFileSync(file));
        }
        const beside = fs.readdirSync(folder).filter((name) => name !== 'config.jsonc');
        if (beside.length > 1) fault(caseNumber, `${beside.length} files lie beside it`);
        left += beside.length;
      });
      return `${left} left a temporary file, for the next start to sweep up`;
    },
  };
}
