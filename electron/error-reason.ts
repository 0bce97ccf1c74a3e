/** Why something went wrong, as the system says it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
