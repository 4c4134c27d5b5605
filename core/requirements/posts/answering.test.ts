import { expect, test } from 'vitest'
import { mining, someDepartment } from '../../../tests/examples.ts'
import { aProfile } from '../../../tests/profile-example.ts'
import { aRequirement, general, signed } from '../../../tests/requirement-example.ts'
import { known, storage } from '../../../tests/requirement-storage.ts'
import { follow } from '../../commands/follow.ts'
import { takeValues } from '../tell-withdrawn.ts'
import { answer } from './answer.ts'
import { drop } from './drop.ts'

const companyId = mining
const own = { ...general, departmentId: someDepartment }
const unanswered = { ...known, answers: null }
const driver = { ...aProfile, traits: ['drives'] }
const giveAnswers = (details: object, post = known) =>
  follow(answer.run({ companyId, details: { ...details } }, signed), storage(post))
const dropPost = (details: object, post = known) =>
  follow(drop.run({ companyId, details: { ...details } }, signed), storage(post))
const journal = (command: string, before: object | null, after: object | null) => ({
  kind: 'journal',
  rows: [
    {
      ...signed,
      companyId,
      command,
      changes: [{ record: 'post', ids: [general.positionId], before, after }],
    },
  ],
})
const refuseFields = (...errors: readonly object[]) => ({ ok: false, error: { code: 'fields', errors } })
const unknownPosition = { field: 'positionId', code: 'choice/unknown' }

test.each([
  ['for the first time', general, unanswered, null],
  ['of one department', own, unanswered, null],
  ['anew', general, known, aProfile],
])('the questions are answered %s, and the journal says what it was before', (_, post, before, was) => {
  const { departmentId } = post
  expect(giveAnswers({ ...post, ...driver }, before)).toEqual({
    ok: true,
    value: {
      answer: null,
      writes: [
        { kind: 'answered-posts', rows: [{ ...post, companyId, profile: driver, answered: signed }] },
        journal('requirements/answer', was && { ...was, departmentId }, { ...driver, departmentId }),
      ],
    },
  })
})

test('the same answers again change nothing', () => {
  expect(giveAnswers({ ...general, ...aProfile })).toEqual({ ok: true, value: { answer: null, writes: [] } })
})

test('answers are of a post that the company has, and say the kind of worker', () => {
  expect(giveAnswers({ ...aProfile, positionId: 'x' })).toEqual(refuseFields(unknownPosition))
  expect(giveAnswers(general)).toEqual(refuseFields({ field: 'kind', code: 'kind/required' }))
  expect(giveAnswers({ departmentId: 'x' })).toEqual(
    refuseFields(
      unknownPosition,
      { field: 'departmentId', code: 'choice/unknown' },
      { field: 'kind', code: 'kind/required' },
    ),
  )
  const missing = { ok: false, error: { code: 'not-found' } }
  expect(giveAnswers({ ...general, ...aProfile }, { ...known, exists: false })).toEqual(missing)
  expect(giveAnswers({ ...aProfile, positionId: 999 })).toEqual(missing)
})

test.each([
  ['a position’s answers', general],
  ['a department’s own post', own],
])('%s are dropped, and the journal says what they were', (_, post) => {
  expect(dropPost(post)).toEqual({
    ok: true,
    value: {
      answer: null,
      writes: [
        { kind: 'dropped-posts', rows: [{ ...post, companyId }] },
        journal('requirements/drop', { ...aProfile, departmentId: post.departmentId }, null),
      ],
    },
  })
})

test('what was decided goes with the answers, and the journal says each', () => {
  const requirements = [aRequirement(7), aRequirement(8)]
  const dropped = dropPost(general, { ...known, requirements })
  expect(dropped).toMatchObject({
    value: {
      writes: [
        {},
        {
          rows: [
            {
              changes: [
                { record: 'post' },
                { record: 'requirement', ids: [7], before: takeValues(aRequirement(7)), after: null },
                { record: 'requirement', ids: [8], after: null },
              ],
            },
          ],
        },
      ],
    },
  })
})

test('what was not answered is not dropped', () => {
  expect(dropPost(general, unanswered)).toEqual({ ok: false, error: { code: 'not-found' } })
  expect(dropPost({})).toEqual(refuseFields(unknownPosition))
})
