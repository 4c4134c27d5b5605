import { randomUUID } from 'node:crypto'
import type { ClaimedJob, NewJob } from '@osh/core/jobs/job.ts'
import type { JobEnd } from '@osh/core/jobs/settle-job.ts'
import type { JobQueue } from '@osh/core/records/job-queue.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseCompany } from '../erase-now.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { newWorld } from '../world.ts'

/** Moments of a year that no other test lives in, so that a claim finds jobs of its test alone. */
let hour = 0
const momentAt = (seconds: number): Instant =>
  new Date(Date.UTC(2010, 0, 1, hour) + seconds * 1000).toISOString() as Instant

const gone: JobEnd = { is: 'gone' }

/** What the server has to do by itself. */
export const jobsContract = (opened: () => Opened) =>
  describe('JobQueue', () => {
    beforeEach(() => {
      hour += 1
    })
    const queue = (): JobQueue => opened().storage.jobs
    const aJob = (changes: Partial<NewJob> = {}): NewJob => ({
      companyId: null,
      key: randomUUID(),
      facts: { kind: 'forget-answers' },
      runAt: momentAt(0),
      ...changes,
    })
    const claim = (seconds: number, from: JobQueue = queue(), most = 10): Promise<readonly ClaimedJob[]> =>
      from.claim({ kinds: ['forget-answers'], most, now: momentAt(seconds), until: momentAt(seconds + 100) })
    const settle = (job: ClaimedJob | undefined, end: JobEnd, seconds = 1) => {
      if (!job) throw new Error('nothing was claimed')
      return queue().settle(job, { end, now: momentAt(seconds), writes: [] })
    }

    it('gives a job once it is due, and not again once it is done', async () => {
      await queue().enqueue([aJob({ runAt: momentAt(10) })])
      expect(await claim(9)).toEqual([])
      const [job, ...others] = await claim(10)
      expect(job).toMatchObject({
        companyId: null,
        facts: { kind: 'forget-answers' },
        attempt: 1,
        since: momentAt(10),
      })
      expect(others).toEqual([])
      expect(await settle(job, gone)).toBe(true)
      expect(await claim(1000)).toEqual([])
    })

    it('keeps jobs of kinds that no one here does, and gives no more than was asked for, those first that are due first', async () => {
      const [late, soon] = [
        aJob({ runAt: momentAt(5), companyId: 7 as CompanyId }),
        aJob({ companyId: 8 as CompanyId }),
      ]
      await queue().enqueue([late, soon])
      expect(await queue().claim({ kinds: [], most: 9, now: momentAt(9), until: momentAt(99) })).toEqual([])
      const [first] = await claim(9, queue(), 1)
      expect(first?.companyId).toBe(8)
      const [second] = await claim(9, queue(), 1)
      expect(second?.companyId).toBe(7)
      for (const job of [first, second]) await settle(job, gone)
    })

    it('puts no second under a key while one waits or is under way; another company has its own', async () => {
      const job = aJob()
      await queue().enqueue([job])
      await queue().enqueue([job, { ...job, companyId: 9 as CompanyId }])
      const claimed = await claim(0)
      expect(claimed).toHaveLength(2)
      await queue().enqueue([job])
      expect(await claim(0)).toEqual([])
      for (const one of claimed) await settle(one, gone)
      await queue().enqueue([job])
      const [again] = await claim(0)
      expect(again?.attempt).toBe(1)
      await settle(again, gone)
    })

    it('does a job again later, counting its tries; one that recurs begins from the start', async () => {
      await queue().enqueue([aJob()])
      const [first] = await claim(0)
      expect(await settle(first, { is: 'again', inSeconds: 60, fresh: false }, 5)).toBe(true)
      expect(await claim(64)).toEqual([])
      const [second] = await claim(65)
      expect(second).toMatchObject({ attempt: 2, since: momentAt(0) })
      await settle(second, { is: 'again', inSeconds: 3600, fresh: true }, 70)
      const [third] = await claim(3670)
      expect(third).toMatchObject({ attempt: 1, since: momentAt(3670) })
      await settle(third, gone)
    })

    it('keeps a job that was given up, until it is put there again', async () => {
      const job = aJob()
      await queue().enqueue([job])
      const [first] = await claim(0)
      await settle(first, { is: 'given-up' })
      expect(await claim(5000)).toEqual([])
      await queue().enqueue([{ ...job, runAt: momentAt(50) }])
      const [again] = await claim(50)
      expect(again).toMatchObject({ attempt: 1, since: momentAt(50) })
      await settle(again, gone)
    })

    it('whose server has died is given to another, and the first can settle it no more', async () => {
      await queue().enqueue([aJob()])
      const [first] = await claim(0)
      const other = (await opened().reopen()).jobs
      expect(await claim(99, other)).toEqual([])
      const [second] = await claim(100, other)
      expect(second).toMatchObject({ id: first?.id, attempt: 2 })
      expect(await settle(first, gone)).toBe(false)
      expect(await settle(second, gone)).toBe(true)
    })

    it('gives each job to one of several servers that ask at the same moment', async () => {
      await queue().enqueue(Array.from({ length: 40 }, () => aJob()))
      const servers = await Promise.all(Array.from({ length: 4 }, () => opened().another()))
      const taken = await Promise.all(servers.map(({ jobs }) => claim(0, jobs, 40)))
      const ids = taken.flat().map(({ id }) => id)
      expect(ids).toHaveLength(40)
      expect(new Set(ids).size).toBe(40)
      for (const job of taken.flat()) await settle(job, gone)
    })

    it('leaves behind what the job writes with its end, once', async () => {
      const one = aJob()
      await queue().enqueue([one])
      const [first] = await claim(0)
      const [second] = await claim(100)
      const next = aJob({ runAt: momentAt(200) })
      const settled = { end: gone, now: momentAt(101), writes: [{ kind: 'jobs', rows: [next] }] } as const
      for (const job of [first, second]) if (job) await queue().settle(job, settled)
      const left = await claim(300)
      expect(left).toHaveLength(1)
      await settle(left[0], gone)
    })

    it('goes with its company', async () => {
      const user = await newUser(opened().storage)
      const records = opened().storage.openRecords(user)
      const world = await newWorld({ ...(await recordsIn(opened())), records })
      await queue().enqueue([aJob({ companyId: world.company.id })])
      await eraseCompany(opened(), user, world.company.id)
      expect(await claim(0)).toEqual([])
    })
  })
