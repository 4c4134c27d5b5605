import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { formatCount } from '../../shared/texts/plural.ts'

/** Whole years and months worked on a day: «3 года 2 месяца»; «менее месяца» at the start. */
export function describeLengthOfService(from: LocalDate, today: LocalDate): string {
  let months = 0
  while (addMonths(from, months + 1) <= today) months++
  if (months === 0) return 'менее месяца'
  const years = Math.floor(months / 12)
  return [
    years > 0 ? formatCount(years, ['год', 'года', 'лет']) : '',
    months % 12 > 0 ? formatCount(months % 12, ['месяц', 'месяца', 'месяцев']) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
