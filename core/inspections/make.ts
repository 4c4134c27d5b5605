import { command, type Decision } from '../commands/command.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { InspectionLink } from './inspection-link.ts'
import { type LinkWrite, newLinkId, openLinks } from './link-facts.ts'
import { type LinkCode, readLink } from './read-link.ts'

/** A company has so many links that open at a time. */
export const MOST_OPEN = 20

type Asked = {
  readonly companyId: CompanyId
  /** Of the secret in the address. */
  readonly tokenHash: string
  /** As typed: `readLink` reads it. */
  readonly details: Input
}

/** Makes a link by which an inspector reads chosen records as they were on a day (ссылка для проверяющего). */
export const make = command({
  name: 'inspections/make',
  *gather({ companyId, details }: Asked) {
    const today = yield* todayOf({ companyId })
    const read = readLink(details, today)
    if (!read.ok) return read
    if ((yield* openLinks({ companyId, on: today })) >= MOST_OPEN)
      return err(fieldErrors({ field: 'name', code: 'inspection-links/too-many' }))
    return ok({ details: read.value, id: yield* newLinkId({ companyId }) })
  },
  decide(
    { details, id },
    { companyId, tokenHash },
    signed,
  ): Result<Decision<InspectionLink, LinkWrite>, FieldErrors<LinkCode | 'inspection-links/too-many'>> {
    const link = { ...details, id, companyId, made: signed, revoked: null }
    return ok({
      writes: [{ kind: 'new-inspection-links', rows: [{ ...link, tokenHash }] }],
      changes: [{ record: 'inspection-link', ids: [id], before: null, after: details }],
      answer: link,
    })
  },
})
