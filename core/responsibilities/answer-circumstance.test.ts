import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  circumstanceId,
  companyId,
  refused,
  signed,
  storage,
} from '../../tests/commands/held-responsibility.ts'
import type { CircumstanceId } from '../norms/circumstances.ts'
import { answerCircumstance, readCircumstanceAnswer } from './answer-circumstance.ts'

describe('what the company says of a circumstance', () => {
  const say = (applies: boolean, before: boolean | null, id = circumstanceId) =>
    followInCompany(
      answerCircumstance.run({ companyId, circumstanceId: id, applies }, signed),
      storage(before),
    )

  it.each([
    [true, null],
    [false, true],
    [true, false],
  ])('is kept: %s after %s, and the journal says so', (applies, before) => {
    const outcome = say(applies, before)
    const rows = [{ companyId, circumstanceId, applies, since: signed }]
    expect(outcome).toMatchObject({
      ok: true,
      value: { writes: [{ kind: 'circumstance-answers', rows }, {}], answer: null },
    })
    const was = before === null ? 'null' : `{"applies":${before}}`
    expect(JSON.stringify(outcome)).toContain(
      `"record":"circumstance","ids":[6],"before":${was},"after":{"applies":${applies}}`,
    )
  })

  it.each([true, false])('is left as it is when it is %s already', (applies) => {
    expect(say(applies, applies)).toEqual({ ok: true, value: { writes: [], answer: null } })
  })

  it('is of a circumstance that is asked', () => {
    expect(say(true, null, 99 as CircumstanceId)).toEqual(
      refused({ field: 'circumstanceId', code: 'circumstance/unknown' }),
    )
  })

  it('is read: anything but «true» is a no', () => {
    expect(readCircumstanceAnswer({ circumstanceId: 6, applies: true })).toEqual({
      ok: true,
      value: { circumstanceId: 6, applies: true },
    })
    for (const applies of [false, null, 'true', undefined])
      expect(readCircumstanceAnswer({ circumstanceId: 6, applies })).toMatchObject({
        value: { applies: false },
      })
    expect(readCircumstanceAnswer({ applies: true })).toEqual(
      refused({ field: 'circumstanceId', code: 'circumstance/unknown' }),
    )
  })
})
