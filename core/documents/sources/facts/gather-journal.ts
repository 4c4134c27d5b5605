import type { Company } from '../../../companies/company.ts'
import { everyMicrotrauma } from '../../../incidents/microtraumas/microtrauma-repository.ts'
import type { Answers } from '../../answers/answers.ts'
import type { Template } from '../../library/template.ts'
import { buildJournalRows, MOST_IN_JOURNAL } from '../microtrauma/journal-rows.ts'
import type { KnownFacts } from '../source.ts'
import type { FactRecords } from './gather-facts.ts'
import { readPeriod } from './read-period.ts'

/**
 * Lines of the journal of microtraumas of the period that the paper names; none where it names none. One line more than a journal holds is
 * among them where there are more: the paper is refused then, not cut.
 */
export async function gatherJournal(
  { microtraumas, longLists, departments }: FactRecords,
  { id }: Company,
  template: Pick<Template, 'values'>,
  answers: Answers,
): Promise<Pick<KnownFacts, 'journal'>> {
  const period = readPeriod(template, answers)
  if (period === null) return {}
  const limit = MOST_IN_JOURNAL + 1
  const { items } = await microtraumas.listPage(id, { ...everyMicrotrauma, ...period, page: 1, limit })
  const ids = items.flatMap(({ injured: { employeeId } }) => (employeeId === null ? [] : [employeeId]))
  const people = await longLists.listEmployees(id, ids)
  const named = new Map((await departments.list(id)).map((one) => [one.id, one.name]))
  const places = new Map(people.map((one) => [one.id, named.get(one.departmentId) ?? '']))
  return { journal: buildJournalRows(items, (one) => places.get(one) ?? '') }
}
