import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { DocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoPaper } from './demo-papers.ts'

/** What the demo's papers are made with: the forms by their lasting names, and whoever issues them. */
export type DemoPress = {
  readonly templates: readonly { readonly id: TemplateId; readonly slug: string }[]
  readonly issuer: DocumentIssuer
  readonly archive: Pick<DocumentArchive, 'listFreeNumbers'>
  readonly company: CompanyId
  readonly clock: DemoClock
}

/** How often someone else may take the number that was found free. */
const ATTEMPTS = 5

/**
 * Issues a paper of the year on its day. What has no form, and an order whose form asks for more than the demo knows,
 * is left out; `gone` where the company has been removed.
 *
 * @throws Error where any other paper is refused.
 */
export async function issuePaper(press: DemoPress, paper: DemoPaper): Promise<'over' | 'gone'> {
  const { templates, issuer, company, clock } = press
  const { slug, date, employeeIds } = paper
  const template = templates.find((one) => one.slug === slug)
  if (template === undefined) return 'over'
  const isOrder = 'of' in paper.number
  clock.moveTo(date)
  let refused = ''
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const number = await findNumber(press, paper)
    const asked = { templateId: template.id, number, date, employeeIds, answers: {}, batch: null }
    const issued = await issuer.issue(company, asked)
    if (issued.ok || (isOrder && issued.error.code === 'fields')) return 'over'
    if (issued.error.code === 'not-found') return 'gone'
    refused = JSON.stringify(issued.error)
  }
  throw new Error(`the demo's paper ${slug} was refused: ${refused}`)
}

async function findNumber(
  { archive, company }: DemoPress,
  { number, date }: DemoPaper,
): Promise<DocumentNumber> {
  if ('of' in number) return { integer: number.of, letter: '' }
  const after = { integer: number.after, letter: '' }
  const [free] = await archive.listFreeNumbers(company, Number(date.slice(0, 4)), after, 1)
  return free ?? after
}
