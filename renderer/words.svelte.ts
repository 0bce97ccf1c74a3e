import { hasCatalogue } from '../words/catalogue.ts';
import type { Language } from '../words/languages.ts';
import { wordsOf, type Words } from '../words/say.ts';
import { loadWords } from './load-words.ts';

let spoken = $state.raw<Words>(wordsOf('en'));
let wanted: Language = 'en';

/** The words of this window, in the language of the preferences. */
export function words(): Words {
  return spoken;
}

/** Sets the window's language. If its words aren't loaded yet, the window keeps the former language until they are. */
export function speak(language: Language): void {
  wanted = language;
  if (hasCatalogue(language)) show(language);
  else void loadWords(language).then(() => wanted === language && show(language));
}

/** Sets the language of what is drawn, even without a window. */
export function chooseWords(language: Language): void {
  if (language !== spoken.language) spoken = wordsOf(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  chooseWords(language);
}
