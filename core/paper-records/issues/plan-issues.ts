import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import { offerRow, type PlannedRow, refuseRow } from '../offer.ts'
import type { NamedPerson } from '../paper-record-facts.ts'
import type { SaidIssue } from './read-issues.ts'

type Known = {
  readonly people: readonly NamedPerson[]
  readonly duties: readonly StandingObligation[]
  readonly today: LocalDate
}

/**
 * What a journal of PPE issues becomes (журнал выдачи СИЗ): each row an issue to whom it names, of what they are to have: it goes onto the card, and can be
 * returned. A row that is on record already, or that no norm of theirs gives, is named; of two of one thing the later is taken.
 *
 * Law: приказ Минтруда № 766н.
 */
export function planIssues(
  said: readonly SaidIssue[],
  { people, duties, today }: Known,
): readonly PlannedRow[] {
  const named = Map.groupBy(people, ({ fullName }) => foldName(fullName))
  const own = Map.groupBy(duties.filter(isIssued), ({ employeeId }) => employeeId)
  const planned = said.map((issue): { readonly issue: SaidIssue; readonly duty: Found } => {
    const [person, namesake] = named.get(foldName(issue.fullName)) ?? []
    if (!person || namesake) return { issue, duty: 'person-unknown' }
    return { issue, duty: findDuty(own.get(person.id) ?? [], issue) ?? 'no-obligation' }
  })
  const latest = new Map<StandingObligation, LocalDate>()
  for (const { issue, duty } of planned)
    if (typeof duty === 'object' && issue.date !== null && issue.date >= (latest.get(duty) ?? ''))
      latest.set(duty, issue.date)
  const taken = new Set<StandingObligation>()
  return planned.map(({ issue, duty }) => planIssue(issue, duty, { today, latest, taken }))
}

type Found = StandingObligation | 'person-unknown' | 'no-obligation'

type Ways = {
  readonly today: LocalDate
  readonly latest: ReadonlyMap<StandingObligation, LocalDate>
  readonly taken: Set<StandingObligation>
}

function planIssue(
  { row, fullName, item, date, quantity }: SaidIssue,
  duty: Found,
  { today, latest, taken }: Ways,
): PlannedRow {
  const what = [item, ...(date === null ? [] : [formatDate(date)])].join(', ')
  const words = { key: `row:${row}`, who: fullName, what }
  if (typeof duty === 'string') return refuseRow(words, duty)
  if (date === null || date > today) return refuseRow(words, 'no-date')
  if (duty.memo) return refuseRow(words, 'in-memo')
  const done = duty.baseDate ?? ''
  if (done === date) return refuseRow(words, 'recorded')
  if (done > date || latest.get(duty) !== date || taken.has(duty)) return refuseRow(words, 'later-known')
  taken.add(duty)
  return offerRow(words, 'issue', { is: 'issue', duty, on: date, quantity })
}

const isIssued = ({ subject }: StandingObligation): boolean =>
  subject.section === 'ppe' && subject.event === 'issuance'

const findDuty = (duties: readonly StandingObligation[], { item }: SaidIssue): StandingObligation | null =>
  duties.find(({ subject }) => subject.section === 'ppe' && foldName(subject.name) === foldName(item)) ?? null

/** Whose norms are asked for. */
export const listNamed = (said: readonly SaidIssue[]): readonly string[] => [
  ...new Set(said.map(({ fullName }) => fullName)),
]
