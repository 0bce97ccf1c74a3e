export function documented(text: string): string {
  return text;
}
