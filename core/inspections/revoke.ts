import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import { shownId } from '../shared/input/identifier.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { InspectionLink, InspectionLinkId } from './inspection-link.ts'
import { type LinkWrite, lockLink } from './link-facts.ts'

/** `linkId`. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/** Takes a link back (отозвать): from this moment on it is as if there were none. Taken back twice, it stays with whoever was first. */
export const revoke = command({
  name: 'inspections/revoke',
  *gather({ companyId, details }: Asked) {
    const key = readObject(details, { linkId: shownId<InspectionLinkId> })
    if (!key.ok) return key
    const link = yield* lockLink({ companyId, id: key.value.linkId })
    return link ? ok(link) : err(notFound)
  },
  decide(
    link,
    { companyId },
    signed,
  ): Result<Decision<InspectionLink, LinkWrite>, FieldErrors<'choice/unknown'> | NotFound> {
    if (link.revoked) return ok({ writes: [], changes: [], answer: link })
    const { id, name } = link
    return ok({
      writes: [{ kind: 'revoked-inspection-links', rows: [{ companyId, id, revoked: signed }] }],
      changes: [{ record: 'inspection-link', ids: [id], before: { name }, after: null }],
      answer: { ...link, revoked: signed },
    })
  },
})
