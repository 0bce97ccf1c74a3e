/** A length of time as a person says it: `40 s`, `12 min`, `3.5 h`. */
export function durationOf(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  if (seconds < 6000) return `${Math.ceil(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
