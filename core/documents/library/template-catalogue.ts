import type { CompanyId } from '../../companies/company.ts'
import type { ExpiringAct } from '../../norms/acts/full-acts.ts'
import type { ActId } from '../../norms/acts.ts'
import type { Holders } from '../../responsibilities/responsibility-repository.ts'
import { findWarnedTemplateGroups } from '../../responsibilities/role-table.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Listed, PageQuery } from '../../shared/page.ts'
import { listExpiringBasis } from './expiring-basis.ts'
import { isOffered, type Template, type TemplateScope } from './template.ts'
import { type TemplateGroup, templateGroups } from './template-group.ts'

/** A group with the forms it offers. */
export type OfferedGroup = {
  readonly group: TemplateGroup
  /** A responsibility that its forms rest on is unfilled: warned of, never refused. */
  readonly needsResponsible: boolean
  readonly templates: readonly Template[]
  /** The acts that its forms rest on and that end soon or have ended, as of today; earliest first. */
  readonly ending: readonly ExpiringAct[]
}

/** A form as the public catalogue shows it. */
export type CatalogueItem = Pick<Template, 'id' | 'title'> & {
  readonly group: Pick<TemplateGroup, 'id' | 'name'>
}

export type CatalogueQuery = PageQuery & {
  readonly search: string
  /** Only forms that rest on the act. */
  readonly act?: ActId
}

/** Port: the titles of the library, which anyone may ask for. */
export interface TitleCatalogue {
  /** The best match first, without a search by groups. */
  search(query: CatalogueQuery): Promise<Listed<CatalogueItem>>
}

/** Port: the library of forms. */
export interface TemplateCatalogue extends TitleCatalogue {
  /** What may be issued on the day; groups that offer nothing are left out. */
  listGroups(companyId: CompanyId, scope: TemplateScope, date: LocalDate): Promise<readonly OfferedGroup[]>
}

/** Those of the forms that rest on the act; all of them where none is named. */
export const filterRestingOn = <T extends Pick<Template, 'basis'>>(
  forms: readonly T[],
  act: ActId | undefined,
): readonly T[] => (act ? forms.filter(({ basis }) => basis.some((citation) => citation.act === act)) : forms)

/** The groups of one scope (of both when null) on a day, in the order of pages; acts end as of today. */
export function listOfferedGroups(
  templates: readonly Template[],
  scope: TemplateScope | null,
  { date, today }: { readonly date: LocalDate; readonly today: LocalDate },
  holders: Holders,
): readonly OfferedGroup[] {
  const warned = findWarnedTemplateGroups(holders)
  const offered = templates.filter(
    (template) => (scope === null || template.scope === scope) && isOffered(template, date),
  )
  const byGroup = Map.groupBy(offered, ({ group }) => group.id)
  return templateGroups.flatMap((group) => {
    const own = byGroup.get(group.id)
    if (!own) return []
    const ending = listExpiringBasis(own, today)
    return [{ group, needsResponsible: warned.has(group.name), templates: own, ending }]
  })
}
