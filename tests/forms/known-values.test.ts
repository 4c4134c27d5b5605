import { isRecord } from '@osh/core/documents/answers/answers.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { beforeAll, expect, test } from 'vitest'
import { type DemoDesk, openDemoDesk } from './demo-desk.ts'
import { requiredValues } from './required-values.ts'

/** Whose paper a form made for each is: somebody of a site whose head is appointed. */
const TRADE = 'Монтажник по монтажу стальных и железобетонных конструкций'
const LEAST_VALUES = 0.65
const LEAST_TABLES = 0.85

let desk: DemoDesk
let names: ReadonlyMap<number, string>

beforeAll(async () => {
  desk = await openDemoDesk()
  names = new Map(desk.people.map((person) => [person.id, joinFullName(person)]))
})

const isPerson = (type: string): boolean =>
  ['responsible', 'employee', 'employees', 'commission'].includes(type)

const namePerson = (answer: unknown): string =>
  isRecord(answer) ? String(answer.fullName) : (names.get(Number(answer)) ?? '?')

/** A table is how many rows it has and the first of them. */
function printAnswer(type: string, answer: unknown): string {
  if (answer === undefined || answer === null) return ''
  if (type === 'rows' && Array.isArray(answer))
    return `${answer.length}: ${Object.values(Object(answer[0])).join(' | ')}`
  if (type === 'commission' && isRecord(answer))
    return [answer.chair, ...(answer.members as readonly unknown[])].map(namePerson).join(', ')
  if (isPerson(type)) return (Array.isArray(answer) ? answer : [answer]).map(namePerson).join(', ')
  return String(answer)
}

/** Values that have another name now. */
const renamed: Readonly<Record<string, string>> = {
  'accident-interview-form-8.order': 'orderNumber',
  'accident-inspection-form-9.order': 'orderNumber',
  'accident-act-n1.commission': 'investigators',
  'accident-act-n1.briefing': 'briefingKind',
}

/** What the service fills the value with before anything is typed; '' for nothing. */
async function fill(form: string, was: string, typed: string): Promise<string> {
  const value = renamed[`${form}.${was}`] ?? was
  const template = desk.templates.find(({ slug }) => slug === form)
  const type = template?.values.find(({ name }) => name === value)?.kind.type ?? typed
  const person = desk.people.find(({ position }) => position.name === TRADE)
  const known = await desk.know(form, person)
  return printAnswer(type, known[value]?.value ?? (await desk.suggest(form))[value])
}

test.each(requiredValues)(
  '$form, $value is filled as it follows from the records, or only a person can say it',
  async ({ form, value, type, expected, why }) => {
    expect(await fill(form, value, type)).toBe(expected)
    expect(why === '').toBe(expected !== '')
  },
)

test('of the values at least 65 % are known, of the tables 85 %', () => {
  const share = (all: readonly { readonly expected: string }[]) => {
    const known = all.filter(({ expected }) => expected !== '').length
    return { known, all: all.length, of: known / all.length }
  }
  const values = share(requiredValues)
  const tables = share(requiredValues.filter(({ type }) => type === 'rows'))
  const say = ({ known, all, of }: typeof values) => `${known} of ${all} (${Math.round(of * 1000) / 10} %)`
  console.log(`values known ${say(values)}; tables ${say(tables)}`)
  expect(values.of).toBeGreaterThanOrEqual(LEAST_VALUES)
  expect(tables.of).toBeGreaterThanOrEqual(LEAST_TABLES)
})
