/** Whether a key is meant for the table, rather than for a dialog or a menu that lies over it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null);
}
