import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { predictionHandlers } from './prediction-handlers.ts';
import { openTraining } from './training-file.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const nobody = () => undefined;

test('counts right predictions, also across a restart', async () => {
  const started = () => predictionHandlers(openTraining(folder, nobody));
  const { predictions, keepPrediction } = started();
  expect(await predictions(undefined, nobody)).toEqual({ right: 0, asked: 0 });
  await keepPrediction({ right: true }, nobody);
  expect(await keepPrediction({ right: false }, nobody)).toEqual({ right: 1, asked: 2 });
  expect(await started().predictions(undefined, nobody)).toEqual({ right: 1, asked: 2 });
});
