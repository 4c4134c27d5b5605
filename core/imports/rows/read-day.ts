import { addDays, type LocalDate, parseLocalDate } from '../../shared/dates/local-date.ts'

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

/**
 * A day as files have it, made `yyyy-mm-dd`: with slashes or dashes, with a time after it, «5 мая 1980 г.», two digits of a year, or the number that
 * spreadsheets count days by. Anything else, and a day that is none, stays as it is.
 */
export function readDay(text: string, today: LocalDate): string {
  const typed = text.trim().toLowerCase()
  if (/^\d{1,5}(?:[.,]\d+)?$/u.test(typed)) return readSerial(Number(typed.replace(',', '.')), text)
  const bare = typed
    .replace(/(?:\s+|t)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?z?$/u, '')
    .replace(/\s*г(?:\.|ода)?$/u, '')
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/u.exec(bare)
  if (iso) return join(iso[1], iso[2], iso[3], text)
  const short = /^(\d{1,2})[-./](\d{1,2})[-./](\d{2}|\d{4})$/u.exec(bare)
  if (short) return join(wholeYear(short[3] ?? '', today), short[2], short[1], text)
  const worded = /^(\d{1,2})\s+(\p{L}+)\s+(\d{4})$/u.exec(bare)
  if (!worded) return text
  const [, day, name = '', year] = worded
  // A word that is no month's makes it 0, which is none.
  const month = MONTHS.findIndex((word) => name.startsWith(word)) + 1
  return join(year, String(month), day, text)
}

/** 1 is the first day of 1900, by a calendar that has the 29th of that February; sixty is the first that matters. A year alone is no day. */
function readSerial(serial: number, text: string): string {
  const whole = Math.floor(serial)
  return whole > 60 && whole < 80_000 && !(whole >= 1900 && whole < 2100)
    ? addDays('1899-12-30' as LocalDate, whole)
    : text
}

/** A year of two digits is the latest that is not ahead by more than one. */
function wholeYear(year: string, today: LocalDate): string {
  if (year.length === 4) return year
  const century =
    Number(year) > Number(today.slice(2, 4)) + 1 ? Number(today.slice(0, 2)) - 1 : Number(today.slice(0, 2))
  return `${century}${year}`
}

function join(year = '', month = '', day = '', text: string): string {
  const read = parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return read.ok ? read.value : text
}
