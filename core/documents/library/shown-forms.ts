import type { Template } from './template.ts'
import type { OfferedGroup } from './template-catalogue.ts'

/** Forms that a page shows before anyone asks for more: its cost does not grow with the library. */
export const FORMS_AT_ONCE = 60

/** A group with those of its forms that are on the page. */
export type ShownGroup = {
  readonly offered: OfferedGroup
  readonly isOpen: boolean
  readonly forms: readonly Template[]
  /** How many of them are not shown yet; 0 in a group that is closed. */
  readonly rest: number
}

/**
 * What a page of groups shows, in its order: the open ones share `FORMS_AT_ONCE` forms, and one in which more was asked for has as many
 * as that.
 */
export function showForms(
  groups: readonly OfferedGroup[],
  isOpen: (groupId: number) => boolean,
  asked: ReadonlyMap<number, number>,
): readonly ShownGroup[] {
  let left = FORMS_AT_ONCE
  return groups.map((offered) => {
    const { group, templates } = offered
    if (!isOpen(group.id)) return { offered, isOpen: false, forms: [], rest: 0 }
    const own = asked.get(group.id)
    const forms = templates.slice(0, own ?? left)
    if (own === undefined) left -= forms.length
    return { offered, isOpen: true, forms, rest: templates.length - forms.length }
  })
}
