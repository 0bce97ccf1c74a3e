/**
 * The attributes by which a picture, as a page of its own, looks as the one that it is taken of: what its
 * table, hands and badges were chosen to be, and the colours of the sleeves. The size of its text stays out:
 * a picture is as large for everybody.
 *
 * @param root - of the page.
 * @param theme - by which it is light or dark at this moment.
 */
export function lookOf(root: HTMLElement, theme: string): string {
  const names = root.getAttributeNames().filter((name) => name.startsWith('data-'));
  const chosen = Object.fromEntries(names.map((name) => [name, root.getAttribute(name) ?? '']));
  const { style } = root;
  const colours = Array.from({ length: style.length }, (_, index) => style.item(index))
    .filter((property) => property.startsWith('--'))
    .map((property) => `${property}: ${style.getPropertyValue(property)}`);
  const all = { ...chosen, 'data-theme': theme, 'data-motion': 'off', style: colours.join('; ') };
  return Object.entries(all)
    .map(([name, value]) => `${name}="${inQuotes(value)}"`)
    .join(' ');
}

function inQuotes(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
