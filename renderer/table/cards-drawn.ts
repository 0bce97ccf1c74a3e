/** A few cards, with scores beside them. */
export interface CardsDrawn {
  /** The digits on the cards; null for a card that is face down. */
  readonly cards: readonly (number | null)[];
  /** Scores or totals above and below the cards, each with or without a colour. */
  readonly above?: { readonly text: string; readonly colour?: string };
  readonly below?: { readonly text: string; readonly colour?: string };
}
