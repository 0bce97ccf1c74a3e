/** A text that ends with its length, so that damage is detected; larger than a page. */
export function wholeText(number: number): string {
  const lines = Array.from({ length: 150 + (number % 50) }, (_, line) => `// Line ${line}.`);
  return `${lines.join('\n')}\n{ "lines": ${lines.length} }\n`;
}

/** Whether a text is complete, as {@link wholeText} made it. */
export function isWhole(text: string): boolean {
  const [, lines] = /\{ "lines": (\d+) \}\n$/.exec(text) ?? [];
  return lines !== undefined && text === wholeText(Number(lines) - 150);
}
