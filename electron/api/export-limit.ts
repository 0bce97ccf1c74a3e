/** The most matches that can be named for one text; a filter can match any number. */
export const mostExported = 4000;
