import { command, type Decision, type Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { lockCompany } from '../companies/company-facts.ts'
import type { UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type FilterCode, readFiltered } from './read-filter.ts'
import { type Filtered, isEveryRow, type RowFilter } from './row-filter.ts'

/** What a member wants a section's table to begin with; null for all of it. */
export type SavedFilter = {
  readonly companyId: CompanyId
  readonly user: UserId
  readonly section: Filtered['section']
  readonly filter: RowFilter | null
}

export type FilterWrite = Write<'saved-filters', SavedFilter>

type Asked = { readonly companyId: CompanyId; readonly details: Input }
type Refusal = NotFound | FieldErrors<FilterCode | 'section/unknown'>

/** Keeps a filter of one section's table for the person, in place of the one before; one that leaves everything forgets it. */
export const saveFilter = command({
  name: 'deadlines/save-filter',
  *gather({ companyId, details }: Asked, { by: member }) {
    const table = readFiltered(details)
    if (!table.ok) return table
    return (yield* lockCompany({ member, companyId })) ? table : err(notFound)
  },
  decide({ section, filter }, { companyId }, { by: user }): Result<Decision<null, FilterWrite>, Refusal> {
    const saved = isEveryRow(filter) ? null : filter
    return ok({
      writes: [{ kind: 'saved-filters', rows: [{ companyId, user, section, filter: saved }] }],
      changes: [],
      answer: null,
    })
  },
})
