/** A few cards, and what stands beside them. */
export interface CardsDrawn {
  /** What is on the cards; null for one that lies face down. */
  readonly cards: readonly (number | null)[];
  /** Scores or totals above and below them, each in a colour or in none. */
  readonly above?: { readonly text: string; readonly colour?: string };
  readonly below?: { readonly text: string; readonly colour?: string };
}
