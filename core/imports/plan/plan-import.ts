import { isUnder21 } from '../../deadlines/yearly-until-21.ts'
import { type Employee, joinFullName, namePosition } from '../../employees/employee.ts'
import { isFactField } from '../done/fact-field.ts'
import { keepLatest } from '../done/keep-latest.ts'
import { planFacts } from '../done/plan-facts.ts'
import { type ImportField, type ImportRow, isImportField } from '../import-field.ts'
import { readName } from '../rows/read-name.ts'
import { groupDoubles } from './group-doubles.ts'
import { identify, indexStaff } from './identify.ts'
import type { ImportGround } from './import-ground.ts'
import type {
  Candidate,
  ChangedEntry,
  Choices,
  Entry,
  Fault,
  FaultCode,
  ImportPlan,
  NewEntry,
  RefusedEntry,
} from './import-plan.ts'
import { makePlaces } from './places.ts'
import { planChanged } from './plan-changed.ts'
import { planNew } from './plan-new.ts'
import { refuseNumbers } from './refuse-numbers.ts'

/**
 * What becomes of each row of a file: who is new, what changes, what stays, what can't be taken and why, and what somebody has to decide. A blank
 * cell changes nothing. Planned again after it was applied, nothing is left to do.
 */
export function planImport(ground: ImportGround, rows: readonly ImportRow[], choices: Choices): ImportPlan {
  const { today } = ground
  const places = makePlaces(ground.departments, ground.positions)
  const staff = indexStaff(ground.staff)
  const byId = new Map(ground.staff.map((one) => [one.id, one]))
  const departmentNames = new Map(ground.departments.map(({ id, name }) => [id, name]))
  const read = rows.map((row) => {
    const name = readName(row.values)
    return {
      row,
      name,
      whose: name ? identify(row, name, staff, today) : null,
      choice: choices.get(row.line),
    }
  })
  const doubles = groupDoubles(read, today)
  const duties = Map.groupBy(ground.duties, ({ employeeId }) => employeeId)
  const withFacts = (
    row: ImportRow,
    entry: NewEntry | ChangedEntry | RefusedEntry,
    known?: Employee,
  ): Entry => {
    const own = (known && duties.get(known.id)) ?? []
    const isYoung = entry.is !== 'refused' && isUnder21(entry.details.birthDate, today)
    const { facts, faults } = planFacts(row, { own, isYoung }, today)
    if (entry.is === 'refused') return { ...entry, faults: [...entry.faults, ...faults] }
    const { line, fullName } = entry
    return faults.length > 0 ? { line, fullName, is: 'refused', faults } : { ...entry, facts }
  }
  const plan = read.map(({ row, name, whose, choice }): Entry => {
    const fullName = name ? joinFullName(name) : ''
    const { line } = row
    const of = { line, fullName }
    const refuse = (fault: Fault): Entry => ({ ...of, is: 'refused', faults: [fault] })
    if (choice === 'skip') return { ...of, is: 'skipped' }
    const broken = findBroken(row)
    if (broken) return refuse(lack(row, 'cell/error', broken))
    if (!name || !whose || !name.firstName) return refuse(lack(row, 'full-name/incomplete'))
    if (whose.is === 'another') return refuse(lack(row, 'snils/of-another', 'snils'))
    const twins = doubles.get(line)
    if (twins === 'repeated') return { ...of, is: 'same' }
    if (twins === 'snils') return refuse(lack(row, 'snils/repeated', 'snils'))
    const chosen = typeof choice === 'number' ? byId.get(choice) : undefined
    const known = chosen ?? (choice !== 'new' && whose.is === 'one' ? whose.employee : null)
    const asked = { ...of, is: 'undecided', place: describePlace(row), mayBeNew: !name.areInitials } as const
    if (twins && choice === undefined) return { ...asked, lines: twins, candidates: [], mayBeNew: true }
    if (known) {
      const kept = isOfFactsAlone(row) ? { ...name, lastName: known.lastName } : name
      return withFacts(row, planChanged({ row, name: kept, known, places, departmentNames, today }), known)
    }
    if (whose.is === 'perhaps' && choice === undefined)
      return { ...asked, lines: [], candidates: whose.candidates.map(describeCandidate) }
    if (isOfFactsAlone(row)) return refuse(lack(row, 'person/unknown'))
    if (name.areInitials) return refuse(lack(row, 'full-name/initials-alone'))
    return withFacts(row, planNew({ row, name, places, today }))
  })
  const byLine = new Map(rows.map((row) => [row.line, row]))
  return refuseNumbers(keepLatest(plan, byLine), ground.staff, byLine)
}

/** Nobody is taken on by a list of what was done, nor renamed: it may be older than the surname. */
const isOfFactsAlone = ({ values }: ImportRow): boolean =>
  !values.birthDate && !values.hireDate && Object.keys(values).some(isFactField)

/** What a formula that failed shows, in Russian and English programs. */
const BROKEN =
  /^#(?:н\/д|ссылка!|знач!|дел\/0!|имя\?|пусто!|число!|n\/a|ref!|value!|div\/0!|name\?|null!|num!)$/iu

const findBroken = ({ values }: ImportRow): ImportField | null =>
  Object.keys(values)
    .filter(isImportField)
    .find((field) => BROKEN.test(values[field] ?? '')) ?? null

function lack({ values }: ImportRow, code: FaultCode, given?: ImportField): Fault {
  const field = given ?? (values.fullName ? 'fullName' : 'lastName')
  return { field, value: values[field] ?? '', error: { field, code } as Fault['error'] }
}

const describePlace = ({ values }: ImportRow): string =>
  [values.department, values.position ?? values.positionStaff].filter(Boolean).join(' · ')

const describeCandidate = (one: Employee): Candidate => ({
  id: one.id,
  fullName: joinFullName(one),
  birthDate: one.birthDate,
  personnelNumber: one.personnelNumber,
  position: namePosition(one),
})
