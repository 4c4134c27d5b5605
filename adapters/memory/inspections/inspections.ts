import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { deriveLinkState, type InspectionLink } from '@osh/core/inspections/inspection-link.ts'
import {
  type InspectionDoor,
  type InspectionQueries,
  LINKS_TOLD,
  OPENINGS_TOLD,
} from '@osh/core/inspections/inspections.ts'
import type { LinkQuestion, LinkWrite } from '@osh/core/inspections/link-facts.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { readMembershipOf } from '../companies/membership-of.ts'
import type { Ledger } from '../ledger.ts'
import { tellTodayIn } from '../staff/staff.ts'
import { findNextId, type State } from '../state.ts'

const listLinksIn = ({ inspectionLinks = [] }: State, company: CompanyId) =>
  inspectionLinks.filter(({ companyId }) => companyId === company)

const withoutHash = ({ tokenHash: _, ...link }: InspectionLink & { readonly tokenHash: string }) => link

export const makeInspectionQueries = (ledger: Ledger, clock: Clock): InspectionQueries => ({
  links: (company) =>
    ledger.read((state) => {
      const today = tellTodayIn(state, company, clock)
      const ofEach = Map.groupBy(
        (state.inspectionOpenings ?? []).filter(({ companyId }) => companyId === company),
        ({ id }) => id,
      )
      return listLinksIn(state, company)
        .toReversed()
        .slice(0, LINKS_TOLD)
        .map((kept) => {
          const all = ofEach.get(kept.id) ?? []
          const latest = all.map(({ at }) => at).toReversed()
          return {
            ...withoutHash(kept),
            state: deriveLinkState(kept, today),
            openings: { count: all.length, latest: latest.slice(0, OPENINGS_TOLD) },
          }
        })
    }),
})

export const makeInspectionDoor = (ledger: Ledger): InspectionDoor => ({
  look: (company, tokenHash) =>
    ledger.read((state) => {
      const kept = listLinksIn(state, company).find((one) => one.tokenHash === tokenHash)
      if (!kept) return null
      const maker = state.memberships.find(
        ({ companyId, userId }) => companyId === company && userId === kept.made.by,
      )
      return { link: withoutHash(kept), maker: maker ? readMembershipOf(maker) : null }
    }),
})

export const answerInspections = (state: State): Answers<LinkQuestion> => ({
  'inspection-link': ({ companyId, id }) => {
    const kept = listLinksIn(state, companyId).find((one) => one.id === id)
    return kept ? withoutHash(kept) : null
  },
  'open-inspection-links': ({ companyId, on }) =>
    listLinksIn(state, companyId).filter((link) => deriveLinkState(link, on) === 'open').length,
  'new-inspection-link-id': () => findNextId(state.inspectionLinks ?? []),
})

export const inspectionWriters: Writers<LinkWrite, State, State> = {
  'new-inspection-links': (state, rows) => ({
    ...state,
    inspectionLinks: [...(state.inspectionLinks ?? []), ...rows],
  }),
  'revoked-inspection-links': (state, rows) => ({
    ...state,
    inspectionLinks: (state.inspectionLinks ?? []).map((one) => ({
      ...one,
      ...rows.find(({ id, companyId }) => id === one.id && companyId === one.companyId),
    })),
  }),
  'inspection-openings': (state, rows) => ({
    ...state,
    inspectionOpenings: [...(state.inspectionOpenings ?? []), ...rows],
  }),
}
