import { parentPort } from 'node:worker_threads';
import { answerTasks } from './answer-tasks.ts';

if (parentPort !== null) answerTasks(parentPort);
