import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speech, type Manner } from './speech.svelte.ts';

/** The system's speech, which never ends by itself. */
class FakeSynthesis extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[] = [];
  queue: SpeechSynthesisUtterance[] = [];
  get pending() {
    return this.queue.length > 1;
  }
  getVoices = () => this.voices as SpeechSynthesisVoice[];
  speak = (utterance: SpeechSynthesisUtterance) => void this.queue.push(utterance);
  cancel = () => void (this.queue = []);
}

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const voice = (name: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}) => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});
const online = voice('Cloud', 'en-US', { localService: false, default: true });
const manner: Manner = { language: 'en', voice: '', volume: 50 };

function make(...voices: Partial<SpeechSynthesisVoice>[]) {
  const synthesis = new FakeSynthesis();
  synthesis.voices = voices;
  return { synthesis, speech: new Speech(synthesis as unknown as SpeechSynthesis) };
}

test('only voices of the language speak, never one of the network', () => {
  const { speech, synthesis } = make(online, voice('Anna', 'de-DE'), voice('Zoe', 'en_GB'));
  expect(speech.voices('en').map(({ name }) => name)).toEqual(['Zoe']);
  speech.say('Ann strikes.', manner);
  expect(synthesis.queue).toMatchObject([
    { text: 'Ann strikes.', voice: { name: 'Zoe' }, lang: 'en_GB', volume: 0.5 },
  ]);
});

test('the chosen voice speaks, or else the usual one', () => {
  const { speech, synthesis } = make(
    voice('One', 'en-GB'),
    voice('Two', 'en-GB', { default: true }),
  );
  speech.say('a', { ...manner, voice: 'One' });
  speech.say('b', { ...manner, voice: 'gone' });
  expect(synthesis.queue.map((each) => each.voice?.name)).toEqual(['One', 'Two']);
});

test('what is being spoken ends at once', () => {
  const { speech, synthesis } = make(voice('Zoe', 'en-GB'));
  speech.say('a', manner);
  speech.stop();
  expect(synthesis.queue).toEqual([]);
});

test('without such a voice, nothing is spoken, until the system has named one', () => {
  const { speech, synthesis } = make(online);
  speech.say('a', manner);
  expect(synthesis.queue).toEqual([]);
  synthesis.voices = [voice('Zoe', 'en-GB')];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  speech.say('b', manner);
  expect(synthesis.queue).toMatchObject([{ text: 'b' }]);
  expect(() => new Speech(undefined).say('a', manner)).not.toThrow();
});

test('what waits is dropped for what is newer', () => {
  const { speech, synthesis } = make(voice('Zoe', 'en-GB'));
  for (const text of ['a', 'b', 'c']) speech.say(text, manner);
  expect(synthesis.queue.map(({ text }) => text)).toEqual(['c']);
});
