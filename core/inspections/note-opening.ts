import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { InspectionLinkId } from './inspection-link.ts'
import { type LinkWrite, lockLink } from './link-facts.ts'

type Asked = { readonly companyId: CompanyId; readonly id: InspectionLinkId }

/**
 * Notes that a link was opened (открыта). No one has signed in: the journal signs it with whoever made the link. One that was taken back at the
 * same moment is not opened any more.
 */
export const noteOpening = command({
  name: 'inspections/open',
  *gather({ companyId, id }: Asked) {
    const link = yield* lockLink({ companyId, id })
    return link && link.revoked === null ? ok(link.name) : err(notFound)
  },
  decide(name, { companyId, id }, { at }): Result<Decision<null, LinkWrite>, NotFound> {
    return ok({
      writes: [{ kind: 'inspection-openings', rows: [{ companyId, id, at }] }],
      changes: [{ record: 'inspection-link', ids: [id], before: null, after: { name } }],
      answer: null,
    })
  },
})
