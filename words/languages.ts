/** The languages that the program speaks, by their BCP 47 tag, each with its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;

/** The tag of a language that the program speaks. */
export type Language = keyof typeof languages;

/** Whose rules for lists and numbers a language follows: no comma before the last "and". */
export const locales = { en: 'en-GB', de: 'de' } as const satisfies Record<Language, string>;

/** The tags of {@link languages}. */
export const languageTags = Object.keys(languages) as readonly Language[];

/**
 * The language of ours that somebody who reads these would choose; English where we have none of them.
 *
 * @param wanted - BCP 47 tags, the favourite first, such as `de-AT`.
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split(/[-_.]/);
    const found = languageTags.find((each) => each === primary);
    if (found !== undefined) return found;
  }
  return 'en';
}
