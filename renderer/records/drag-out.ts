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
 * @param write - has the main process write the file, and returns the number of the drag. If the user has let go by
 * then, nothing is dragged.
 */
export async function dragOut(event: DragEvent, write: () => Promise<number>): Promise<void> {
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
  const drag = await write();
  if (!signal.aborted) await ask('startDrag', { drag });
}
