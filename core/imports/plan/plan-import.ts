import { doAtOnce, type InTurns, mapInTurns } from '../../commands/in-turns.ts'
import { isUnder21 } from '../../deadlines/yearly-until-21.ts'
import { type Employee, joinFullName } from '../../employees/employee.ts'
import type { Fact } from '../done/fact.ts'
import { isFactField } from '../done/fact-field.ts'
import { keepLatest } from '../done/keep-latest.ts'
import { planFacts } from '../done/plan-facts.ts'
import { type ImportField, type ImportRow, isImportField } from '../import-field.ts'
import { keyPlace, makePlaces, type PlaceQuestion } from '../places/places.ts'
import { readName } from '../rows/read-name.ts'
import { assignJobs } from './assign-jobs.ts'
import { describeCandidate } from './candidate.ts'
import { askPlace, findPlace } from './find-place.ts'
import { groupDoubles } from './group-doubles.ts'
import { identify, indexStaff } from './identify.ts'
import type { ImportGround } from './import-ground.ts'
import {
  type ChangedEntry,
  type CountedQuestion,
  type Decisions,
  type Entry,
  type Fault,
  type FaultCode,
  type FilePlan,
  listDismissed,
  type NewEntry,
  type RefusedEntry,
} from './import-plan.ts'
import { listAbsent } from './list-absent.ts'
import { planChanged } from './plan-changed.ts'
import { planNew } from './plan-new.ts'
import { refuseNumbers } from './refuse-numbers.ts'

/**
 * What becomes of each row of a file: who is new, what changes, what stays, what can't be taken and why, and what somebody has to decide; and who is in none
 * of them. A blank cell changes nothing. Planned again after it was applied, nothing is left to do.
 */
export const planImport = (
  ground: ImportGround,
  rows: readonly ImportRow[],
  decisions: Decisions,
): FilePlan => doAtOnce(planInTurns(ground, rows, decisions))

/** The same where others wait meanwhile: a file of 50,000 rows takes seconds. */
export function* planInTurns(
  ground: ImportGround,
  rows: readonly ImportRow[],
  { choices, places: answers, dismissals }: Decisions,
): InTurns<FilePlan> {
  const { today } = ground
  const places = makePlaces(ground, rows, answers)
  const departmentNames = new Map(ground.departments.map(({ id, name }) => [id, name]))
  const staff = indexStaff(ground.staff, departmentNames)
  const byId = new Map(ground.staff.map((one) => [one.id, one]))
  const read = yield* mapInTurns(rows, (row) => {
    const name = readName(row.values)
    return {
      row,
      name,
      whose: name ? identify(row, name, staff, today) : null,
      choice: choices.get(row.line),
    }
  })
  const doubles = yield* groupDoubles(read, today)
  const jobs = assignJobs(read, staff)
  const questions = new Map<string, CountedQuestion>()
  const confirmed = new Map<number, readonly Fact[]>()
  const duties = Map.groupBy(ground.duties, ({ employeeId }) => employeeId)
  const withFacts = (
    row: ImportRow,
    entry: NewEntry | ChangedEntry | RefusedEntry,
    known?: Employee,
  ): Entry => {
    const own = (known && duties.get(known.id)) ?? []
    const isYoung = entry.is !== 'refused' && isUnder21(entry.details.birthDate, today)
    const { facts, faults, confirmed: standing } = planFacts(row, { own, isYoung }, today)
    if (entry.is === 'refused') return { ...entry, faults: [...entry.faults, ...faults] }
    const { line, fullName } = entry
    if (faults.length > 0) return { line, fullName, is: 'refused', faults }
    const asked = known ? findPlace(row, known, places, departmentNames).asked : askPlace(row, places)
    for (const { question } of asked) count(questions, question)
    confirmed.set(line, standing)
    if (asked.some(({ isOpen }) => isOpen))
      return { line, fullName, is: 'undecided', about: 'places', place: describePlace(row), ...NOBODY }
    return { ...entry, facts }
  }
  const plan = yield* mapInTurns(read, ({ row, name, whose, choice }): Entry => {
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
    const own = choice === 'job' ? jobs.get(line) : choice !== 'new' && whose.is === 'one' && whose.employee
    const known = chosen ?? (own || null)
    const asked = {
      ...({ ...of, is: 'undecided', about: 'person', place: describePlace(row) } as const),
      mayBeNew: !name.areInitials,
    }
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
  const entries = yield* keepLatest(plan, byLine, confirmed)
  const absent = listAbsent(read, entries, { ground, staff, dismissals })
  const leaving = new Set(listDismissed({ absent }).map(({ id }) => id))
  const staying = ground.staff.filter(({ id }) => !leaving.has(id))
  const asked = [...questions.values()].toSorted((a, b) => b.rows - a.rows)
  return { entries: refuseNumbers(entries, staying, byLine), places: asked, absent }
}

/** Where nothing is asked about who it is. */
const NOBODY = { lines: [], candidates: [], mayBeNew: false } as const

function count(questions: Map<string, CountedQuestion>, question: PlaceQuestion): void {
  const key = keyPlace(question.kind, question.name)
  questions.set(key, { ...question, rows: (questions.get(key)?.rows ?? 0) + 1 })
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
