import type { CompanyId } from '@osh/core/companies/company.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { Records } from '@osh/core/records/records.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type DemoPaper, planPapers } from './demo-papers.ts'
import { demoDepartments } from './demo-staff.ts'

/** How many months of the company's life the demo lives through. */
export const MONTHS = 12

/** A filled demo, and the papers that its year asks for: they are issued where there is something to print with. */
export type FilledDemo = { readonly company: CompanyId; readonly papers: readonly DemoPaper[] }

const byHand = new Set(
  demoDepartments
    .flatMap(({ posts }) => posts)
    .filter(({ duties }) => duties.includes('worker'))
    .map(({ position }) => position),
)

/** All papers of the year that began on that day. */
export function planYear(staff: readonly Employee[], start: LocalDate): readonly DemoPaper[] {
  const workers = staff.filter(({ position }) => byHand.has(position.name)).map(({ id }): EmployeeId => id)
  return planPapers(
    workers.toSorted((a, b) => a - b),
    { start, months: MONTHS },
  )
}

/** How many days off may come before a month's first memo. */
const AT_MOST_OFF = 15

/** Whether the demo has lived through its whole year: filling it may have been cut off. */
export async function isWholeYear({ memos }: Records, company: CompanyId): Promise<boolean> {
  const all = { section: null, status: null, limit: 1 } as const
  const { items: newest, total } = await memos.list(company, { ...all, page: 1 })
  const { items: oldest } = await memos.list(company, { ...all, page: Math.max(total, 1) })
  const [first, last] = [oldest[0]?.formedOn, newest[0]?.formedOn]
  if (first === undefined || last === undefined) return false
  return last >= addDays(addMonths(first, MONTHS - 1), -AT_MOST_OFF)
}

/** What of the year's papers comes after the last one that was printed; nothing where it can no longer be told. */
export async function listPapersLeft(
  records: Records,
  company: CompanyId,
  templates: readonly Pick<Template, 'id' | 'slug'>[],
): Promise<FilledDemo & { readonly done: number }> {
  const start = await findBeginning(records, company)
  if (start === null || !(await isWholeYear(records, company))) return { company, papers: [], done: 0 }
  const papers = planYear(await records.employees.list(company), start)
  const slugs = new Map(templates.map(({ id, slug }) => [id, slug]))
  const printed = new Set(
    (await records.documents.list(company, everyDocument)).map(
      ({ templateId, date, employees }) => `${slugs.get(templateId)} ${date} ${employees[0]?.id}`,
    ),
  )
  const done =
    papers.findLastIndex(({ slug, date, employeeIds }) => printed.has(`${slug} ${date} ${employeeIds[0]}`)) +
    1
  return { company, papers: papers.slice(done), done }
}

/** The day on which its people were appointed, which the history of any role remembers. */
async function findBeginning({ responsibilities }: Records, company: CompanyId): Promise<LocalDate | null> {
  const [any] = (await responsibilities.readHolders(company)).responsibilities
  const since = any && (await responsibilities.readHistory(company, any.roleId)).at(-1)?.since.at
  return since === undefined ? null : (since.slice(0, 10) as LocalDate)
}
