import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { pickEmployeeDetails } from '@osh/core/employees/parse-employee.ts'
import { findHeader } from '@osh/core/imports/columns/find-header.ts'
import { proposeColumns } from '@osh/core/imports/columns/propose-columns.ts'
import type { FactEntry } from '@osh/core/imports/done/fact.ts'
import { isFactField, splitField } from '@osh/core/imports/done/fact-field.ts'
import { findTrainingProgram } from '@osh/core/imports/done/name-subject.ts'
import type { ImportField, ImportRow } from '@osh/core/imports/import-field.ts'
import { listAdded, makeThings } from '@osh/core/imports/make-things.ts'
import type { ImportGround } from '@osh/core/imports/plan/import-ground.ts'
import type { ChangedEntry, ImportPlan, NewEntry } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { takeRows } from '@osh/core/imports/rows/take-rows.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { expect, it } from 'vitest'
import { anEmployee } from '#tests/examples.ts'
import { undecided } from '#tests/undecided.ts'
import { readTable } from '../../adapters/sheets/program/read-table.ts'
import {
  type DirtyFile,
  type Meaning,
  makeDirtyFiles,
  makeOneCFiles,
  type TruePerson,
  type ValueKey,
} from './dirty-files.ts'
import { judge, type Outcome } from './judge.ts'

const companyId = 1 as CompanyId
const nothing: ImportGround = {
  today: '2026-11-23' as LocalDate,
  ...{ staff: [], departments: [], positions: [], duties: [] },
}

const inDetails = [
  'lastName',
  'firstName',
  'fatherName',
  'personnelNumber',
  'birthDate',
  'hireDate',
  'dismissalDate',
  'snils',
  'personalPhone',
  'workMobilePhone',
  'workPhone',
  'internalPhone',
  'email',
  'workEmail',
] as const satisfies readonly (ValueKey & keyof NewEntry['details'])[]

it('reads staff files as they come: no record that is not so, columns told', async () => {
  const files = [...makeDirtyFiles({ seed: 13, count: 300 }), ...makeOneCFiles({ seed: 13 })]
  const wrong: string[] = []
  const silent: string[] = []
  const wrongColumns: string[] = []
  const count = { files: 0, records: 0, facts: 0, columns: 0, right: 0 }
  for (const file of files) {
    const { outcome, facts, strangers } = await readAsProposed(file)
    const judged = judge(keepFacts(file), outcome)
    wrong.push(...judged.wrongRecords, ...strangers)
    silent.push(...judged.silent)
    count.files += 1
    count.records += outcome.stored.length
    count.facts += facts
    count.columns += file.truth.columns.length
    wrongColumns.push(...judged.wrongColumns)
    count.right += judged.rightColumns
  }
  expect({ wrong, silent }).toEqual({ wrong: [], silent: [] })
  expect(count.right / count.columns, wrongColumns.join('\n')).toBeGreaterThanOrEqual(0.99)
  expect(count).toMatchObject({ files: 320 })
  expect(count.records).toBeGreaterThan(9000)
  expect(count.facts).toBeGreaterThan(9000)
})

/** Those whom the company has before the file comes. */
function known({ people, known }: DirtyFile['truth']): ImportGround {
  const staff = known.flatMap((at) => people[at] ?? [])
  const names = (take: (one: TruePerson) => string) => [...new Set(staff.map(take))]
  const departments = names(({ department }) => department).map((name, i) => ({
    ...{ id: (i + 1) as DepartmentId, companyId, name },
  }))
  const positions = names(({ position }) => position).map((name, i) => ({
    id: (90_000 + i) as PositionId,
    name,
  }))
  return {
    ...nothing,
    ...{ departments, positions },
    staff: known.flatMap((at) => {
      const person = people[at]
      const position = positions.find(({ name }) => name === person?.position)
      const department = departments.find(({ name }) => name === person?.department)
      if (!person || !position || !department) return []
      const told = inDetails.flatMap((key) => (key in person ? [[key, person[key as keyof TruePerson]]] : []))
      return {
        ...pickEmployeeDetails(anEmployee()),
        ...Object.fromEntries(told),
        ...{ positionStaff: null, departmentId: department.id, positionId: position.id, position },
        ...{ id: (at + 1) as EmployeeId, companyId, version: 1 },
      }
    }),
  }
}

/** The staff as it is once a plan was loaded. */
function apply(plan: ImportPlan, ground: ImportGround): ImportGround {
  const added = listAdded(plan)
  const ids = <Id extends number>(first: number, all: readonly unknown[]) =>
    all.map((_, i) => first + i) as readonly number[] as readonly Id[]
  const things = makeThings({ entries: plan, absent: [] }, ground, companyId, {
    employees: ids<EmployeeId>(1000, plan),
    departments: ids<DepartmentId>(1000, added.departments),
    positions: ids<PositionId>(95_000, added.positions),
    ...{ obligations: [], completions: [] },
  })
  const { staff, departments, positions } = ground
  return {
    ...ground,
    staff: [...staff, ...things.hired],
    departments: [...departments, ...things.departments],
    positions: [...positions, ...things.positions],
  }
}

