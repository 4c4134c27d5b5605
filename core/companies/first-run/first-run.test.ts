import { expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { aCompany, instant, mining, someone } from '../../../tests/examples.ts'
import type { Company } from '../company.ts'
import { deriveFirstRunSteps, type FirstRun, firstRunSteps } from './first-run.ts'
import { hideFirstRun } from './hide-first-run.ts'

const begun: FirstRun = {
  begunAt: instant('2026-11-20T07:14:00.000Z'),
  hidden: false,
  departments: 0,
  employees: 0,
  obligations: 0,
  memos: 0,
}
const wordsOf = (changes: Partial<FirstRun>) => {
  const steps = deriveFirstRunSteps({ ...begun, ...changes })
  return steps && firstRunSteps.map((step) => steps[step]).join(' ')
}

test.each([
  [{}, 'done open current waits waits'],
  [{ departments: 2 }, 'done done current waits waits'],
  [{ departments: 1, employees: 1 }, 'done done done current waits'],
  [{ departments: 1, employees: 3, obligations: 4 }, 'done done done done current'],
])('%o is «%s»', (changes, words) => {
  expect(wordsOf(changes)).toBe(words)
})

test('the first memo ends it, and so does whoever hides it', () => {
  const whole = { departments: 1, employees: 1, obligations: 1 }
  expect(wordsOf({ ...whole, memos: 1 })).toBeNull()
  expect(wordsOf({ hidden: true })).toBeNull()
})

test('a memo waits for someone to be in it', () => {
  expect(wordsOf({ departments: 1, employees: 0, obligations: 1 })).toBe('done done current done waits')
})

const hide = (hidden: boolean, known: Company | null) =>
  followInCompany(
    hideFirstRun.run({ companyId: mining, hidden }, { by: someone, at: instant('2026-11-20T08:00:00.000Z') }),
    { company: ({ member }) => (member === someone ? known : null) },
  )

test.each([true, false])(
  'the steps are hidden: %s, for all members, and the journal does not tell',
  (hidden) => {
    expect(hide(hidden, { ...aCompany(), id: mining, version: 1 })).toEqual({
      ok: true,
      value: {
        writes: [{ kind: 'hidden-first-runs', rows: [{ companyId: mining, hidden }] }],
        answer: null,
      },
    })
  },
)

test('a stranger hides nothing', () => {
  expect(hide(true, null)).toEqual({ ok: false, error: { code: 'not-found' } })
})
