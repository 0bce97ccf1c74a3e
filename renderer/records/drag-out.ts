import { ask } from '../bridge.ts';

/** Ends with the drag that began last. */
let current = AbortSignal.abort();

/** Whether the user is dragging a file of the program: it isn't to be opened when it is dropped here. */
export function isDraggingOut(): boolean {
  return !current.aborted;
}

/**
 * Drags a file out of the window instead of the element under the pointer.
 *
 * @param event - the element's `dragstart`.
 * @param write - has the main process write the file. If the user has let go by then, nothing is dragged; what takes a
 * while before that asks its signal, so as not to write over the file of a later drag.
 */
export async function dragOut(
  event: DragEvent,
  write: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  event.preventDefault();
  const end = new AbortController();
  const { signal } = end;
  current = signal;
  // While the system drags, the page gets no events of the pointer; the first one afterwards has no button.
  const onpointer = ({ buttons }: PointerEvent): void => {
    if (buttons === 0) end.abort();
  };
  addEventListener('pointermove', onpointer, { signal, capture: true });
  addEventListener('pointerup', onpointer, { signal, capture: true });
  addEventListener('blur', () => end.abort(), { signal });
  await write(signal);
  if (!signal.aborted) await ask('startDrag');
}
