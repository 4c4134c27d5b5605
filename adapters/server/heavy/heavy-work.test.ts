import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { HeavyWork, type Release, type Whose } from './heavy-work.ts'

const [mining, quarry] = ['company 1', 'company 2'] as const
const staying = new AbortController().signal

/** Enters so often; what each was answered with, once it was. */
function enter(work: HeavyWork, count: number, company: Whose = mining, signal = staying) {
  const answers: (Release | null)[] = []
  for (let i = 0; i < count; i++)
    void work.enter(company, 'list', signal).then((answer) => answers.push(answer))
  return answers
}
const entered = (answers: readonly (Release | null)[]): number => answers.filter(Boolean).length
const workOf = () =>
  new HeavyWork({
    list: { atOnce: 2, waiting: 3 },
    paper: { atOnce: 1, waiting: 0 },
    company: { atOnce: 1, waiting: 0 },
    import: { atOnce: 1, waiting: 0 },
  })

test('so much is under way at once, so much waits, and the rest is refused at once', async () => {
  const answers = enter(workOf(), 9)
  await setImmediate()
  expect([entered(answers), answers.length]).toEqual([2, 6])
})

test('what is under way and what waits is counted, each company and kind by itself', async () => {
  const work = workOf()
  enter(work, 9)
  const leave = await work.enter(quarry, 'list', staying)
  const counted = () => [work.count(mining, 'list'), work.count(mining, 'paper'), work.count(quarry, 'list')]
  expect(counted()).toEqual([5, 0, 1])
  leave?.()
  expect(counted()).toEqual([5, 0, 0])
})

test('a company keeps no other one waiting, and one kind of work not another', async () => {
  const work = workOf()
  enter(work, 9)
  expect(entered([await work.enter(quarry, 'list', staying)])).toBe(1)
  expect(entered([await work.enter(mining, 'paper', staying)])).toBe(1)
})

test('a place that is given back goes to whoever waits first, once', async () => {
  const work = workOf()
  const answers = enter(work, 5)
  await setImmediate()
  answers[0]?.()
  answers[0]?.()
  await setImmediate()
  expect(entered(answers)).toBe(3)
  answers[1]?.()
  answers[2]?.()
  await setImmediate()
  expect(entered(answers)).toBe(5)
  answers[3]?.()
  answers[4]?.()
  const again = enter(work, 3)
  await setImmediate()
  expect(entered(again)).toBe(2)
})

test('whoever leaves the line makes room in it', async () => {
  const work = workOf()
  enter(work, 2)
  const leaving = new AbortController()
  const left = enter(work, 3, mining, leaving.signal)
  await setImmediate()
  leaving.abort()
  await setImmediate()
  expect(left).toEqual([null, null, null])
  const others = enter(work, 4)
  await setImmediate()
  expect(others).toEqual([null])
})

test('whoever has left before is not waited for', async () => {
  const work = workOf()
  enter(work, 2)
  expect(await work.enter(mining, 'list', AbortSignal.abort())).toBeNull()
})
