import { computeDueDate } from '@osh/core/deadlines/periodicity.ts'
import type { FactEntry } from '@osh/core/imports/done/fact.ts'
import { findFactor } from '@osh/core/norms/factors.ts'
import { findRules } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import { importTexts as texts } from '../texts.ts'

/** What was done, as a row of the preview says it. */
export const tellFact = ({ subject, date, duty, term, papers, is }: FactEntry) => ({
  what: `${findRules(subject.section).words.name}: ${wordSubject(subject, findFactor)}`,
  before: texts.value(is === 'restated' ? null : (duty?.baseDate ?? null)),
  after: [
    ...(date === null ? [] : [formatDate(date)]),
    ...(papers?.protocol ? [`протокол № ${papers.protocol}`] : []),
    ...(papers?.registry ? [`в реестре № ${papers.registry}`] : []),
  ].join(', '),
  next: nextOf(date, term),
})

/** When it falls due again, by what is loaded. */
function nextOf(date: LocalDate | null, term: FactEntry['term']): string {
  const due = date === null || term === null ? null : computeDueDate(date, term.periodicity)
  return due === null ? '' : `срок ${formatDate(due)}`
}

/** Days as people write them, «м» and «ж» in words. */
