/** Days as `2024-03-05`, reckoned by the calendar of JavaScript alone. */
const DAY = 86_400_000
/** Serial 0 of Excel's calendar of 1900, as it counts from March 1900 on. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
/** What the calendar of 1904, of old files from a Mac, is behind. */
export const BEHIND_1904 = 1462

export const serialOf = (day: string): number => Math.round((Date.parse(`${day}T00:00Z`) - EPOCH_1900) / DAY)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10)

export const dayOfSerial = (serial: number): string =>
  new Date(EPOCH_1900 + Math.floor(serial) * DAY).toISOString().slice(0, 10)

const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** The shapes in which staff offices type days. */
export const dayShapes = {
  dotted: (y, m, d) => `${d}.${m}.${y}`,
  short: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
  'two digits of the year': (y, m, d) => `${d}.${m}.${y.slice(2)}`,
  slashed: (y, m, d) => `${d}/${m}/${y}`,
  dashed: (y, m, d) => `${d}-${m}-${y}`,
  iso: (y, m, d) => `${y}-${m}-${d}`,
  'with midnight': (y, m, d) => `${d}.${m}.${y} 0:00:00`,
  'iso with midnight': (y, m, d) => `${y}-${m}-${d} 00:00:00`,
  'in words': (y, m, d) => `${Number(d)} ${MONTHS[Number(m) - 1]} ${y} г.`,
  'with г.': (y, m, d) => `${d}.${m}.${y} г.`,
  'with г. at once': (y, m, d) => `${d}.${m}.${y}г.`,
} as const satisfies Record<string, (y: string, m: string, d: string) => string>

export type DayShape = keyof typeof dayShapes

export function writeDay(day: string, shape: DayShape): string {
  const [y = '', m = '', d = ''] = day.split('-')
  return dayShapes[shape](y, m, d)
}
