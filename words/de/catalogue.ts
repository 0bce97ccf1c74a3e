import type { Nested } from '../catalogue.ts';

/** The words of German, by their files. */
export const files = import.meta.glob<Nested>('./*.json', { eager: true, import: 'default' });
