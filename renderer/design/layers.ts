const taken = new Set<number>();

/** A place above whatever is open, from 1, until it is given back. */
export function takeLayer(): number {
  const layer = Math.max(0, ...taken) + 1;
  taken.add(layer);
  return layer;
}

/** Gives back a place of {@link takeLayer}. */
export function giveBackLayer(layer: number): void {
  taken.delete(layer);
}
