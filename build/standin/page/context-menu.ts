import type { PageMessage, TextUnderPointer } from '../common/messages.ts';

/** Reports every right click that the page doesn't handle to the main process. */
export function watchContextMenu(post: (message: PageMessage) => void): void {
  window.addEventListener('contextmenu', (event) => {
    if (!event.isTrusted || event.defaultPrevented) return;
    const { clientX: x, clientY: y } = event;
    post({ type: 'context-menu', params: { x, y, menuSourceType: 'mouse', ...textAt(event) } });
  });
}

function textAt(event: MouseEvent): TextUnderPointer {
  const [target] = event.composedPath();
  const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = field ? target : {};
  const selectionText = field
    ? target.value.slice(selectionStart ?? 0, selectionEnd ?? 0)
    : String(getSelection());
  const isEditable = target instanceof Element && target.matches(':read-write');
  const selected = selectionText !== '';
  const can = (command: string): boolean =>
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else says so
    isEditable && document.queryCommandEnabled(command);
  return {
    isEditable,
    selectionText,
    editFlags: {
      canUndo: can('undo'),
      canRedo: can('redo'),
      canCut: isEditable && selected,
      canCopy: selected,
      canPaste: isEditable,
      canSelectAll: true,
    },
  };
}
