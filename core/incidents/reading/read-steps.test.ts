import { expect, test } from 'vitest'
import { instant, someone } from '../../../tests/examples.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import { readAnswers, readDone } from './read-steps.ts'

const [occurredAt, now] = ['2026-11-19T14:10' as LocalMoment, '2026-11-20T18:00' as LocalMoment]
const entered = { by: someone, at: instant('2026-11-20T15:00:00Z') }
const unknown = { ok: false, error: { code: 'step/unknown' } }

test('a step that no accident has is neither marked nor answered, and not taken back either', () => {
  const done = { inspect: { at: now, entered } }
  for (const mark of [true, false, now])
    expect(readDone({ done, occurredAt }, { nowhere: mark }, now, entered)).toEqual(unknown)
  for (const answer of [true, false]) expect(readAnswers({}, { nowhere: answer })).toEqual(unknown)
  expect(readDone({ done, occurredAt }, { inspect: false }, now, entered)).toEqual({ ok: true, value: {} })
  expect(readAnswers({}, { inspect: true })).toEqual({ ok: true, value: { inspect: true } })
})
