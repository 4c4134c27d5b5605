/** Days around today, as the service's clock has it: these tests can't set it. */
export const todayIso = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date())

/** `yyyy-mm-dd` that many days from today; a test that compares days gives the one that it has read. */
export function dayFromToday(days: number, today = todayIso()): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** «20.11.2026». */
export const shown = (iso: string): string => iso.split('-').reverse().join('.')
