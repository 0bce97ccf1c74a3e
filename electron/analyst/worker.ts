import { parentPort } from 'node:worker_threads';
import { startAnalyst } from './analyst-tasks.ts';

if (parentPort !== null) startAnalyst(parentPort);
