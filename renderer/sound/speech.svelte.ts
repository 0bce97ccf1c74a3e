import type { Language } from '../../words/languages.ts';

/** How a sentence is spoken. */
export interface Manner {
  readonly language: Language;
  /** The name of the voice; the system's usual one if there is none of that name. */
  readonly voice: string;
  /** From 0 to 100. */
  readonly volume: number;
}

/** Speaks by the system's voices, and only by those that need no network. */
export class Speech {
  #all = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  readonly #synthesis: SpeechSynthesis | undefined;

  /** @param synthesis - undefined where nothing can speak, such as in the main process. */
  constructor(synthesis: SpeechSynthesis | undefined) {
    this.#synthesis = synthesis;
    const load = (): void => void (this.#all = synthesis?.getVoices() ?? []);
    load();
    synthesis?.addEventListener('voiceschanged', load);
  }

  /** The voices for a language; the system may name them only after a while. */
  voices(language: Language): readonly SpeechSynthesisVoice[] {
    return this.#all.filter(
      // A voice of the network would be sent what is played.
      ({ localService, lang }) => localService && /^[a-z]+/i.exec(lang)?.[0] === language,
    );
  }

  /**
   * Speaks a text after the one that is being spoken. If another one waits already, it drops both, so that speech keeps
   * up.
   */
  say(text: string, { language, voice: name, volume }: Manner): void {
    const voices = this.voices(language);
    const voice =
      voices.find((each) => each.name === name) ?? voices.find((each) => each.default) ?? voices[0];
    if (voice === undefined || this.#synthesis === undefined || text === '') return;
    if (this.#synthesis.pending) this.#synthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = volume / 100;
    this.#synthesis.speak(utterance);
  }

  /** Ends what is being spoken. */
  stop(): void {
    this.#synthesis?.cancel();
  }
}
