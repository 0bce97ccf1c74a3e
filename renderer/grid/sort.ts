/** The order of rows. */
export interface Sort<Key extends string> {
  readonly by: Key;
  readonly descending: boolean;
}

/** The order after a column's header is pressed; each further press reverses it. */
export function nextSort<Key extends string>(
  by: Key,
  before: Sort<Key>,
  descendingFirst = false,
): Sort<Key> {
  return { by, descending: before.by === by ? !before.descending : descendingFirst };
}
