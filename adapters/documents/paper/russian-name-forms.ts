import { declineName } from '@osh/core/documents/on-paper/declension/decline-name.ts'
import { declineDepartment } from '@osh/core/documents/on-paper/decline-department.ts'
import { declinePosition } from '@osh/core/documents/on-paper/decline-position.ts'
import type { NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'

/** Russian case forms by the rules of core, each worked out once. */
export const makeRussianNameForms = (): NameForms => ({
  name: keepDeclined(
    ({ lastName, firstName, fatherName, sex }) => `${lastName} ${firstName} ${fatherName} ${sex}`,
    declineName,
  ),
  position: keepDeclined((position) => position, declinePosition),
  department: keepDeclined((department) => department, declineDepartment),
})

/** How many names, positions or departments are kept in a case: papers name the same few again and again. */
const MOST_KEPT = 2000

function keepDeclined<T, D>(keyOf: (one: T) => string, decline: (one: T, wanted: RussianCase) => D) {
  const known = new Map<string, D>()
  return (one: T, wanted: RussianCase): D => {
    const key = `${wanted} ${keyOf(one)}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= MOST_KEPT) known.clear()
    const declined = decline(one, wanted)
    known.set(key, declined)
    return declined
  }
}
