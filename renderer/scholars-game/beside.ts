/** How near the edge of the table something may lie, in CSS pixels. */
const margin = 8;
/** How far it reaches over the fingers that it belongs to. */
const overlap = 12;

/**
 * Lays an element at the fingertips of some hands, within its table.
 *
 * @param places - the hands it belongs to, as `data-place` names them.
 */
export function beside(places: readonly string[]): (element: HTMLElement) => () => void {
  return (element) => {
    const table = element.offsetParent;
    if (!(table instanceof HTMLElement)) return () => undefined;
    const anchors = places.flatMap(
      (place) => table.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? [],
    );

    function lay(): void {
      const around = (table as HTMLElement).getBoundingClientRect();
      const boxes = anchors.map((anchor) => anchor.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const far = (top + bottom) / 2 < around.top + around.height / 2;
      const { offsetWidth: width, offsetHeight: height } = element;
      const x = (left + right) / 2 - around.left - width / 2;
      const y = far ? bottom - around.top - overlap : top - around.top - height + overlap;
      element.style.left = `${within(x, around.width - width)}px`;
      element.style.top = `${within(y, around.height - height)}px`;
    }

    const observer = new ResizeObserver(lay);
    observer.observe(table);
    observer.observe(element);
    lay();
    return () => observer.disconnect();
  };
}

function within(wanted: number, most: number): number {
  return Math.max(margin, Math.min(wanted, most - margin));
}
