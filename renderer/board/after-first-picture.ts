/**
 * Loads a part of the page that its first picture does without, once that can be seen.
 *
 * @param load - imports it.
 */
export function afterFirstPicture<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    // The second frame begins when the first one has been drawn; a hidden window draws none.
    const begin = () => load().then(resolve, reject);
    if (document.hidden) begin();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  });
}
