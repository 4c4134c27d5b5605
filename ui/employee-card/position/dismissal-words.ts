import { type Employee, isDismissed } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { cardTexts as texts } from '../texts.ts'

/** «Уволена 20.11.2026», «Увольнение назначено на 01.12.2026»; null for one who stays. */
export function describeDismissal(employee: Employee, today: LocalDate): string | null {
  const { dismissalDate, sex } = employee
  if (dismissalDate === null) return null
  const date = formatDate(dismissalDate)
  if (!isDismissed(employee, today)) return texts.leaving(date)
  return sex === 'f' ? texts.dismissedOnF(date) : texts.dismissedOn(date)
}
