import { parentPort, workerData } from 'node:worker_threads';
import { answerTasks } from './answer-tasks.ts';
import { readText } from './read-text.ts';
import type { TextToRead } from './tasks.ts';

/** A text to read, if the thread is not started for tasks. */
const given = workerData as TextToRead | null | undefined;

if (given) {
  const read = readText(given, (share) => parentPort?.postMessage(share));
  parentPort?.postMessage(read);
} else if (parentPort !== null) answerTasks(parentPort);
