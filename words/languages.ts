/** The languages that the program speaks, by their BCP 47 tag, each with its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;

/** The tag of a language that the program speaks. */
export type Language = keyof typeof languages;

/** The locales for lists and numbers: British English has no comma before the last "and". */
export const locales = { en: 'en-GB', de: 'de' } as const satisfies Record<Language, string>;

/** The tags of {@link languages}. */
export const languageTags = Object.keys(languages) as readonly Language[];

/**
 * The first of the wanted languages that the program speaks; English if it speaks none of them.
 *
 * @param wanted - BCP 47 tags in order of preference, such as `de-AT`.
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split(/[-_.]/);
    const found = languageTags.find((each) => each === primary);
    if (found !== undefined) return found;
  }
  return 'en';
}
