import { parentPort, workerData } from 'node:worker_threads';
import { textsToOpen } from '../../storage/library/read-records.ts';
import { answerTasks } from './answer-tasks.ts';
import type { RecordsToRead } from './tasks.ts';

/** A text to read, if the thread is not started for tasks. */
const given = workerData as RecordsToRead | null | undefined;

if (given) parentPort?.postMessage(textsToOpen(given.records));
else if (parentPort !== null) answerTasks(parentPort);
