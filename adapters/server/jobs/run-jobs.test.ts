import type { JobKind } from '@osh/core/jobs/job.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { day } from '#tests/examples.ts'
import { eventually } from '#tests/patience.ts'
import { done, type JobHandlers } from './job-handlers.ts'
import { CLAIM_SECONDS, runDueJobs, runJobs } from './run-jobs.ts'

const clock = () => makeSettableClock(day('2026-11-23'))

async function aQueue(at = clock()) {
  const { jobs: queue } = makeLedgerStorage(new MemoryLedger(), at)
  await queue.enqueue([{ companyId: null, key: 'one', facts: { kind: 'forget-answers' }, runAt: at.now() }])
  return queue
}

test('what fails is told without what it was about, and tried again after its wait', async () => {
  const at = clock()
  const queue = await aQueue(at)
  const told: object[] = []
  let tries = 0
  const handlers: JobHandlers = {
    'forget-answers': async () => {
      tries += 1
      if (tries === 1) throw new Error('not now')
      return done
    },
  }
  const look = () => runDueJobs({ queue, clock: at, handlers, tell: (entry) => told.push(entry) })
  expect([await look(), await look()]).toEqual([1, 0])
  expect(told).toEqual([{ job: 'forget-answers', attempt: 1, error: expect.stringMatching(/^Error/) }])
  at.forward(59)
  expect(await look()).toBe(0)
  at.forward(1)
  expect([await look(), await look(), tries]).toEqual([1, 0, 2])
  at.forward(3600)
  expect(await look()).toBe(1)
})

test('what a killed server left under way is done once more when its claim ends', async () => {
  const at = clock()
  const queue = await aQueue(at)
  const kinds: readonly JobKind[] = ['forget-answers']
  let times = 0
  const handlers: JobHandlers = {
    'forget-answers': async () => {
      times += 1
      // Killed between done and noted: it is done, and no one says so.
      if (times === 1) return new Promise(() => undefined)
      return done
    },
  }
  const look = () => runDueJobs({ queue, clock: at, handlers, tell: () => undefined })
  void look()
  await eventually(() => times).toBe(1)
  at.forward(CLAIM_SECONDS - 1)
  expect(await queue.claim({ kinds, most: 9, now: at.now(), until: at.now() })).toEqual([])
  at.forward(1)
  expect([await look(), await look()]).toEqual([1, 0])
  expect(times).toBe(2)
})

test('jobs that recur are there from the start, once however many servers run them', async () => {
  const at = clock()
  const { jobs: queue } = makeLedgerStorage(new MemoryLedger(), at)
  const { promise: ran, resolve } = Promise.withResolvers<void>()
  let times = 0
  const handlers: JobHandlers = {
    'forget-answers': async () => {
      times += 1
      resolve()
      return done
    },
  }
  const looks = [0, 0]
  const servers = looks.map((_, server) => {
    const claim = async (asked: Parameters<typeof queue.claim>[0]) => {
      const jobs = await queue.claim(asked)
      if (asked.kinds.length > 0) looks[server] = (looks[server] ?? 0) + 1
      return jobs
    }
    const own = { enqueue: queue.enqueue.bind(queue), settle: queue.settle.bind(queue), claim }
    return runJobs({ queue: own, clock: at, handlers, tell: () => undefined, pollMs: 5 })
  })
  await ran
  const before = Math.max(...looks)
  await eventually(() => Math.min(...looks)).toBeGreaterThan(before + 2)
  for (const server of servers) await server.close()
  expect(times).toBe(1)
})

test('a storage that is away is told of and asked again', async () => {
  const at = clock()
  const queue = await aQueue(at)
  const { promise: told, resolve } = Promise.withResolvers<object>()
  let isAway = true
  const away = {
    ...{ enqueue: queue.enqueue.bind(queue), settle: queue.settle.bind(queue) },
    claim: async (asked: Parameters<typeof queue.claim>[0]) => {
      if (isAway) throw new Error('away')
      return queue.claim(asked)
    },
  }
  const { promise: ran, resolve: run } = Promise.withResolvers<void>()
  const handlers: JobHandlers = {
    'forget-answers': async () => {
      run()
      return done
    },
  }
  const running = runJobs({ queue: away, clock: at, handlers, tell: resolve, pollMs: 5 })
  expect(await told).toEqual({ jobs: expect.stringMatching(/^Error/) })
  isAway = false
  await ran
  await running.close()
})

test('a code that someone waits for stands behind no mails, however many are being sent', async () => {
  const at = clock()
  const { jobs: queue } = makeLedgerStorage(new MemoryLedger(), at)
  const mail = (kind: 'send-mail' | 'send-awaited-mail', key: string) =>
    ({ companyId: null, key, facts: { kind, mailId: key as MailId }, runAt: at.now() }) as const
  await queue.enqueue(Array.from({ length: 40 }, (_, i) => mail('send-mail', `digest ${i}`)))
  const { promise: stuck, resolve: letGo } = Promise.withResolvers<typeof done>()
  const { promise: sent, resolve: send } = Promise.withResolvers<string>()
  const handlers: JobHandlers = {
    'send-mail': () => stuck,
    'send-awaited-mail': async ({ mailId }) => {
      send(mailId)
      return done
    },
  }
  const running = runJobs({ queue, clock: at, handlers, tell: () => undefined, pollMs: 5 })
  await queue.enqueue([mail('send-awaited-mail', 'code')])
  expect(await sent).toBe('code')
  letGo(done)
  await running.close()
})
