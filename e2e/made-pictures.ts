import { existsSync } from 'node:fs';
import { test } from '@playwright/test';

/** Why a test that makes pictures of the docs is skipped. */
export const howToMakePictures = 'Missing pictures are made with -u, all with -u all.';

/** Whether pictures of the docs are made in this run. */
export function arePicturesMade(): boolean {
  return ['changed', 'all'].includes(test.info().config.updateSnapshots);
}

/** Whether a picture is made in this run: with `-u` if it is missing, with `-u all` in any case. */
export function isWanted(file: string): boolean {
  return arePicturesMade() && (test.info().config.updateSnapshots === 'all' || !existsSync(file));
}
