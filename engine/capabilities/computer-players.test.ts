import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../words/testing.ts';
import {
  computerInWords,
  difficultyInWords,
  difficultyOf,
  erringIn,
  errsIn,
  namedComputers,
  oftenest,
  seldomest,
  standInFor,
} from './computer-players.ts';
import { difficultySchema } from '../match/players.ts';
import { sampleDifficulties } from '../testing/samples.ts';

test('every name is read back as what it is', () => {
  for (let decisions = oftenest; decisions <= seldomest; decisions++) {
    const erring = erringIn(decisions);
    expect(difficultyOf(erring)).toBe(erring);
    expect(difficultySchema.parse(erring)).toBe(erring);
    expect(errsIn(erring)).toBe(decisions);
  }
  for (const name of namedComputers) {
    expect(difficultyOf(name)).toBe(name);
    expect(difficultySchema.parse(name)).toBe(name);
    expect(errsIn(name)).toBeUndefined();
  }
});

test.each([
  'errs-1-in-1',
  'errs-1-in-51',
  'errs-1-in-05',
  'errs-1-in-5.5',
  'errs-1-in-N',
  'Hard',
  '',
])('there is no “%s”', (name) => {
  expect(difficultyOf(name)).toBeUndefined();
  expect(difficultySchema.safeParse(name).success).toBe(false);
});

test('each has its own name in every language', () => {
  for (const inWords of [difficultyInWords, computerInWords]) {
    const names = sampleDifficulties.map((each) => inEveryLanguage(inWords(each)));
    for (const language of names[0]?.keys() ?? []) {
      expect(new Set(names.map((each) => each[language])).size).toBe(names.length);
    }
  }
});

test('a computer that makes no sense in a game is replaced by one that plays as it would', () => {
  expect(standInFor('traps', ['easy', 'hard', 'traps'])).toBe('traps');
  expect(standInFor('errs-1-in-4', ['easy', 'hard'])).toBe('errs-1-in-4');
  expect(standInFor('no-splits', ['easy', 'hard', 'perfect'])).toBe('perfect');
  expect(standInFor('traps', ['easy', 'medium', 'hard'])).toBe('hard');
  expect(standInFor('striker', ['easy', 'medium', 'hard'])).toBe('easy');
});
