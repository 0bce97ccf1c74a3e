/** The smallest text that a sheet may have, as a share of the usual one. */
const smallest = 0.5;

/**
 * Makes the text of an element as large as it can be with all of it having room.
 *
 * @param largest - how large it may be, as a share of the usual size.
 */
export function fit(largest = 1): (element: HTMLElement) => void {
  return (element) => {
    const overflows = () =>
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    for (let size = largest; size >= smallest; size -= 0.03) {
      element.style.fontSize = `${size}em`;
      if (!overflows()) return;
    }
  };
}
