import { hiddenFields, listHiddenFields } from '@osh/core/hiding/hidden-fields.ts'
import { hiddenKinds } from '@osh/core/rights/membership.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { evidence } from '../incidents/evidence-wire.ts'
import { incident } from '../incidents/incident-wire.ts'
import { lacksOf } from '../incidents/lack-wire.ts'
import { microtrauma } from '../incidents/microtrauma-wire.ts'
import { memo } from '../memos/memo-wire.ts'
import { completion } from '../obligations/completion-wire.ts'
import { deadline } from '../obligations/deadline-wire.ts'
import { obligation } from '../obligations/obligation-wire.ts'
import { absence } from '../staff/absence-wire.ts'
import { employee } from '../staff/employee-wire.ts'
import { encodeSection } from '../words.ts'
import { wireNames, withhold, withholdPieces } from './withheld.ts'

const SECRET = '«тайна»'
const secret = fc.constant(SECRET)

/** Whatever lies around what is hidden. */
const around = fc.dictionary(fc.constantFrom('a', 'items', 'rows', 'review'), fc.jsonValue())

const person = fc.record({
  employeeGroupId: fc.nat(),
  snils: secret,
  personalPhone: secret,
  workEmail: secret,
})
const examination = fc.record({
  section: fc.constant(encodeSection('medicalExamination')),
  ruleId: secret,
  result: secret,
})
const row = fc.record({ factorNumber: secret, result: secret })
const injury = fc.record({ injury: secret, firstAid: secret, said: fc.record({ common: secret }) })

/** Something hidden, as deep as you like. */
const deep = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    person,
    examination,
    row,
    injury,
    fc.record({ inside: tie('node'), list: fc.array(tie('node'), { maxLength: 3 }), around }),
  ),
})).node

test('what is hidden never appears, wherever it lies', () => {
  fc.assert(
    fc.property(deep, (json) => {
      expect(JSON.stringify(withhold(json, hiddenKinds))).not.toContain(SECRET)
      expect(withhold(json, [])).toBe(json)
    }),
  )
})

test('an examination that keeps an employee from work looks the same, whatever the reason', () => {
  const section = encodeSection('medicalExamination')
  const days = { date: '2026-03-01', registeredOn: null, deadline: '2027-03-01', fixedDeadline: '2027-03-01' }
  const inTime = { section, ...days, overdue: false, retakeBy: null }
  const failed = { ...inTime, retakeBy: '2026-12-20' }
  const late = { ...inTime, date: '2025-01-01', deadline: '2026-01-01', fixedDeadline: null, overdue: true }
  const shown = { ...inTime, date: null, deadline: null, fixedDeadline: null, overdue: true }
  expect(withhold([failed, late, inTime], ['medical'])).toEqual([shown, shown, inTime])
  expect(withhold({ ...failed, section: encodeSection('training') }, ['medical'])).toMatchObject(days)
  expect(withhold(failed, ['snils'])).toEqual(failed)
})

test('an absence for reasons of health is shown without the reason, with its end', () => {
  const ill = { kind: 'illness', startDate: '2026-01-10', endDate: null }
  const row = { absence: { kind: 'maternity', endDate: '2026-05-01' } }
  const parental = { kind: 'parental', endDate: null }
  expect(withhold([ill, row, parental], ['medical'])).toEqual([
    { ...ill, kind: 'other' },
    { absence: { ...row.absence, kind: 'other' } },
    parental,
  ])
  expect(withhold(ill, ['snils', 'phones'])).toEqual(ill)
  expect(withhold({ kind: 'illness' }, ['medical'])).toEqual({ kind: 'illness' })
})

test('each kind is hidden by itself', () => {
  const one = { employeeGroupId: 1, lastName: 'Белов', snils: 'a', workPhone: 'b' }
  expect(withhold(one, ['snils'])).toEqual({ ...one, snils: null })
  expect(withhold([{ one }], ['phones'])).toEqual([{ one: { ...one, workPhone: null } }])
  expect(withhold(one, ['medical'])).toEqual(one)
})

test('evidence of an injury and what a chronology tells of it are hidden, what shows a measure to be done is not', () => {
  const file = { microtraumaId: null, withdrawn: null, measureId: null, name: 'a', preview: {}, link: 'b' }
  const ofMeasure = { ...file, measureId: 1 }
  const takenBack = { ...file, withdrawn: { enteredBy: 1, reason: 'c' } }
  expect(withhold([file, ofMeasure, takenBack], ['medical'])).toEqual([
    { ...file, name: HIDDEN, preview: null, link: null },
    ofMeasure,
    { ...file, name: HIDDEN, preview: null, link: null, withdrawn: { enteredBy: 1, reason: HIDDEN } },
  ])
  const attached = { evidence: { name: 'a', step: 'medical' } }
  const withdrawn = { withdrawnEvidence: { name: 'a', reason: 'b' } }
  const shown = { evidence: { name: 'a', measure: 'Ограждение' } }
  expect(withhold({ events: [attached, withdrawn, shown] }, ['medical'])).toEqual({
    events: [
      { evidence: { name: HIDDEN, step: 'medical' } },
      { withdrawnEvidence: { name: HIDDEN, reason: HIDDEN } },
      shown,
    ],
  })
})

