import path from 'node:path';
import { sweepTemporaryFiles, writeWhole } from '../../storage/files/atomic-write.ts';
import { wholeText } from './whole-text.ts';

const [file = ''] = process.argv.slice(2);

// It writes until it is killed.
sweepTemporaryFiles(path.dirname(file));
process.stdout.write('begun\n');
for (let number = 0; ; number++) writeWhole(file, wholeText(number));
