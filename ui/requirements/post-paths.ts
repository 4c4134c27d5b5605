import type { Post } from '@osh/core/requirements/requirement.ts'
import type { Section } from '@osh/core/sections/section.ts'

export const requirementsPath = '/settings/requirements'

/** The page of a position, or of the position in a department where it differs; at one of its sections, if one is named. */
export const namePostPath = ({ positionId, departmentId }: Post, section?: Section): string =>
  [
    requirementsPath,
    `/${positionId}`,
    departmentId === null ? '' : `/${departmentId}`,
    section === undefined ? '' : `#${section}`,
  ].join('')
