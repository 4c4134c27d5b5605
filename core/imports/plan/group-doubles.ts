import { type InTurns, mapInTurns } from '../../commands/in-turns.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type ImportRow, staffFields } from '../import-field.ts'
import type { NameGiven } from '../rows/read-name.ts'
import { type Identified, listKeys } from './identify.ts'
import type { Choice } from './import-plan.ts'
import { describePerson } from './jobs.ts'

type Read = {
  readonly row: ImportRow
  readonly name: NameGiven | null
  readonly whose: Identified | null
  readonly choice: Choice | undefined
}

/** `repeated`: the row says nothing that an earlier one doesn't; `snils`: two people have one; else the lines of rows that are likely of one person and one job. */
type Doubled = 'repeated' | 'snils' | readonly number[]

/** Rows that are likely of one person, by line. Those that are left out count no more; of what someone has decided nothing is asked again. */
export function* groupDoubles(all: readonly Read[], today: LocalDate): InTurns<ReadonlyMap<number, Doubled>> {
  const groups = new Map<string, Read[]>()
  yield* mapInTurns(all, (one) => {
    if (one.choice === 'skip' || !one.name || !one.whose) return
    for (const key of keysOf(one, one.name, today)) {
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  })
  const doubled = new Map<number, Doubled>()
  yield* mapInTurns(groups, ([key, group]) => judgeGroup(key, group, doubled, today))
  return doubled
}

function keysOf(one: Read, name: NameGiven, today: LocalDate): readonly string[] {
  if (typeof one.choice === 'number') return [`employee ${one.choice}`]
  const keys = listKeys(one.row, name, today)
  return one.whose?.is === 'one' && one.choice !== 'new'
    ? [...keys, `employee ${one.whose.employee.id}`]
    : keys
}

function judgeGroup(
  key: string,
  group: readonly Read[],
  doubled: Map<number, Doubled>,
  today: LocalDate,
): void {
  const rows = new Set<string>()
  for (const { row } of group) {
    const said = JSON.stringify(row.values)
    if (rows.has(said)) doubled.set(row.line, 'repeated')
    rows.add(said)
  }
  const different = group.filter(({ row }) => doubled.get(row.line) !== 'repeated')
  if (areJobs(different)) return
  const ofStaff = different.filter(isOfStaff)
  const told = new Set(ofStaff.map(({ row }) => describeStaff(row)))
  if (told.size + different.length - ofStaff.length < 2) return
  const lines = different.map(({ row }) => row.line)
  const jobs = different.filter(({ choice }) => choice === 'job')
  const areTwo =
    different.filter(({ choice }) => choice === 'new').length > 1 ||
    new Set(jobs.map(({ row }) => describePerson(row, today))).size > 1
  const asked = key.startsWith('snils') && areTwo ? 'snils' : lines
  for (const { row } of different) if (doubled.get(row.line) !== 'snils') doubled.set(row.line, asked)
}

/** Whether each is of another record of the staff: who has two jobs has two. */
function areJobs(rows: readonly Read[]): boolean {
  const ids = rows.map((one) => (isOfStaff(one) ? findId(one) : null))
  return !ids.includes(null) && new Set(ids).size > 1
}

const findId = ({ whose, choice }: Read): EmployeeId | null => {
  if (typeof choice === 'number') return choice
  return whose?.is === 'one' ? whose.employee.id : null
}

/** Rows of somebody of the staff that say the same of them tell of several things that were done. */
const isOfStaff = ({ whose, choice }: Read): boolean =>
  typeof choice === 'number' || (whose?.is === 'one' && choice !== 'new')

const describeStaff = ({ values }: ImportRow): string =>
  JSON.stringify(staffFields.map((field) => values[field]))
