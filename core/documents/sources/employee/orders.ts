import { formatDate } from '../../../wording/formats/dates.ts'
import type { TemplateId } from '../../library/template.ts'
import { printDocumentNumber } from '../../numbering/document-number.ts'
import { type Source, source } from '../source.ts'

/** Orders of suspension, by the numbers of their forms: not trained, not examined, intoxicated, without PPE. */
const SUSPENSIONS = [1040, 1041, 1042, 1043] as readonly number[] as readonly TemplateId[]
const INTERNSHIPS = [1046] as readonly number[] as readonly TemplateId[]

/** The latest of those orders that names the employee. */
const lastOf = (forms: readonly TemplateId[], gives: string): Source =>
  source({
    needs: ['ownPapers'],
    gives,
    fill: ({ ownPapers }) => {
      const paper = ownPapers.find(({ templateId }) => forms.includes(templateId))
      return paper
        ? {
            value: `№ ${printDocumentNumber(paper.number)} от ${formatDate(paper.date)}`,
            from: `из архива документов: ${paper.title}`,
          }
        : null
    },
  })

/** Orders about one employee that other papers name. */
export const orderSources = {
  'person.suspension-order': lastOf(SUSPENSIONS, 'последний приказ об отстранении работника'),
  'person.internship-order': lastOf(INTERNSHIPS, 'последний приказ о стажировке работника'),
} as const satisfies Readonly<Record<string, Source>>
