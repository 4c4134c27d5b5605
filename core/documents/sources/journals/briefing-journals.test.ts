import { expect, test } from 'vitest'
import { newDesk } from '../../../../tests/contracts/desk.ts'
import { accepted } from '../../../../tests/contracts/world.ts'
import { day } from '../../../../tests/examples.ts'
import { spec } from '../../../../tests/filled-forms.ts'
import { forms } from '../../../../tests/plain-press.ts'
import { findRoleByCode } from '../../../norms/responsibilities.ts'
import { makeIssueDocuments } from '../../issuing/issue-documents.ts'
import type { Template, TemplateId } from '../../library/template.ts'
import type { KnownAnswer } from '../source.ts'

const columns = ['date', 'who', 'position', 'birth', 'department', 'by', 'kind'].map((name) => ({
  ...{ name, label: name, optional: true },
}))
const journalOf = (source: string, id: number): Template => ({
  ...forms.order,
  id: id as TemplateId,
  values: [
    spec('period', { kind: { type: 'period' } }),
    spec('department', { kind: { type: 'text' }, required: false }),
    spec('rows', { kind: { type: 'rows', columns }, source, required: false }),
  ],
})
const [intro, workplace, targeted] = [
  journalOf('journals.briefing-intro', 5201),
  journalOf('journals.briefing-workplace', 5202),
  journalOf('journals.briefing-targeted', 5203),
]
const period = { from: day('2026-02-01'), to: day('2026-02-28') }

const listRows = (answer: KnownAnswer | undefined): readonly unknown[] =>
  Array.isArray(answer?.value) ? answer.value : []

async function newJournals() {
  const desk = await newDesk({ templates: [intro, workplace, targeted] })
  const brief = async (name: string, kind: string, on: string, changes = {}) => {
    const person = await desk.hire(name, changes)
    await desk.assign(person, { subject: { section: 'briefing', name: kind }, date: day(on) })
    return person
  }
  const issuer = makeIssueDocuments({ ...desk.needs, clock: desk.clock })
  const known = async ({ id }: Template, more = {}) =>
    (
      await issuer.readKnown(desk.company.id, {
        ...{ templateId: id, date: day('2026-03-10'), asOf: null, employeeId: null, period },
        ...more,
      })
    ).rows
  return { ...desk, brief, known }
}

test('each journal has its own briefings of the period, by day and then by name, with who holds them', async () => {
  const { brief, known, records, company } = await newJournals()
  const belova = await brief('Белова', 'Вводный инструктаж по охране труда', '2026-02-10')
  await brief('Абрамова', 'Вводный инструктаж по охране труда', '2026-02-10')
  await brief('Ванина', 'Повторный инструктаж на рабочем месте', '2026-02-01')
  await brief('Гурова', 'Целевой инструктаж', '2026-02-28')
  await brief('Дорохова', 'Вводный противопожарный инструктаж', '2026-02-11')
  await brief('Ежова', 'Вводный инструктаж по охране труда', '2026-01-31')
  const roleId = findRoleByCode('intro-briefing')?.id
  if (roleId === undefined) throw new Error('there is no such role')
  const orderLink = { kind: 'order', number: '5', date: day('2026-01-12') } as const
  accepted(
    await records.responsibilities.appoint({
      ...{ companyId: company.id, roleId, employeeId: belova.id, orderLink },
    }),
  )
  const held = await known(intro)
  expect(held).toMatchObject({
    from: 'из выполненных обязательств: 2 записи, 2 работника',
    value: [{ who: expect.stringContaining('Абрамова') }, { who: expect.stringContaining('Белова') }],
  })
  expect(listRows(held)[1]).toEqual({
    ...{ date: '10.02.2026', who: expect.stringContaining('Белова'), position: belova.position.name },
    ...{ birth: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/u), department: 'Карьер' },
    by: expect.stringMatching(new RegExp(`^Белова.*, ${belova.position.name}$`, 'u')),
  })
  expect((await known(workplace))?.value).toMatchObject([{ kind: 'повторный', reason: '', by: '' }])
  expect((await known(targeted))?.value).toMatchObject([{ date: '28.02.2026', work: '', measures: '' }])
})

test('of a department that the paper names its own alone; a name that is none leaves all', async () => {
  const { brief, known, records, company } = await newJournals()
  const shop = accepted(await records.departments.add({ companyId: company.id, name: 'Цех' }))
  await brief('Абрамова', 'Вводный инструктаж', '2026-02-10')
  await brief('Белова', 'Вводный инструктаж', '2026-02-10', { departmentId: shop.id })
  const count = async (department: string) => listRows(await known(intro, { department })).length
  expect([await count('Цех'), await count('Карьер'), await count(''), await count('Це')]).toEqual([
    1, 1, 2, 2,
  ])
})

test('without a period, and where nothing was held in it, nothing is known', async () => {
  const { brief, known } = await newJournals()
  await brief('Абрамова', 'Вводный инструктаж', '2026-02-10')
  expect(await known(intro, { period: undefined })).toBeUndefined()
  expect(await known(workplace)).toBeUndefined()
})

test('the paper is issued with its rows; more rows than a table takes are left out and said', async () => {
  const { brief, issue, paperOf, needs, company, clock } = await newJournals()
  await brief('Абрамова', 'Вводный инструктаж', '2026-02-10')
  const paper = accepted(await issue({ templateId: intro.id, answers: { period } }))
  expect(await paperOf(paper)).toContain('Абрамова')
  const [one] = await needs.past.listDone(company.id, { ...period, section: 'briefing', limit: 1 })
  if (!one) throw new Error('nothing was held')
  const fill = async (length: number) => {
    const many = { ...needs.past, listDone: async () => Array.from({ length }, () => one) }
    const { rows } = await makeIssueDocuments({ ...needs, past: many, clock }).readKnown(company.id, {
      ...{ templateId: intro.id, date: day('2026-03-10'), asOf: null, employeeId: null, period },
    })
    return rows
  }
  expect(listRows(await fill(1000))).toHaveLength(1000)
  expect(await fill(1001)).toMatchObject({ value: [], from: expect.stringContaining('строк больше 1000') })
})
