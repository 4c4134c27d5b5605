import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { mapSections, type Section, sections } from '@osh/core/sections/section.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'

/** The ends of the paths of the card's section tabs. */
export const sectionPaths: Readonly<Record<Section, string>> = {
  ...mapSections(({ path }) => path),
  risk: 'risk',
}

/** The card's own order of tabs is that of the sections. */
export const cardSections = sections

/** «/employees/:12/training»: the segment of the id itself begins with a colon. */
export const nameCardPath = (id: EmployeeId, tab = 'main'): string => `/employees/:${id}/${tab}`

/** The id that a segment of the path names; null for one without a colon or without a number. */
export function readCardId(segment: string | undefined): EmployeeId | null {
  return segment?.startsWith(':') ? (readId(segment.slice(1)) as EmployeeId | null) : null
}

/** The tab that a path of the card ends with; `main` where it names none. */
export function readCardTab(pathname: string): string {
  const [, tab] = /^\/employees\/:\d+\/([^/]+)/.exec(pathname) ?? []
  return tab ?? 'main'
}
