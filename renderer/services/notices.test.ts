import { expect, onTestFinished, test } from 'vitest';
import { message } from '../../words/message.ts';
import { RefusedRequest } from '../bridge.ts';
import { speak } from '../words.svelte.ts';
import { Notices } from './notices.svelte.ts';

const refusing = async (notices: Notices, sentence: string) =>
  notices.attempt(() => {
    throw new Error(sentence);
  });

test('a refusal is shown until the next try has a result', async () => {
  const notices = new Notices();
  expect(await refusing(notices, 'Not now.')).toBe(false);
  expect(notices.problem).toBe('Not now.');
  notices.matchChanged(false);
  expect(notices.problem).toBe('');
});

test('a notice about a file stays until another match is opened, whatever is played', () => {
  const notices = new Notices();
  notices.report('“a.duel” can’t be opened.');
  notices.matchChanged(false);
  expect(notices.problem).toBe('“a.duel” can’t be opened.');
  notices.matchChanged(true);
  expect(notices.problem).toBe('');
});

test('the path of a saved file is shown until another match comes', () => {
  const notices = new Notices();
  notices.savedFile = '/home/ann/a.duel';
  notices.matchChanged(false);
  expect(notices.savedFile).toBe('/home/ann/a.duel');
  notices.matchChanged(true);
  expect(notices.savedFile).toBe('');
});

test('a refusal follows the language, and a request is refused in that of the moment', async () => {
  const notices = new Notices();
  await notices.attempt(() => {
    throw new RefusedRequest(message('match.unknown-game', { game: 'chess' }));
  });
  const inEnglish = notices.problem;
  speak('de');
  onTestFinished(() => speak('en'));
  expect(notices.problem).toMatch(/chess/);
  expect(notices.problem).not.toBe(inEnglish);
});

test('a notice can be dismissed, and success shows none', async () => {
  const notices = new Notices();
  notices.report('No.');
  notices.dismiss();
  expect([notices.problem, await notices.attempt(() => 1), notices.problem]).toEqual([
    '',
    true,
    '',
  ]);
});
