import { expect, test } from 'vitest';
import { runWith } from './testing.ts';

const long = 120_000;

/** Long texts of several kinds: of digits, of what separates them, of characters of many units, of lines. */
const texts = ['1', '1/', '1 ', '1,', '-', 'x=', '🖐🏽', 'e\u0301\u0301', 'a\n', '٣'].map((part) =>
  part.repeat(long / part.length),
);

/** Every place of a command line that takes a text. */
const places: readonly ((text: string) => readonly string[])[] = [
  (text) => [text],
  (text) => ['analyse', 'chopsticks', text],
  (text) => ['analyse', 'chopsticks', `1111/${text}`],
  (text) => ['analyse', 'scholars-game', text],
  (text) => ['analyse', 'digit-conquest', text],
  (text) => ['analyse', 'digit-conquest', `1:1 ${text}`],
  (text) => ['analyse', 'summation-duel', text],
  (text) => ['analyse', text, '1111'],
  (text) => ['perft', 'chopsticks', '--position', text],
  (text) => ['explore', 'chopsticks', '--position', text],
  (text) => ['solve', 'chopsticks', '--set', text],
  (text) => ['solve', 'chopsticks', '--set', `${text}=1`],
  (text) => ['solve', 'chopsticks', '--set', `fingers=${text}`],
  (text) => ['solve', 'chopsticks', '--set', `start=${text}`],
  (text) => ['rules', text],
  (text) => ['play', 'chopsticks', '--difficulty', text],
  (text) => ['play', 'chopsticks', '--seed', text],
  (text) => ['play', 'chopsticks', `--${text}`],
  (text) => ['play', 'digit-conquest', '--deck', text],
  (text) => ['play', 'chopsticks', '--resume', text],
  (text) => ['play', 'chopsticks', '--config', text],
  (text) => ['versus', 'chopsticks', '--one', text, '--two', 'easy'],
  (text) => ['convert', text],
  (text) => ['review', text],
  (text) => ['puzzle', '--seed', text],
  (text) => ['matches', text],
  (text) => ['matches', 'show', text],
  (text) => ['--language', text],
];

test.each(places.map((place) => ({ named: place('…').join(' '), place })))(
  'a long text in “$named” is quoted by its beginning',
  async ({ place }) => {
    for (const text of texts) {
      const { out, err } = await runWith(place(text));
      expect({ out, long: err.length > 2500 }).toEqual({ out: '', long: false });
    }
  },
);
