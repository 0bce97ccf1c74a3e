/** A text that ends with its length, so that a damaged one is noticed; larger than a page. */
export function wholeText(number: number): string {
  const lines = Array.from({ length: 150 + (number % 50) }, (_, line) => `// Line ${line}.`);
  return `${lines.join('\n')}\n{ "lines": ${lines.length} }\n`;
}

/** Whether a text is a whole one of {@link wholeText}. */
export function isWhole(text: string): boolean {
  const [, lines] = /\{ "lines": (\d+) \}\n$/.exec(text) ?? [];
  return lines !== undefined && text === wholeText(Number(lines) - 150);
}
