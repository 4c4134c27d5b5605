import { type LocalDate, parseLocalDate } from './local-date.ts'

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

/**
 * A day as people write it: «20.11.2026», «20/11/26», «20112026», «2026-11-20», «20 ноября 2026 г.», with a time after it. A year of two digits is the
 * latest that is not after `latest`. Null for anything else, and for a day that is none.
 */
export function readDay(text: string, latest: number): LocalDate | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/(?:\s+|t)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?z?$/u, '')
    .replace(/\s*г(?:\.|ода)?$/u, '')
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/u.exec(bare)
  if (iso) return join(iso[1], iso[2], iso[3])
  const short =
    /^(\d{1,2})[.,/\s-](\d{1,2})[.,/\s-](\d{4}|\d{2})$/u.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})$/u.exec(bare)
  if (short) return join(wholeYear(short[3] ?? '', latest), short[2], short[1])
  const [, day, name = '', year] = /^(\d{1,2})\s+(\p{L}+)\s+(\d{4})$/u.exec(bare) ?? []
  // A word that is no month's makes it 0, which is none.
  const month = MONTHS.findIndex((word) => name.startsWith(word)) + 1
  return join(year, String(month), day)
}

function wholeYear(year: string, latest: number): string {
  if (year.length === 4) return year
  const inCentury = latest - (latest % 100) + Number(year)
  return String(inCentury > latest ? inCentury - 100 : inCentury)
}

function join(year = '', month = '', day = ''): LocalDate | null {
  const read = parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return read.ok ? read.value : null
}
