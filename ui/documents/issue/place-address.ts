import type { PlaceToMend } from '@osh/core/documents/issuing/place-to-mend.ts'
import { nameCardPath, sectionPaths } from '#ui/employee-card/card-tabs.ts'

/** The page where it is entered, with the cursor in its field where there is one. */
export function addressOf(place: PlaceToMend): string {
  if (place.of === 'company') return `/company/information#${place.field}`
  const { employeeId, part, field } = place
  const tab = part === 'main' || part === 'position' ? part : sectionPaths[part]
  return `${nameCardPath(employeeId, tab)}${field === null ? '' : `#${field}`}`
}
