import { expect, test } from 'vitest';
import { predictionHandlers } from './prediction-handlers.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

const nobody = () => undefined;

test('counts right predictions, also across a restart', async () => {
  const started = () => predictionHandlers(openJournal(folder, nobody));
  const { predictions, keepPrediction } = started();
  expect(await predictions(undefined, nobody)).toEqual({ right: 0, asked: 0 });
  const place = { game: 'chopsticks', settings: { suicide: true, fingers: 5 }, position: '1111' };
  await keepPrediction({ place, said: 'draw', right: true }, nobody);
  const wrong = { place, said: 'win', right: false } as const;
  expect(await keepPrediction(wrong, nobody)).toEqual({ right: 1, asked: 2 });
  expect(await started().predictions(undefined, nobody)).toEqual({ right: 1, asked: 2 });
});
