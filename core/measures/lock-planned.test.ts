import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { answers, incident, of, point, removed, signed } from '../../tests/commands/known-measures.ts'
import { codesOf } from '../../tests/incidents-example.ts'
import { change } from './change.ts'
import { complete } from './complete.ts'
import { remove } from './remove.ts'
import { takeBack } from './take-back.ts'

const annulled = { incident: { ...incident, annulled: removed } }

test('nothing is done about a measure of an annulled accident; a point of an order is asked for still', () => {
  const asked = { patch: { what: 'Иначе' }, details: {}, reason: 'Так' }
  const all = [
    followInCompany(change.run({ ...of, ...asked }, signed), answers(annulled)),
    followInCompany(complete.run({ ...of, ...asked }, signed), answers(annulled)),
    followInCompany(takeBack.run({ ...of, ...asked }, signed), answers(annulled)),
    followInCompany(remove.run({ ...of, ...asked }, signed), answers(annulled)),
  ]
  expect(all.map(codesOf)).toEqual(all.map(() => ['state: incident/annulled']))
  const ofOrder = answers({ ...annulled, measure: point })
  expect(followInCompany(remove.run({ ...of, ...asked }, signed), ofOrder).ok).toBe(true)
})
