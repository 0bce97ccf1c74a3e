/** Whether a key is meant for the table, rather than for what lies over it or for a text. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(
    target instanceof Element &&
    target.closest('[role=dialog], [role=menu], input, textarea') !== null
  );
}
