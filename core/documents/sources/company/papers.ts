import { formatDate } from '../../../wording/formats/dates.ts'
import type { Document } from '../../document.ts'
import type { TemplateKind } from '../../library/template.ts'
import { printDocumentNumber } from '../../numbering/document-number.ts'
import { type Source, source } from '../source.ts'
import { countRows, tellRows } from './rows.ts'

const LOCAL: ReadonlySet<TemplateKind | null> = new Set([
  'regulation',
  'declaration',
  'programme',
  'instruction',
])

/** Of the papers that hold, those that are local acts. */
const listLocalActs = (papers: readonly Document[]): readonly Document[] =>
  papers.filter(({ kind }) => LOCAL.has(kind)).toSorted((a, b) => a.title.localeCompare(b.title, 'ru'))

/** What the archive of documents knows. */
export const archiveSources = {
  'papers.local-acts': source({
    needs: ['papers'],
    gives: 'локальные акты из архива документов: наименование, дата и номер',
    fill: ({ papers }) => {
      const rows = listLocalActs(papers).map(({ title, number, date }) => ({
        ...{ title, requisites: `${formatDate(date)}, № ${printDocumentNumber(number)}` },
        ...{ procedure: '', whom: '', keeper: '', review: '' },
      }))
      return tellRows(rows, `из архива документов: ${countRows(rows)}`)
    },
  }),
  'papers.enacted': source({
    needs: ['papers'],
    gives: 'локальные акты из архива документов, которые вводятся впервые',
    fill: ({ papers }) => {
      const rows = listLocalActs(papers).map(({ title }) => ({ title, replaces: 'нет' }))
      return tellRows(rows, `из архива документов: ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
