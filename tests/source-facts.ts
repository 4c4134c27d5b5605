import { listDutiesOnDay } from '@osh/core/documents/sources/facts/duties-on-day.ts'
import type { PlaceOnDay } from '@osh/core/documents/sources/facts/place-on-day.ts'
import type { KnownFacts } from '@osh/core/documents/sources/source.ts'
import { sourceNamed } from '@osh/core/documents/sources/source-table.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { FactRow } from '@osh/core/facts/fact-records.ts'
import type { ObligationFacts } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import {
  aCompany,
  aCompletion,
  anEmployee,
  anObligation,
  day,
  employee,
  mining,
  somePosition,
} from './examples.ts'

/** The day that the papers of these tests are about. */
export const accidentDay = day('2026-11-20')

export const worker: Employee = {
  ...anEmployee({ hireDate: day('2019-09-02'), birthDate: day('1988-05-14') }),
  id: employee(1),
  companyId: mining,
  position: { id: somePosition, name: 'Слесарь-ремонтник' },
  version: 1,
}

let obligations = 0

/** A duty that was done on these days, one after another. */
export const duty = (subject: Subject, ...days: readonly string[]): ObligationFacts => {
  obligations += 1
  const completions = days.map((date, i) =>
    aCompletion(obligations * 100 + i, date, { obligationId: anObligation(obligations).id }),
  )
  return { obligation: anObligation(obligations, { subject }), completions }
}

export const briefing = (name: string, ...days: readonly string[]): ObligationFacts =>
  duty({ section: 'briefing', name }, ...days)
export const training = (name: string, ...days: readonly string[]): ObligationFacts =>
  duty({ section: 'training', name }, ...days)

/** What is known of a paper about the worker on that day, with these duties. */
export const factsWith = (
  histories: readonly ObligationFacts[],
  changes: Partial<KnownFacts> = {},
): KnownFacts => ({
  day: accidentDay,
  company: aCompany(),
  employee: { employee: worker, position: 'Слесарь-ремонтник', department: 'Карьер', movedSince: false },
  protocols: [],
  headcount: 120,
  duties: listDutiesOnDay(histories, changes.day ?? accidentDay),
  ...changes,
})

/** What the source answers with; throws for a name that no source has. */
export function told(name: string, facts: KnownFacts) {
  const source = sourceNamed(name)
  if (source === null) throw new Error(`no source ${name}`)
  return source.fill(facts)
}

/** What it answers with of what the company has said of itself, list by list, and of more facts where it asks for them. */
export const toldOfLists = (
  name: string,
  lists: Readonly<Record<string, readonly FactRow[]>>,
  more: Partial<KnownFacts> = {},
) =>
  told(name, {
    ...{ day: accidentDay, company: aCompany(), facts: new Map(Object.entries(lists)), holders: [] },
    ...more,
  })

/** The worker at another post. */
export const workerAt = (position: string, department: string): PlaceOnDay => ({
  ...{ employee: worker, position, department, movedSince: false },
})

export const value = (name: string, facts: KnownFacts): unknown => told(name, facts)?.value ?? null
