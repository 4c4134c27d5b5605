import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'

const PEOPLE = ['Абрамова Вера Ильинична', 'Лыткин Семён Петрович', 'Ященко-Петровский Аристарх Ёлкинович']
const DEPARTMENTS = ['Горный цех', 'Обогатительная фабрика', 'Ремонтно-механический цех']
const POSITIONS = ['Машинист экскаватора', 'Слесарь по ремонту оборудования', 'Мастер участка']
const PROGRAMS = [
  'Оказание первой помощи пострадавшим',
  'Общие вопросы охраны труда',
  'Работы на высоте, 2 группа',
]

const of = (words: readonly string[], i: number): string => words[i % words.length] ?? ''

/** So many rows of the training table as the port gives them: by deadline, the first overdue. */
export const rowsFrom = (count: number, today: LocalDate): readonly DeadlineRow[] =>
  Array.from({ length: count }, (_, i) => {
    const deadline = addDays(today, Math.floor((i * 110) / count) - 20)
    return {
      obligationId: (i + 1) as ObligationId,
      employeeId: (i + 1) as EmployeeId,
      fullName: `${of(PEOPLE, i)} ${i}`,
      personnelNumber: String(i + 1),
      birthDate: addMonths(today, -12 * (20 + (i % 40))),
      department: of(DEPARTMENTS, i >> 2),
      position: of(POSITIONS, i >> 1),
      subject: { section: 'training', name: of(PROGRAMS, i) },
      ruleId: null,
      baseDate: addMonths(deadline, -12),
      registeredOn: null,
      periodicity: { kind: 'every', months: 12 },
      deadline,
      overdue: deadline < today,
      away: null,
      retakeBy: null,
      memo: null,
    }
  })

export const ROWS = 10_000

/** What a page of the bench answers with, as often as it is asked: milliseconds from the rows in its hands to the frame that shows them. */
export type Paint = () => Promise<number>

/** Ends when the page has been drawn without the rows. */
export const frames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))
  })

/** Ends once the frame with the rows is on its way to the screen. */
export function frameWithRows(root: Element): Promise<number> {
  return new Promise((done) => {
    const look = (): void => {
      if (root.querySelectorAll('tbody th, tbody td').length < 20) requestAnimationFrame(look)
      else {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => done(performance.now())
        channel.port2.postMessage(null)
      }
    }
    requestAnimationFrame(look)
  })
}

declare global {
  var paint: Paint | undefined
}
