// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { rowOf } from '#tests/contracts/world.ts'
import { day, gloves, months } from '#tests/examples.ts'
import { type CardWorld, openCardWorld } from '#tests/ui/card-world.ts'
import { completionFormStore } from '#ui/obligations/completion-form-store.ts'
import { obligationFormStore } from '#ui/obligations/obligation-form-store.ts'
import { employeeObligationsStore } from './employee-obligations-store.ts'
import { historyStore } from './section/history-store.ts'
import { returnStore } from './section/return-store.ts'

let world: CardWorld

beforeEach(async () => {
  world = await openCardWorld()
})

const REPEAT = 'Повторный инструктаж на рабочем месте'

/** Ivanova with the stores of her card. */
async function openCard() {
  const employee = await world.hire('Иванова')
  const duties = world.services.get(employeeObligationsStore)
  await duties.open(employee.id)
  return {
    employee,
    duties,
    form: world.services.get(obligationFormStore),
    completion: world.services.get(completionFormStore),
    history: world.services.get(historyStore),
  }
}

test('a kind of briefing brings its periodicity and rule; what is typed over them stays', async () => {
  const { employee, form } = await openCard()
  await form.open('briefing', employee, null)
  form.type({ briefingName: REPEAT })
  expect(form.input).toMatchObject({ periodicity: '6 месяцев', ruleId: 'brief.repeat' })
  form.type({ periodicity: '3 месяца' })
  form.type({ briefingName: 'Вводный инструктаж' })
  expect(form.input).toMatchObject({ periodicity: '3 месяца', ruleId: 'brief.intro' })
})

test('a longer periodicity than the law allows is warned of while it is typed, and still stored', async () => {
  const { employee, duties, form } = await openCard()
  await form.open('briefing', employee, null)
  form.type({ briefingName: REPEAT })
  expect(form.warning).toBeNull()
  form.type({ periodicity: '1 год', date: day('2026-11-01') })
  expect(form.warning).toMatch(/больше установленной/)
  expect(await form.save(employee.id)).toBe(true)
  await duties.reread()
  expect(duties.listOf('briefing')).toMatchObject([{ deadline: '2027-11-01' }])
})

test('what can not be read is refused at its field, nothing is stored', async () => {
  const { employee, duties, form } = await openCard()
  await form.open('training', employee, null)
  form.type({ periodicity: 'иногда' })
  expect(await form.save(employee.id)).toBe(false)
  expect(Object.keys(form.messages)).toEqual(['trainingName', 'periodicity'])
  form.type({ trainingName: 'Стропальщик', periodicity: '1 год' })
  expect(await form.save(employee.id)).toBe(false)
  expect(form.messages).toEqual({ date: expect.stringMatching(/от чего считать/) })
  await duties.reread()
  expect(duties.all).toEqual([])
})

test('add, complete, take back: the deadline follows each time', async () => {
  const { employee, duties, form, completion, history } = await openCard()
  await form.open('training', employee, null)
  form.type({ trainingName: 'Стропальщик', periodicity: '1 год', date: day('2025-12-01') })
  expect(await form.save(employee.id)).toBe(true)
  await duties.reread()
  const [given] = duties.listOf('training')
  if (!given) throw new Error('nothing was added')
  expect(given.deadline).toBe('2026-12-01')

  completion.begin(given)
  completion.setDate(day('2026-11-10'))
  expect(await completion.save(given)).toBe(true)
  await duties.reread()
  expect(duties.listOf('training')).toMatchObject([{ deadline: '2027-11-10' }])

  await history.open(given.id)
  const lines = history.state.is === 'ready' ? history.state.value : []
  expect(lines.map(({ date }) => date)).toEqual(['2026-11-10', '2025-12-01'])
  const [newest] = lines
  if (!newest) throw new Error('there is no history')
  expect(await history.takeBack(given.id, newest.id)).toBeNull()
  await duties.reread()
  expect(duties.listOf('training')).toMatchObject([{ deadline: '2026-12-01' }])
  await history.open(given.id)
  expect(history.state).toMatchObject({ value: [{ takenBack: expect.anything() }, { takenBack: null }] })
})

test('a completion entered wrongly is corrected from what was entered; both facts stay in the history', async () => {
  const { employee, duties, completion, history } = await openCard()
  const given = await world.assign(employee, { periodicity: months(12), date: day('2026-01-15') })
  await history.open(given.id)
  const [wrong] = history.state.is === 'ready' ? history.state.value : []
  if (!wrong) throw new Error('there is no history')
  completion.beginCorrection(given, wrong)
  expect(completion).toMatchObject({ date: '2026-01-15', result: 'passed' })
  completion.setDate(day('2026-11-21'))
  expect(await completion.save(given)).toBe(false)
  expect(Object.keys(completion.messages)).toEqual(['date'])
  completion.setDate(day('2026-02-15'))
  expect(await completion.save(given)).toBe(true)
  await duties.reread()
  expect(duties.all).toMatchObject([{ deadline: '2027-02-15' }])
  await history.open(given.id)
  expect(history.state).toMatchObject({
    value: [
      { date: '2026-02-15', takenBack: null },
      { date: '2026-01-15', takenBack: expect.anything() },
    ],
  })
})

