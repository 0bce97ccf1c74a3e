/** The most matches that can be listed for one text; a filter can select any number. */
export const mostExported = 4000;
