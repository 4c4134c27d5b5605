import type { LocalDate } from '../../shared/dates/local-date.ts'
import { isOffered, type Template, type TemplateId } from '../library/template.ts'

/**
 * The form by which a paper of another is issued today: the last of those that follow it, or that itself; null for one that the library has no more. A
 * library has no rings.
 */
export function findNewestForm(
  templates: readonly Template[],
  id: TemplateId,
  today: LocalDate,
): Template | null {
  const form = templates.find((one) => one.id === id)
  if (!form) return null
  const next = templates.find((one) => one.follows === form.slug && isOffered(one, today))
  return next ? findNewestForm(templates, next.id, today) : form
}
