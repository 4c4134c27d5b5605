import { type ExpiringAct, fullActs } from '../../norms/acts/full-acts.ts'
import { findExpiring } from '../../norms/acts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Template } from './template.ts'

/** The acts that the forms rest on and that have ended by their own text, or will within 90 days; earliest first. */
export const listExpiringBasis = (
  templates: readonly Pick<Template, 'basis'>[],
  today: LocalDate,
): readonly ExpiringAct[] =>
  findExpiring(
    fullActs,
    templates.flatMap(({ basis }) => basis.map(({ act }) => act)),
    today,
  )
