import type { EmployeeId } from '../../../employees/employee.ts'
import { deriveMicrotraumaState, type Microtrauma } from '../../../incidents/microtraumas/microtrauma.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { takeMomentDay, takeMomentTime } from '../../../shared/dates/local-moment.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { cutToCells } from '../table-cell.ts'

/** Answers to the values of a form, as `Answers` of the documents has them. */
type Answered = Readonly<Record<string, unknown>>

/** Lines of one journal: a table of a paper has no more. */
export const MOST_IN_JOURNAL = 200

export const journalForm = 'microtrauma-journal'

/**
 * What the journal of a period begins with (журнал учёта микроповреждений): a line for each record, the earliest first; annulled
 * ones are left out.
 * Law: приказ Минтруда России от 15.09.2021 № 632н, приложение № 2 (its text was not compared).
 *
 * @param departmentOf where an employee works; '' where no one knows
 */
export function buildJournalAnswers(
  microtraumas: readonly Microtrauma[],
  period: { readonly from: LocalDate; readonly to: LocalDate },
  departmentOf: (id: EmployeeId) => string,
): Answered {
  return { period, rows: buildJournalRows(microtraumas, departmentOf) }
}

/** The lines themselves. */
export function buildJournalRows(
  microtraumas: readonly Microtrauma[],
  departmentOf: (id: EmployeeId) => string,
): readonly Readonly<Record<string, string>>[] {
  const lines = microtraumas
    .filter((one) => deriveMicrotraumaState(one) !== 'annulled')
    .toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt) || a.id - b.id)
  return lines.map((one) => buildJournalRow(one, departmentOf))
}

function buildJournalRow(microtrauma: Microtrauma, departmentOf: (id: EmployeeId) => string) {
  const { injured, place, occurredAt, circumstances, injury, firstAid, review, incidentId } = microtrauma
  const department = injured.employeeId === null ? '' : departmentOf(injured.employeeId)
  const when = `${formatDate(takeMomentDay(occurredAt))}, ${takeMomentTime(occurredAt)}`
  return cutToCells({
    who: [injured.fullName, injured.post, department].filter(Boolean).join(', '),
    where: `${place}; ${when}`,
    what: circumstances,
    causes: review?.causes ?? 'на рассмотрении',
    injury,
    measures: review ? review.measuresTaken || review.proposals : `первая помощь: ${firstAid}`,
    consequences:
      incidentId !== null ? 'расследуется как несчастный случай' : review?.consequences || 'нет сведений',
  })
}
