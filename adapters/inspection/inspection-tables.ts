import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { findLastPassed } from '@osh/core/documents/sources/facts/duties-on-day.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { listHiddenFields } from '@osh/core/hiding/hidden-fields.ts'
import { isHiddenSection } from '@osh/core/hiding/hide.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import type { Inspected, InspectedPerson } from '@osh/core/inspections/inspected.ts'
import type { InspectedPart, InspectionLink } from '@osh/core/inspections/inspection-link.ts'
import { partWords } from '@osh/core/inspections/part-words.ts'
import { isNotDone } from '@osh/core/obligations/standing/standing.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import { listUngranted } from '@osh/core/rights/membership.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { wordNotDone } from '@osh/core/wording/formats/not-done.ts'
import { wordFailed } from '@osh/core/wording/formats/retake.ts'
import { degreeWords, formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { html } from 'hono/html'
import { printSubject } from '#adapters/documents/print-subject.ts'

type Cell = string | { readonly late: string }
type Table = { readonly heads: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

/** A part of what the link shows, with its heading. */
export function printPart(part: InspectedPart, link: InspectionLink, inspected: Inspected) {
  const { heads, rows } = makePartTable(part, link, inspected)
  return html`<section><h2>${partWords[part]}</h2>
${
  rows.length === 0
    ? html`<p class="muted">Записей на этот день нет.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="${partWords[part]}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, at) => printCell(cell, heads[at] ?? ''))}</tr>\n`)}</tbody></table></div>`
}</section>\n`
}

/** Where a row is a card, its cells say their heads themselves. */
const printCell = (cell: Cell, head: string) =>
  typeof cell === 'string'
    ? html`<td data-head="${head}">${cell}</td>`
    : html`<td class="late" data-head="${head}">${cell.late}</td>`

function makePartTable(part: InspectedPart, link: InspectionLink, inspected: Inspected): Table {
  switch (part) {
    case 'staff':
      return makeStaffTable(link, inspected)
    case 'responsible':
      return {
        heads: ['Функциональная ответственность', 'ФИО', 'Приказ о назначении'],
        rows: (inspected.responsible ?? []).map(({ role, employeeFullName, orderLink }) => [
          ...[role, employeeFullName, printOrderLink(orderLink)],
        ]),
      }
    case 'documents':
      return {
        heads: ['Номер', 'Дата', 'Документ', 'Кого касается'],
        rows: (inspected.documents ?? []).map(({ number, date, title, employees, annulled }) => [
          ...[printDocumentNumber(number), formatDate(date)],
          annulled ? `${title} (аннулирован)` : title,
          employees.map(({ fullName }) => fullName).join(', ') || absent,
        ]),
      }
    case 'incidents':
      return {
        heads: ['Когда', 'Место', 'Степень', 'Пострадавшие', 'Акт утверждён'],
        rows: (inspected.incidents ?? []).map((one) => [
          ...[formatLocalMoment(one.occurredAt), one.place, degreeWords[deriveIncidentDegree(one)]],
          one.injured.map(({ fullName }) => fullName).join(', '),
          printDateOrAbsent(one.completedOn),
        ]),
      }
    default:
      return makeDutyTable(part, link, inspected)
  }
}

const printDateOrAbsent = (date: LocalDate | null): string => (date === null ? absent : formatDate(date))

/** What is told of people beside their work, as far as no field of it is hidden: the first that there is. */
const ownColumns = [
  { head: 'СНИЛС', fields: ['snils'] },
  { head: 'Телефон', fields: ['personalPhone', 'workMobilePhone', 'workPhone'] },
  { head: 'E-mail', fields: ['email', 'workEmail'] },
] as const

function makeStaffTable({ granted }: InspectionLink, { people }: Inspected): Table {
  const hidden = new Set(listHiddenFields('employee', listUngranted(granted)))
  const shown = ownColumns.filter(({ fields }) => !fields.some((field) => hidden.has(field)))
  return {
    heads: ['ФИО', 'Отдел', 'Должность', 'Принят', ...shown.map(({ head }) => head)],
    rows: (people ?? []).map(({ employee, department, position }) => [
      ...[joinFullName(employee), department, position, formatDate(employee.hireDate)],
      ...shown.map(
        ({ fields }) => fields.map((field) => employee[field]).find((value) => value !== null) ?? absent,
      ),
    ]),
  }
}

type Seen = { readonly passedOn: LocalDate | null; readonly asOf: LocalDate; readonly isHidden: boolean }

/** A failed check is no term that is in order; of a section that is hidden it is not told. */
function printDue(
  { subject, periodicity, deadline, retakeBy }: InspectedDuty,
  { passedOn, asOf, isHidden }: Seen,
): Cell {
  if (isNotDone({ baseDate: passedOn, deadline, subject, periodicity })) return { late: wordNotDone(subject) }
  if (retakeBy !== null && !isHidden) return { late: wordFailed(subject, retakeBy) }
  if (deadline !== null && deadline < asOf) return { late: `${formatDate(deadline)}, просрочено` }
  return printDateOrAbsent(deadline)
}

type InspectedDuty = InspectedPerson['duties'][number]

function makeDutyTable(section: Section, { asOf, granted }: InspectionLink, { people }: Inspected): Table {
  const isHidden = isHiddenSection(section, listUngranted(granted))
  const rowsOf = ({ employee, department, position, duties }: InspectedPerson) =>
    duties
      .filter(({ subject }) => subject.section === section)
      .map((duty): readonly Cell[] => {
        const passedOn = findLastPassed(duty)?.date ?? null
        return [
          ...[joinFullName(employee), department, position],
          isHidden ? HIDDEN : printSubject(duty.subject),
          printDateOrAbsent(passedOn),
          printDue(duty, { passedOn, asOf, isHidden }),
        ]
      })
  return {
    heads: ['ФИО', 'Отдел', 'Должность', 'Что', 'Пройдено', 'Следующий срок'],
    rows: (people ?? []).flatMap(rowsOf),
  }
}
