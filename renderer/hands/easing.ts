const DAMPING = 7;
const FREQUENCY = 6.5;

/**
 * A damped spring let go at 0: it starts from rest, overshoots 1 by about a thirtieth and settles there.
 * As an easing it has an end, which a simulated spring hasn't: what follows a movement can count on
 * its duration.
 */
export function springOut(time: number): number {
  if (time >= 1) return 1;
  const swing = Math.cos(FREQUENCY * time) + (DAMPING / FREQUENCY) * Math.sin(FREQUENCY * time);
  return 1 - Math.exp(-DAMPING * time) * swing;
}
