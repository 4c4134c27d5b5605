import { type CompanyDetails, nameCompanyShort } from '../../companies/company.ts'
import { findRoleByCode } from '../../norms/responsibilities.ts'
import type { Responsibility } from '../../responsibilities/responsibility.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Suggestion, Template, ValueKind, ValueSpec } from '../library/template.ts'
import type { Answers } from './answers.ts'

/** What the service knows of a company on the day of a document. */
export type KnownOfCompany = {
  readonly company: CompanyDetails
  /** Null while there is none. */
  readonly date: LocalDate | null
  readonly responsibilities: readonly Responsibility[]
}

/** What the dialog of a form begins with; a value of which nothing is known is left out. */
export function suggestAnswers({ values }: Template, known: KnownOfCompany): Answers {
  const suggested = values.map((spec) => [spec.name, suggest(spec, known)] as const)
  return Object.fromEntries(suggested.filter(([, answer]) => answer !== null))
}

function suggest({ kind, suggested }: ValueSpec, known: KnownOfCompany): unknown {
  if (suggested) return suggestFrom(suggested, kind, known)
  return kind.type === 'responsible' ? (listHolders([kind.role], known)[0] ?? null) : null
}

function suggestFrom(suggested: Suggestion, kind: ValueKind, known: KnownOfCompany): unknown {
  const { company, date } = known
  switch (suggested.from) {
    case 'text':
      return suggested.text
    case 'document-date':
      return date
    case 'company':
      return suggested.field === 'shortName' ? nameCompanyShort(company) : company[suggested.field]
    case 'director':
      return { fullName: company.directorName, position: company.directorPosition ?? '' }
    case 'responsible':
      return suggestHolders(suggested.roles, kind, known)
  }
}

/** The chair of a commission holds the first role, its members the others. */
function suggestHolders(roles: readonly string[], { type }: ValueKind, known: KnownOfCompany): unknown {
  const holders = listHolders(roles, known)
  if (type === 'employees') return holders.length > 0 ? holders : null
  if (type !== 'commission') return holders[0] ?? null
  const [chair] = listHolders(roles.slice(0, 1), known)
  return chair === undefined
    ? null
    : { chair, members: holders.filter((id) => id !== chair), secretary: null }
}

const listHolders = (codes: readonly string[], { responsibilities }: KnownOfCompany): readonly number[] => {
  const held = codes.flatMap((code) =>
    responsibilities.filter(({ roleId, dismissed }) => !dismissed && roleId === findRoleByCode(code)?.id),
  )
  return [...new Set(held.map(({ employeeId }) => employeeId))]
}
