/**
 * The root attributes that give a picture, as a page of its own, the look of the original page: its
 * table, hands, badges and sleeve colours. The text size is left out, so a picture has the same
 * size for every user.
 *
 * @param root - the page's root element.
 * @param theme - the page's current theme, light or dark.
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
