/** So many matches can be named for one text; a filter can mean any number. */
export const mostExported = 4000;
