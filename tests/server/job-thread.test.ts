import { getPriority } from 'node:os'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { JobThread, OverBudget, ofNoOne } from '#adapters/threads/job-thread.ts'
import type { Behind } from '#adapters/threads/serve-orders.ts'
import { PATIENCE_MS } from '#tests/patience.ts'
import type { WorkingJobs } from './working-program.ts'

/** Milliseconds of work that the thread may take to wait. */
const ENOUGH = 4000

const beginThread = (behind: Behind) =>
  new JobThread<WorkingJobs>(() => undefined, {
    program: new URL('./working-program.ts', import.meta.url),
    resourceLimits: {},
    limits: {
      ...{ ofOne: 9, inAll: 9, beginning: PATIENCE_MS, afterLeaving: PATIENCE_MS },
      budget: { wait: ENOUGH, hang: 100, work: 500, tellPriority: ENOUGH },
    },
    behind,
  })
const thread = beginThread('requests')
afterAll(() => thread.close())

it('a job that works longer than it may ends the thread; the next one has another', async () => {
  await expect(thread.do(ofNoOne, 'work')).rejects.toThrow(OverBudget)
  expect(await thread.do(ofNoOne, 'wait', 0)).toBe('waited')
})

it('one that has had no processor goes on beyond it, though not for ever', async () => {
  expect(await thread.do(ofNoOne, 'wait', 1.5 * ENOUGH)).toBe('waited')
  await expect(thread.do(ofNoOne, 'hang')).rejects.toThrow(OverBudget)
})

it.runIf(process.platform === 'linux')(
  'papers go behind requests, and what goes behind papers comes last',
  async () => {
    const last = beginThread('papers')
    onTestFinished(() => last.close())
    const [ofPapers, ofLast] = [
      await thread.do(ofNoOne, 'tellPriority'),
      await last.do(ofNoOne, 'tellPriority'),
    ]
    expect([ofPapers, ofLast]).toEqual([5, 10].map((nicer) => Math.min(getPriority() + nicer, 19)))
  },
)
