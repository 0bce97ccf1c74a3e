import { lexer, type Token, type Tokens } from 'marked';
import type { Language } from '../../words/languages.ts';

const pages = import.meta.glob<string>('../../docs/teaching/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A lesson plan, which a teacher follows. */
export interface LessonPlan {
  /** The name of its file. */
  readonly id: string;
  readonly title: string;
  /** The rest of it. */
  readonly tokens: readonly Token[];
}

/** The lesson plans in a language, in the order in which they are taught. */
export function lessonPlans(language: Language): readonly LessonPlan[] {
  return Object.entries(pages)
    .filter(([path]) => path.includes(`/${language}/`))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([path, text]) => {
      const tokens = lexer(text);
      const heading = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
      return {
        id: path.slice(path.lastIndexOf('/') + 1),
        title: heading?.text ?? '',
        tokens: tokens.filter((token) => token !== heading),
      };
    });
}
