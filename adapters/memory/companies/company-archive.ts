import type { ArchivedFile, ArchivedRow, CompanyArchive } from '@osh/core/archive/company-archive.ts'
import { documentFormats } from '@osh/core/documents/document.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

/** What each person has for themselves, what opens doors, and what is given out beside the tables. */
const withheld: readonly string[] = [
  ...['journal', 'files', 'documentFiles', 'messages', 'conversations', 'calendarLinks', 'jobs'],
  ...['keptAnswers', 'noticeReads', 'noticeMarks', 'noticeSettings', 'savedFilters'],
]

export const makeCompanyArchive = (ledger: Ledger): CompanyArchive => ({
  listTables: () => ledger.read((state) => Object.keys(state).filter((list) => !withheld.includes(list))),
  readTable: (company, table) =>
    ledger.read((state) => ({ items: listRows(state, company, table), next: null })),
  listFiles: (company) => ledger.read((state) => ({ items: listFiles(state, company), next: null })),
})

/** What names the company; completions name their obligation. */
function listRows(state: State, company: CompanyId, list: string): readonly ArchivedRow[] {
  if (list === 'companies') return state.companies.filter(({ id }) => id === company)
  const obligations = new Set(state.obligations.filter((one) => isOf(one, company)).map(({ id }) => id))
  if (list === 'completions')
    return state.completions.filter(({ obligationId }) => obligations.has(obligationId))
  const things: unknown = Object.entries(state).find(([name]) => name === list)?.[1]
  return Array.isArray(things)
    ? things
        .filter((thing: unknown) => isOf(thing, company))
        .map(({ tokenHash: _, ...row }: ArchivedRow) => row)
    : []
}

const isOf = (thing: unknown, company: CompanyId): boolean =>
  typeof thing === 'object' && thing !== null && 'companyId' in thing && thing.companyId === company

function listFiles(state: State, company: CompanyId): readonly ArchivedFile[] {
  const isOwn = ({ companyId }: { readonly companyId: CompanyId }): boolean => companyId === company
  return [
    ...state.documents.filter(isOwn).flatMap(({ id, date, title, files }) =>
      documentFormats.flatMap((format): readonly ArchivedFile[] => {
        const mark = files[format]
        return mark === null ? [] : [{ path: `Документы/${date.slice(0, 4)}/${id} ${title}.${format}`, mark }]
      }),
    ),
    ...state.ownForms.filter(isOwn).map(({ id, fileName, sha256, size }) => ({
      path: `Свои формы/${id} ${fileName}`,
      mark: { sha256, size },
    })),
    ...(state.evidence ?? [])
      .filter(isOwn)
      .flatMap(({ id, name, content }): readonly ArchivedFile[] =>
        content.is === 'file'
          ? [{ path: `Происшествия/${id} ${name}.${content.format}`, mark: content.file }]
          : [],
      ),
  ]
}
