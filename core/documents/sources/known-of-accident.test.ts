import { expect, test } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { accepted } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { act, position, spec } from '../../../tests/filled-forms.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Incident, Injured } from '../../incidents/incident.ts'
import { keyInjured } from '../../incidents/papers-of-file.ts'
import { factRecordsOf } from '../issuing/issue-needs.ts'
import type { Template } from '../library/template.ts'
import { gatherKnownAnswers } from './known-answers.ts'

const text = (name: string, source: string) => spec(name, { kind: { type: 'text' }, source, required: false })
const form: Template = {
  ...act,
  per: 'paper',
  values: [
    text('clinic', 'said.clinic'),
    text('branch', 'said.branch'),
    text('opinion', 'incident.fault-opinion'),
    text('employer', 'incident.victim-employer'),
    position,
  ],
}
const ofEach: Template = { ...form, per: 'employee' }

const lee: Injured = { employeeId: null, fullName: 'Ли Ян', employer: 'ООО «Сосед»', severity: 'easy' }
const kim: Injured = { employeeId: null, fullName: 'Ким Ир', employer: 'ООО «Мост»', severity: 'easy' }

/** Two of other employers and an employee are hurt; of each it was said to which clinic they were taken, and by whom their fault was judged. */
async function anAccident() {
  const desk = await newDesk()
  const { records, company } = desk
  const [titov, belova] = [await desk.hire('Титов'), await desk.hire('Белова')]
  const recorded = accepted(
    await records.incidents.record({
      companyId: company.id,
      details: {
        ...{ degree: 'easyGroup', date: '18.11.2026', time: '14:10', place: 'Цех', description: '' },
        injured: [lee, kim, { employeeId: titov.id }],
      },
    }),
  )
  const keys = recorded.injured.map(keyInjured)
  const incident: Incident = {
    ...recorded,
    said: {
      common: { branch: 'ОСФР' },
      injured: Object.fromEntries(keys.map((key, i) => [key, { clinic: `ГКБ № ${i + 1}` }])),
    },
    faults: Object.fromEntries(
      keys.map((key, i) => [
        key,
        { percent: 10, body: `Профком ${i + 1}`, opinionOn: day('2026-11-19'), opinion: 'протокол' },
      ]),
    ),
  }
  const ask = async (
    template: Template,
    given: {
      readonly employeeIds?: readonly EmployeeId[]
      readonly outsider?: Injured
      readonly injured?: readonly Injured[]
    } = {},
  ) => {
    const { employeeIds = [], outsider = null, injured = incident.injured } = given
    const { common, each } = await gatherKnownAnswers(factRecordsOf(desk.needs), company, template, {
      ...{ date: null, answers: {}, employeeIds, outsider },
      incident: { ...incident, injured },
    })
    const told = (known: typeof common | undefined) =>
      Object.fromEntries(Object.entries(known ?? {}).map(([name, { value }]) => [name, value]))
    return { common: told(common), each: new Map([...each].map(([id, known]) => [id, told(known)])) }
  }
  return { titov: titov.id, belova: belova.id, ask, post: desk.position.name, incident }
}

const opinionOf = (n: number) => `Профком ${n}, 19.11.2026, протокол`

test('a paper of the whole accident tells of the first of the company’s own, though others are named before', async () => {
  const { ask, post } = await anAccident()
  expect((await ask(form)).common).toEqual({
    clinic: 'ГКБ № 3',
    branch: 'ОСФР',
    opinion: opinionOf(3),
    position: post,
  })
})

test('where only others were injured it tells of the first of them', async () => {
  const { ask } = await anAccident()
  const { common } = await ask(form, { injured: [kim, lee] })
  expect(common).toEqual({
    clinic: 'ГКБ № 2',
    branch: 'ОСФР',
    opinion: opinionOf(2),
    employer: 'ООО «Мост»',
  })
})

test('of papers for each, one tells of its own employee; of whoever was not hurt only what is common', async () => {
  const { ask, titov, belova, post } = await anAccident()
  const { each } = await ask(ofEach, { employeeIds: [belova, titov] })
  expect(each.get(titov)).toEqual({
    clinic: 'ГКБ № 3',
    branch: 'ОСФР',
    opinion: opinionOf(3),
    position: post,
  })
  expect(each.get(belova)).toEqual({ branch: 'ОСФР', position: post })
})

test('the paper of someone else’s employee tells of them alone', async () => {
  const { ask, titov } = await anAccident()
  for (const template of [ofEach, form]) {
    const { common, each } = await ask(template, { outsider: kim, employeeIds: [titov] })
    expect(common).toEqual({
      clinic: 'ГКБ № 2',
      branch: 'ОСФР',
      opinion: opinionOf(2),
      employer: 'ООО «Мост»',
    })
    expect(each.size).toBe(0)
  }
})
