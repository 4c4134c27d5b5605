import type { ObligationInput } from '../../obligations/entering/obligation-input.ts'
import type { ObligationDraft } from '../../obligations/obligation.ts'
import { parseObligationDraft } from '../../obligations/reading/parse-obligation.ts'
import type { PpeEvent } from '../../obligations/subject.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { ErrorOf, Result } from '../../shared/results/result.ts'

/** A new obligation that a row asks for: once, and due today. */
export const readNewRow = (
  section: Section,
  input: ObligationInput,
  event: PpeEvent | null,
  today: LocalDate,
): Result<ObligationDraft, ErrorOf<typeof parseObligationDraft>> =>
  parseObligationDraft(
    section,
    { ...input, ...(event ? { event } : {}), periodicity: 'разово', deadline: today },
    today,
  )
