/** A date as written in a language: `22 November`. */
export function dayInWords(day: string, language: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return format.format(new Date(year, month - 1, date));
}
