import { describe, expect, it } from 'vitest'
import { type JobOutcome, type JobRule, jobRules, settleJob } from './settle-job.ts'

const once: JobRule = { every: null, firstWait: 60, longestWait: 3600, patience: 86_400 }
const hourly: JobRule = { ...once, every: 7200 }
const done: JobOutcome = { is: 'done' }
const failed: JobOutcome = { is: 'failed', forGood: false }
const hopeless: JobOutcome = { is: 'failed', forGood: true }

describe('after a try', () => {
  it('what is done once is gone, what recurs is done again after its while, whatever it took', () => {
    expect(settleJob(once, 3, 500, done)).toEqual({ is: 'gone' })
    expect(settleJob(hourly, 3, 500, done)).toEqual({ is: 'again', inSeconds: 7200, fresh: true })
  })

  it('that failed the next comes after twice the wait, up to the longest', () => {
    const waits = [1, 2, 3, 6, 7, 20].map((attempt) => settleJob(once, attempt, 0, failed))
    expect(waits).toEqual(
      [60, 120, 240, 1920, 3600, 3600].map((inSeconds) => ({ is: 'again', inSeconds, fresh: false })),
    )
  })

  it('that would come after all patience has ended, none comes', () => {
    expect(settleJob(once, 1, 86_340, failed)).toEqual({ is: 'again', inSeconds: 60, fresh: false })
    expect(settleJob(once, 1, 86_341, failed)).toEqual({ is: 'given-up' })
    expect(settleJob({ ...once, patience: null }, 1, 9e9, failed)).toMatchObject({ is: 'again' })
  })

  it('that no other can better it is given up; what recurs has its next turn', () => {
    expect(settleJob(once, 1, 0, hopeless)).toEqual({ is: 'given-up' })
    expect(settleJob(hourly, 1, 0, hopeless)).toEqual({ is: 'again', inSeconds: 7200, fresh: true })
    expect(settleJob(hourly, 1, 90_000, failed)).toEqual({ is: 'again', inSeconds: 7200, fresh: true })
  })
})

describe('the rules of the kinds', () => {
  it('wait less before the first retry than at most, and recur no more often than each minute', () => {
    for (const { every, firstWait, longestWait, patience } of Object.values(jobRules)) {
      expect(firstWait).toBeGreaterThan(0)
      expect(firstWait).toBeLessThanOrEqual(longestWait)
      expect(every ?? 60).toBeGreaterThanOrEqual(60)
      expect(patience ?? longestWait).toBeGreaterThanOrEqual(longestWait)
    }
  })

  it('forget answers by the hour', () => {
    expect(jobRules['forget-answers']).toEqual({
      every: 3600,
      firstWait: 60,
      longestWait: 3600,
      patience: null,
    })
  })
})

describe('a mail', () => {
  it('is tried for four days: a mail server may be away for a day or over a week-end', () => {
    const rule = jobRules['send-mail']
    expect(settleJob(rule, 1, 0, failed)).toEqual({ is: 'again', inSeconds: 60, fresh: false })
    expect(settleJob(rule, 30, 3 * 86_400, failed)).toEqual({ is: 'again', inSeconds: 3600, fresh: false })
    expect(settleJob(rule, 99, 4 * 86_400, failed)).toEqual({ is: 'given-up' })
    expect(settleJob(rule, 1, 0, done)).toEqual({ is: 'gone' })
    expect(jobRules['send-awaited-mail']).toEqual(rule)
    expect(jobRules['forget-mails']).toEqual({
      every: 86_400,
      firstWait: 60,
      longestWait: 3600,
      patience: null,
    })
  })
})
