import { listCitedActs } from '../../norms/acts/cited-acts.ts'
import { type FullAct, fullActs } from '../../norms/acts/full-acts.ts'
import { type LawChange, listLawChanges, touches } from '../../norms/acts/law-changes.ts'
import { type DeadlineRule, deadlineRules } from '../../norms/deadline-rules.ts'
import { type Role, type RoleId, roleGroups } from '../../norms/responsibilities.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { AlikeDuties } from './duties-by-rule.ts'
import { isOffered, type Template, type TemplateId } from './template.ts'

/** How much of a company stands on something of the law. */
export interface LawCounts {
  /** Papers by form that hold and were dated before the day; null: whatever their day. */
  countPapers(companyId: CompanyId, before: LocalDate | null): Promise<ReadonlyMap<TemplateId, number>>
  /** Obligations by what their rule follows from; those that were removed count no more. */
  countDuties(companyId: CompanyId): Promise<readonly AlikeDuties[]>
}

export type TouchedForm = Pick<Template, 'id' | 'title' | 'scope'> & {
  readonly groupId: number
  readonly papers: number
}
export type TouchedRule = Pick<DeadlineRule, 'id' | 'what'> & { readonly duties: number }
export type TouchedRole = Pick<Role, 'id' | 'name'> & { readonly holders: number }

/** A change of the law with all that stands on what it has changed; papers are those from before it, all of them where its day is not known. */
export type ReviewedChange = {
  readonly change: LawChange
  readonly forms: readonly TouchedForm[]
  readonly rules: readonly TouchedRule[]
  readonly roles: readonly TouchedRole[]
}

/** A form that another one follows, from a day on. */
export type FollowedForm = { readonly id: TemplateId; readonly by: string; readonly since: LocalDate }

export type LawReview = {
  readonly changes: readonly ReviewedChange[]
  readonly followed: readonly FollowedForm[]
}

/** Port: what of a company changes of the law touch. */
export interface LawDesk {
  reviewLaw(companyId: CompanyId): Promise<LawReview>
}

type Known = {
  readonly templates: readonly Template[]
  readonly today: LocalDate
  readonly papers: (before: LocalDate | null) => ReadonlyMap<TemplateId, number>
  readonly duties: ReadonlyMap<string, number>
  readonly holders: ReadonlyMap<RoleId, number>
}

/** What stands on each change; one on which nothing of the product stands is left out. */
export const reviewChanges = (
  { templates, today, papers, duties, holders }: Known,
  acts: readonly FullAct[] = fullActs,
): LawReview => ({
  changes: listLawChanges(acts, today)
    .map((change): ReviewedChange => {
      const counts = papers(change.from)
      return {
        change,
        forms: templates
          .filter(({ basis }) => basis.some((cited) => touches(change, cited)))
          .map(({ id, title, scope, group }) => ({
            ...{ id, title, scope, groupId: group.id, papers: counts.get(id) ?? 0 },
          })),
        rules: deadlineRules
          .filter(({ citations }) => citations.some((cited) => touches(change, cited)))
          .map(({ id, what }) => ({ id, what, duties: duties.get(id) ?? 0 })),
        roles: roleGroups
          .flatMap(({ roles }) => roles)
          .filter(({ legalBasis }) => listCitedActs(legalBasis).some(({ id }) => id === change.act))
          .map(({ id, name }) => ({ id, name, holders: holders.get(id) ?? 0 })),
      }
    })
    .filter(({ forms, rules, roles }) => forms.length + rules.length + roles.length > 0),
  followed: templates.flatMap(({ slug, id }) => {
    const next = templates.find((one) => one.follows === slug && isOffered(one, today))
    return next ? [{ id, by: next.title, since: next.validFrom }] : []
  }),
})

/**
 * Since when a paper's form, or the law under it, is another than the one that it was issued by; null while neither is. A change without a
 * day tells nothing of a paper.
 */
export function findChangeSince(
  { changes, followed }: LawReview,
  templateId: TemplateId,
  issuedOn: LocalDate,
): { readonly since: LocalDate; readonly is: 'form' | 'law' } | null {
  const next = followed.find(({ id, since }) => id === templateId && since > issuedOn)
  if (next) return { since: next.since, is: 'form' }
  for (const { change, forms } of changes) {
    const since = change.from ?? issuedOn
    if (since > issuedOn && forms.some(({ id }) => id === templateId)) return { since, is: 'law' }
  }
  return null
}
