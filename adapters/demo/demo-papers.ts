import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { type EmployeeId, isDismissed } from '@osh/core/employees/employee.ts'
import { orderFormOf } from '@osh/core/norms/responsibilities.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import type { DemoClock } from './demo-clock.ts'
import type { Hired } from './demo-hiring.ts'
import type { AppointmentOrder } from './demo-responsible.ts'

/** What the demo's papers are made with: the forms by their lasting names, and whoever issues them. */
export type DemoPress = {
  readonly templates: readonly { readonly id: TemplateId; readonly slug: string }[]
  readonly issuer: DocumentIssuer
}

type Needs = DemoPress & {
  readonly archive: DocumentArchive
  readonly company: CompanyId
  readonly staff: readonly Hired[]
  readonly clock: DemoClock
}

/** Journals and instructions that the company begins its year with. */
const atFirst = [
  'journal-briefing-intro',
  'journal-instructions-registration',
  'journal-instructions-issue',
  'journal-knowledge-check',
  'journal-med-referrals',
  'med-conclusions-journal',
  'microtrauma-journal',
  'journal-accidents-form-11',
  'journal-extinguishers',
  'journal-group-one',
  'journal-ppe-height',
  'journal-road-safety-briefing',
  'instruction-welder',
]

/** How many people one list of those to be trained names. */
const LISTED = 10

/** Orders of appointment under the numbers that the appointments name, as far as a form knows all it asks for; then journals. */
export async function issueFirstPapers(needs: Needs, orders: readonly AppointmentOrder[]): Promise<void> {
  for (const { code, number, date } of orders) {
    const template = needs.templates.find(({ slug }) => slug === orderFormOf({ code }))
    if (template === undefined) continue
    needs.clock.moveTo(date)
    const asked = { templateId: template.id, number: { integer: number, letter: '' }, date }
    await needs.issuer.issue(needs.company, { ...asked, employeeIds: [], answers: {}, batch: null })
  }
  for (const slug of atFirst) await issueOne(needs, slug, [], orders.length)
}

/** A month's papers: a list of those to be trained, every other month, and the PPE card of someone who works with their hands. */
export async function issueMonthsPapers(needs: Needs, month: number, from: LocalDate): Promise<void> {
  needs.clock.moveToWork(addDays(from, 1))
  const today = needs.clock.today()
  const here = needs.staff.filter(({ employee }) => !isDismissed(employee, today))
  const workers = here.filter(({ post }) => post.duties.includes('worker'))
  const first = (month * LISTED) % workers.length
  const idsOf = (people: readonly Hired[]) => people.map(({ employee }) => employee.id)
  if (month % 2 === 0)
    await issueOne(needs, 'training-required-workers', idsOf(workers.slice(first, first + LISTED)), 0)
  await issueOne(needs, 'ppe-personal-card', idsOf(workers.slice(first, first + 1)), 0)
}

/** Under the lowest free number of the year above `after`. */
async function issueOne(
  { templates, issuer, archive, company, clock }: Needs,
  slug: string,
  employeeIds: readonly EmployeeId[],
  after: number,
): Promise<void> {
  const template = templates.find((one) => one.slug === slug)
  const date: LocalDate = clock.today()
  const [number] = await archive.freeNumbers(
    company,
    Number(date.slice(0, 4)),
    { integer: after, letter: '' },
    1,
  )
  if (template === undefined || number === undefined) throw new Error(`the demo has no form ${slug}`)
  const asked = { templateId: template.id, number, date, employeeIds, answers: {}, batch: null }
  accept(await issuer.issue(company, asked))
}
