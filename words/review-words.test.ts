import { expect, test } from 'vitest';
import { certainLossInWords } from './review-words.ts';
import { wordsOf } from './say.ts';

const kept = { seat: 2, before: 'safe', after: 'loses', outWins: false } as const;
const gaveWin = { ...kept, before: 'wins', after: 'safe' } as const;

function said(lost: object, language: 'en' | 'de', isYou = false) {
  const words = wordsOf(language, () => ({ name: 'Cy', isYou }));
  return words.say(certainLossInWords({ ...kept, ...lost }, 'B-D3'));
}

test.each([
  [kept, 'After B-D3, Cy can be put out by force.'],
  [{ outWins: true }, 'After B-D3, Cy can be made to lose by force.'],
  [gaveWin, 'After B-D3, Cy can no longer force a win against all.'],
  [
    { before: 'wins' },
    'After B-D3, Cy can no longer force a win against all, but can be put out by force.',
  ],
])('names what was certain and is no more: %o', (lost, sentence) => {
  expect(said(lost, 'en')).toBe(sentence);
  expect(said(lost, 'en', true)).toBe(sentence.replace('Cy', 'you'));
});

test.each([
  [kept, 'Nach B-D3 lässt sich erzwingen, dass Cy ausscheidet.', 'dass du ausscheidest.'],
  [{ outWins: true }, 'Nach B-D3 lässt sich erzwingen, dass Cy verliert.', 'dass du verlierst.'],
  [gaveWin, 'Nach B-D3 kann Cy keinen Sieg gegen alle mehr erzwingen.', 'kannst du keinen Sieg'],
  [
    { before: 'wins' },
    'Nach B-D3 kann Cy keinen Sieg gegen alle mehr erzwingen, und die anderen können erzwingen, dass Cy ausscheidet.',
    'dass du ausscheidest.',
  ],
])('says the same in German: %o', (lost, sentence, toYou) => {
  expect(said(lost, 'de')).toBe(sentence);
  expect(said(lost, 'de', true)).toContain(toYou);
});
