/** When today began, where the person is, in milliseconds since 1970. */
export function midnight(now = new Date()): number {
  return new Date(now).setHours(0, 0, 0, 0);
}