test('a failed check moves no deadline and asks for a retake', async () => {
  const { employee, duties, completion } = await openCard()
  const given = await world.assign(employee, { periodicity: months(12), date: day('2026-01-15') })
  completion.begin(given)
  completion.setResult('failed')
  expect(completion.retakeBy).toBe('2026-12-20')
  expect(await completion.save(given)).toBe(true)
  await duties.reread()
  expect(duties.all).toMatchObject([{ deadline: '2027-01-15', retakeBy: '2026-12-20' }])
})

test('a completion has come, and an assessment has a result', async () => {
  const { employee, completion } = await openCard()
  const given = await world.assign(employee, {
    subject: { section: 'workingConditions', established: 'notAssessed' },
    date: null,
    deadline: day('2026-12-01'),
  })
  completion.begin(given)
  completion.setDate(day('2026-11-21'))
  expect(await completion.save(given)).toBe(false)
  expect(Object.keys(completion.messages)).toEqual(['date', 'result'])
})

test('a change names only what is typed otherwise; a date is not cleared but taken back', async () => {
  const { employee, duties, form } = await openCard()
  const given = await world.assign(employee, { periodicity: months(12), date: day('2026-01-15') })
  await form.open('training', employee, given)
  expect(form.input).toMatchObject({ periodicity: '1 год', date: '2026-01-15', deadline: null })
  form.type({ date: null })
  expect(await form.save(employee.id)).toBe(false)
  expect(Object.keys(form.messages)).toEqual(['date'])
  form.type({ date: day('2026-02-10'), periodicity: '6 месяцев' })
  expect(await form.save(employee.id)).toBe(true)
  await duties.reread()
  expect(duties.all).toMatchObject([{ deadline: '2026-08-10', ruleId: null }])
})

test('an obligation in an active memo is not removed, and the memo is named', async () => {
  const { employee, duties } = await openCard()
  const given = await world.assign(employee)
  const memo = await world.form('training', [rowOf(given)])
  expect(await duties.remove(given.id)).toContain(`служебной записке № ${memo.number}`)
  await duties.reread()
  expect(duties.all).toHaveLength(1)
  await world.records.memos.cancel({ companyId: world.company.id, id: memo.id, version: null })
  expect(await duties.remove(given.id)).toBeNull()
  await duties.reread()
  expect(duties.all).toEqual([])
})

test('a completion that a memo entered names the memo and is refused to be taken back here', async () => {
  const { employee, history } = await openCard()
  const given = await world.assign(employee)
  const memo = await world.form('training', [
    rowOf(given, { kind: 'dated', date: day('2026-11-19'), result: 'passed' }),
  ])
  await history.open(given.id)
  const [newest] = history.state.is === 'ready' ? history.state.value : []
  expect(newest).toMatchObject({ memoId: memo.id, memoNumber: memo.number })
  if (newest) expect(await history.takeBack(given.id, newest.id)).toContain('служебной запиской')
})

test('an issuance shows what is held; more than that can not be returned', async () => {
  const { employee, duties, form } = await openCard()
  await world.assign(employee, { subject: gloves(2), periodicity: months(6), date: day('2026-10-01') })
  await duties.reread()
  expect(duties.held).toMatchObject([{ quantity: 2, issuedOn: '2026-10-01', returnBy: '2027-04-01' }])
  await form.open('ppe', employee, null)
  form.type({ event: 'return' })
  expect(form.names).toEqual(['Перчатки с полимерным покрытием'])
  form.type({ ppe: 'Перчатки с полимерным покрытием', quantity: '3', periodicity: 'разово' })
  form.type({ date: day('2026-11-20') })
  expect(await form.save(employee.id)).toBe(false)
  expect(form.messages).toEqual({
    quantity: 'На руках у работника 2\u00a0шт. Укажите не больше и в тех же единицах',
  })
  form.type({ quantity: '2' })
  expect(await form.save(employee.id)).toBe(true)
})

test('what is on hand is handed in from its row, in part too; no more than is held, and not ahead of time', async () => {
  const { employee, duties } = await openCard()
  await world.assign(employee, { subject: gloves(3), periodicity: months(6), date: day('2026-03-01') })
  await duties.reread()
  const [holding] = duties.held
  if (!holding) throw new Error('nothing is held')
  const form = world.services.get(returnStore)
  form.begin(holding)
  expect(form).toMatchObject({ quantity: '3', date: '2026-11-20' })
  form.set({ quantity: '4' })
  expect(await form.save(employee.id, holding, 3, duties.all)).toBe(false)
  expect(form.messages).toEqual({
    quantity: 'На руках у работника 3\u00a0шт. Укажите не больше и в тех же единицах',
  })
  form.set({ quantity: '1' })
  expect(await form.save(employee.id, holding, 3, duties.all)).toBe(true)
  await duties.reread()
  expect(duties.held).toMatchObject([{ quantity: 2 }])
})

test('a return that is asked for is done by handing in, and no second one is entered', async () => {
  const { employee, duties } = await openCard()
  await world.assign(employee, { subject: gloves(2), periodicity: months(6), date: day('2026-03-01') })
  await world.assign(employee, { subject: gloves(2, 'return'), date: null, deadline: day('2026-12-01') })
  await duties.reread()
  const [holding] = duties.held
  if (!holding) throw new Error('nothing is held')
  const form = world.services.get(returnStore)
  form.begin(holding)
  expect(await form.save(employee.id, holding, 2, duties.all)).toBe(true)
  await duties.reread()
  expect(duties.held).toEqual([])
  expect(duties.listOf('ppe')).toHaveLength(2)
})
