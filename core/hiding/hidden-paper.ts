import type { Document } from '../documents/document.ts'
import { templateGroups } from '../documents/library/template-group.ts'
import type { HiddenKind } from '../rights/membership.ts'

/** Forms about health, whomever they name. */
const groups = new Set(
  templateGroups
    .filter(({ slug }) => ['medical', 'accidents', 'microtrauma'].includes(slug))
    .map(({ id }) => id),
)

/**
 * Whether the paper has something that is hidden from whoever does not see all of it. Of a paper nothing can be taken out: one that
 * names people, is about health or an accident, or is by the company's own form, of which no one knows what it prints, is given whole or
 * not at all.
 */
export const isHiddenPaper = (
  {
    employees,
    groupId,
    incidentId = null,
    files,
  }: Pick<Document, 'employees' | 'groupId' | 'incidentId' | 'files'>,
  hidden: readonly HiddenKind[],
): boolean =>
  hidden.length > 0 &&
  (employees.length > 0 || groups.has(groupId) || incidentId !== null || files.pdf === null)
