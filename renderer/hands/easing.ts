const DAMPING = 7;
const FREQUENCY = 6.5;

/**
 * A damped spring released at 0: it starts from rest, overshoots 1 by about a thirtieth and stays
 * there. Unlike a simulated spring, it ends at a fixed time, so that the next movement can be
 * scheduled.
 */
export function springOut(time: number): number {
  if (time >= 1) return 1;
  const swing = Math.cos(FREQUENCY * time) + (DAMPING / FREQUENCY) * Math.sin(FREQUENCY * time);
  return 1 - Math.exp(-DAMPING * time) * swing;
}
