import { describe, expect, test } from 'vitest';
import { languageTags } from '../../words/languages.ts';
import type { Value } from '../../words/message.ts';
import { wordsOf } from '../../words/say.ts';
import { inRoot } from '../common/paths.mjs';
import { gapsOf } from './gaps.mjs';
import { readCatalogue } from './read.mjs';

/** Every message of the catalogue in every language, with a text in all gaps that take one. */
function* filledWith(text: string) {
  for (const language of languageTags) {
    const words = wordsOf(language, () => ({ name: text, isYou: false }));
    for (const [code, pattern] of readCatalogue(inRoot(), language)) {
      const gaps = [...gapsOf(pattern)];
      // Each of the words that a gap takes, so that every part of a selection is said.
      const most = Math.max(
        1,
        ...gaps.map(([, gap]) => (gap.kind === 'words' ? gap.words.length : 1)),
      );
      for (let choice = 0; choice < most; choice++) {
        const values = Object.fromEntries(
          gaps.map(([name, gap]): [string, Value] => {
            switch (gap.kind) {
              case 'any':
                return [name, text];
              case 'number':
                return [name, choice];
              case 'seat':
                return [name, { seat: 0 }];
              case 'words':
                return [name, gap.words[choice % gap.words.length] ?? ''];
            }
          }),
        );
        yield { language, code, sentence: words.say({ code, values }) };
      }
    }
  }
}

/** A sentence without its isolates, the innermost first. */
function withoutIsolates(sentence: string): string {
  const less = sentence.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, '');
  return less === sentence ? less : withoutIsolates(less);
}

describe('in every message of the catalogue', () => {
  test.each(['\u202eAnn', 'דני', '\u2069\u202eA\u2067', 'a\nא\u2067b'])(
    'the text %j turns no words but its own',
    (text) => {
      for (const { code, sentence } of filledWith(text)) {
        const rest = sentence.split('\n').map(withoutIsolates).join('\n');
        const turns = /[\p{Bidi_Control}\p{Script=Hebrew}]/u.test(rest);
        expect({ code, turns }).toEqual({ code, turns: false });
      }
    },
  );

  test('a text of 1,200 characters is cut, and its length is said', () => {
    for (const { language, code, sentence } of filledWith('7'.repeat(1200))) {
      const said = language === 'en' ? '1,200 characters' : '1.200 Zeichen';
      expect({ code, is: sentence.includes('777') }).toEqual({ code, is: sentence.includes(said) });
      for (const [, mark, text = ''] of sentence.matchAll(/([“„]?)(7{3,})/gu)) {
        expect({ code, long: text.length > (mark === '' ? 500 : 80) }).toEqual({
          code,
          long: false,
        });
      }
    }
  });
});
