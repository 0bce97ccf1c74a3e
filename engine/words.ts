/** A number with its article: `a 7`, `an 8`, `an 11`. */
export function withArticle(number: number): string {
  return `${/^8|^1[18]$/.test(String(number)) ? 'an' : 'a'} ${number}`;
}

/** Whose something is, in the middle of a sentence: `your`, `Ann’s`. */
export function possessive(name: string): string {
  return name === 'You' ? 'your' : `${name}’s`;
}
