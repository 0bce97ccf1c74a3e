import { firstPictureSeen } from './first-picture.ts';
import { languageOfPage, loadWords } from './load-words.ts';

await firstPictureSeen();
const [{ start }] = await Promise.all([import('./app/start.ts'), loadWords(languageOfPage())]);
start();
