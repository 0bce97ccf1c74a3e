import type { Nested } from '../catalogue.ts';

/** The words of English, by their files. */
export const files = import.meta.glob<Nested>('./*.json', { eager: true, import: 'default' });