test('days lost by each of the injured are hidden, their sum in the figures of a year is not', () => {
  const figures = { lostDays: 15, departments: [{ name: 'Карьер', lostDays: 15 }] }
  expect(withhold({ figures, incident: { lostDays: { '1': 15 } } }, ['medical'])).toEqual({
    figures,
    incident: { lostDays: {} },
  })
})

test('a company has its phone, and a training its result', () => {
  const company = { inn: '1', phone: '2', email: '3' }
  const training = { section: 'training', ruleId: 'r', result: 'passed' }
  expect(withhold({ company, training }, hiddenKinds)).toEqual({ company, training })
})

test('a list that is sent as it is made is the same list without what is hidden', async () => {
  const pieces = ['[{"snils":"1"},{"a":2}', ',{"snils":"3"}', ']']
  const give = async function* (texts: readonly string[]) {
    yield* texts
  }
  const sent = await all(withholdPieces(give(pieces), ['snils']))
  expect(JSON.parse(sent.join(''))).toEqual([{ snils: null }, { a: 2 }, { snils: null }])
  expect(await all(withholdPieces(give(['[]']), ['snils']))).toEqual(['[]'])
})

async function all(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  const read: string[] = []
  for await (const piece of pieces) read.push(piece)
  return read
}

test('a medical conclusion is withheld in the accident and in its chronology', () => {
  const conclusions = { '1': { number: '12', harm: 'Рана кисти', icd: 'S61' } }
  const given = { incident: { lostDays: {}, conclusions }, events: [{ after: { conclusions } }] }
  expect(withhold(given, ['medical'])).toEqual({
    incident: { lostDays: {}, conclusions: {} },
    events: [{ after: { conclusions: {} } }],
  })
  expect(withhold(given, ['phones'])).toEqual(given)
})

test('what the records lack of medical examinations is withheld, all else is told', () => {
  const training = { what: 'Свой курс: срок истёк', basis: 'Правила' }
  const examined = { what: 'Медосмотр по пункту 4.4: срок истёк', basis: 'ТК РФ, ст. 220', medical: true }
  expect(withhold({ lacks: [training, examined] }, ['medical'])).toEqual({
    lacks: [training, { ...examined, what: HIDDEN }],
  })
})

/** Every field of an object and of the objects in it, with what it takes. */
function listShape(json: z.ZodMiniType): readonly (readonly [string, z.ZodMiniType])[] {
  if (json instanceof z.ZodMiniNullable) return listShape(json.def.innerType as z.ZodMiniType)
  if (json instanceof z.ZodMiniArray) return listShape(json.def.element as z.ZodMiniType)
  if (!(json instanceof z.ZodMiniObject)) return []
  const own = Object.entries(json.shape as Readonly<Record<string, z.ZodMiniType>>)
  return [...own, ...own.flatMap(([, field]) => listShape(field))]
}

/** What makes an object be taken for the record. */
const marks = {
  employee: { employeeGroupId: 1 },
  absence: { kind: 'illness', endDate: null },
  incident: {},
  microtrauma: {},
  examination: { section: encodeSection('medicalExamination') },
  evidence: { microtraumaId: 1, measureId: null, withdrawn: null },
  lack: { medical: true },
}
const answers: Readonly<Record<keyof typeof marks, readonly { readonly json: z.ZodMiniType }[]>> = {
  employee: [employee],
  absence: [absence],
  incident: [incident],
  microtrauma: [microtrauma],
  examination: [obligation, deadline, memo, completion],
  evidence: [evidence],
  lack: [lacksOf],
}

test.each(Object.keys(hiddenFields) as (keyof typeof hiddenFields)[])(
  'every hidden field of a record is in its answer, and what stands in its place is what the answer may have: %s',
  (record) => {
    const shape = answers[record].flatMap(({ json }) => listShape(json))
    const names = listHiddenFields(record, hiddenKinds).flatMap((field) => wireNames[field] ?? field)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const value = name === 'withdrawn' ? null : { secret: SECRET }
      const sent = Object(withhold({ ...marks[record], [name]: value }, hiddenKinds)) as Record<
        string,
        unknown
      >
      expect(JSON.stringify(sent)).not.toContain(SECRET)
      const taking = shape.filter(([field]) => field === name)
      expect([name, taking.length > 0]).toEqual([name, true])
      expect([name, taking.some(([, field]) => field.safeParse(sent[name]).success)]).toEqual([name, true])
    }
  },
)
