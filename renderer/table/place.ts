/** Where at the table a player sits. */
export interface Place {
  /** The edge of the window that the hands reach in from. */
  readonly at: 'bottom' | 'left' | 'top' | 'right';
  /** Where the hands point, in degrees from straight up, clockwise. */
  readonly heading: number;
}