async function readAsProposed({ name, bytes, truth }: DirtyFile) {
  const sheets = await readTable(bytes)
  const proposals = new Map<string, { readonly meaning: Meaning; readonly of: string | null }>()
  const stored: Outcome['stored'][number][] = []
  const held = new Set<string>()
  const strangers: string[] = []
  let facts = 0
  let ground = known(truth)
  for (const [at, { holds, name: sheetName }] of truth.sheets.entries()) {
    if (holds === 'nothing') continue
    const sheet = sheets.find((one) => one.name === sheetName) ?? sheets[0]
    const header = sheet && findHeader(sheet)
    if (!sheet || !header) throw new Error(`${name} has no head`)
    const { columns } = proposeColumns(sheet, header)
    for (const [column, field] of columns) proposals.set(`${at}:${column}`, describe(field))
    const rows = sayHowOften(takeRows(sheet, header, columns))
    const plan = planImport(ground, rows, undecided).entries
    const byLine = new Map(rows.map((row) => [row.line, row]))
    for (const entry of plan) {
      const row = byLine.get(entry.line)
      if (row && (entry.is === 'new' || entry.is === 'changed')) {
        facts += entry.facts.length
        stored.push({ sheet: at, row: entry.line, values: listStored(entry, row) })
        const record = truth.records.find((one) => one.sheet === at && one.row === entry.line)
        const isKnown = truth.known.length > 0 && entry.is === 'changed'
        if (isKnown && record && record.person + 1 !== entry.id)
          strangers.push(`${name}:${entry.line} is of another`)
        if (isKnown && entry.changes.length > 0) strangers.push(`${name}:${entry.line} changes a person`)
      } else if (entry.is === 'same' && holds === 'facts' && row && isOfNothing(row))
        stored.push({ sheet: at, row: entry.line, values: {} })
      else held.add(`${at}:${entry.line}`)
    }
    ground = apply(plan, ground)
  }
  return { outcome: { proposals, stored, held }, facts, strangers }
}

function describe(field: ImportField): { readonly meaning: Meaning; readonly of: string | null } {
  if (field === 'positionStaff') return { meaning: 'position', of: null }
  if (!isFactField(field)) return { meaning: field, of: null }
  const { plain, of } = splitField(field)
  const isOther =
    plain === 'soutDate' || plain === 'riskDate' || plain === 'factPeriodicity' || plain === 'ppeSize'
  return { meaning: isOther ? 'other' : plain, of }
}

/** What the norms leave open a person says once for each item. */
const sayHowOften = (rows: readonly ImportRow[]): readonly ImportRow[] =>
  rows.map((row) =>
    row.values.ppeItem ? { ...row, values: { ...row.values, factPeriodicity: 'до износа' } } : row,
  )

const isOfNothing = ({ values }: ImportRow): boolean => !Object.keys(values).some(isFactField)

function listStored(entry: NewEntry | ChangedEntry, row: ImportRow): Outcome['stored'][number]['values'] {
  const { details, place, facts } = entry
  const done = listFacts(facts)
  if (entry.is === 'changed') return done
  const told = inDetails.flatMap((key) => (details[key] === null ? [] : [[key, String(details[key])]]))
  return {
    ...Object.fromEntries(told),
    ...(row.values.sex ? { sex: details.sex } : {}),
    department: place.department.name,
    position: details.positionStaff ?? place.position.name,
    ...done,
  }
}

/** Facts under the names of the columns that they were in. */
function listFacts(facts: readonly FactEntry[]): Readonly<Record<string, string>> {
  const points = facts.flatMap(({ subject }) => ('factorNumber' in subject ? [subject.factorNumber] : []))
  return Object.assign(points.length > 0 ? { medicalPoints: points.join(', ') } : {}, ...facts.map(listFact))
}

function listFact({ field, subject, date, papers }: FactEntry): Readonly<Record<string, string>> {
  const { plain, of } = splitField(field)
  const key = (name: string) => (of === null ? name : `${name}:${of}`)
  const on = date === null ? {} : { [field]: date }
  switch (subject.section) {
    case 'briefing':
      return { ...on, ...(of === null ? { briefingKind: subject.name } : {}) }
    case 'training':
      return {
        ...on,
        ...(of === null ? { trainingProgram: String(findTrainingProgram(subject.name)?.registryId) } : {}),
        ...(papers?.protocol ? { [key('protocolNumber')]: papers.protocol } : {}),
        ...(papers?.registry ? { [key('registryNumber')]: papers.registry } : {}),
      }
    case 'ppe':
      return { ...on, ppeItem: subject.name, ppeQuantity: String(subject.quantity) }
    case 'workingConditions':
    case 'risk':
      return { [plain]: subject.established }
    default:
      return on
  }
}

/** Of lists of what was done the person's own columns say who it is, and are not stored. */
function keepFacts(file: DirtyFile): DirtyFile {
  const { truth } = file
  const records = truth.records.map((record) =>
    truth.sheets[record.sheet]?.holds === 'facts'
      ? {
          ...record,
          values: Object.fromEntries(Object.entries(record.values).filter(([key]) => isFactField(key))),
        }
      : record,
  )
  return { ...file, truth: { ...truth, records } }
}
