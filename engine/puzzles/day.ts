const dayPattern = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day that every month has. */
const dayOfAnyMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** Whether a text is a day of the calendar such as `2026-11-22`. */
export function isDay(text: string): boolean {
  // Tens of thousands are looked at in a start.
  return dayOfAnyMonth.test(text) || dateOf(text) !== undefined;
}

/** The local day of a time. */
export function dayOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The number of days since March 1 of the year 0. @throws RangeError if the day is invalid. */
export function numberOfDay(day: string): number {
  const known = dateOf(day);
  if (known === undefined) throw new RangeError(`"${day}" is no day of the calendar.`);
  const { year, month, date } = known;
  // If years begin in March, a leap day is the last day of a year.
  const sinceMarch = (month + 9) % 12;
  const years = year - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * sinceMarch + 2) / 5) + date - 1;
}

/** The parts of a day; undefined if the calendar doesn't have it, such as February 30. */
function dateOf(text: string) {
  const [, year, month, date] = dayPattern.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return date <= daysIn(month, year) ? { year, month, date } : undefined;
}

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
