/** When today began in local time, in milliseconds since 1970. */
export function midnight(now = new Date()): number {
  return new Date(now).setHours(0, 0, 0, 0);
}
