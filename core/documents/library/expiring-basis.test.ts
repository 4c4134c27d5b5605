import { expect, test } from 'vitest'
import type { Citation } from '../../norms/acts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { findEnding } from './ending-acts.ts'
import { listExpiringBasis } from './expiring-basis.ts'

const form = (...basis: Citation[]) => ({ basis })
const fire = form(
  { act: 'tk', point: null },
  { act: 'pp-1479', point: 'п. 3' },
  { act: 'pp-1479', point: null },
)
const examination = form({ act: '29n', point: 'п. 9' })

const ids = (today: string) =>
  listExpiringBasis([examination, fire, fire], today as LocalDate).map(({ act, daysLeft }) => [
    act.id,
    daysLeft,
  ])

test('forms whose act ends are warned of from 90 days before; each act once, the earliest first', () => {
  expect(ids('2026-10-01')).toEqual([])
  expect(ids('2026-10-02')).toEqual([['pp-1479', 90]])
  expect(ids('2027-01-01')).toEqual([
    ['pp-1479', -1],
    ['29n', 90],
  ])
})

test('some of a group’s forms rest only on some of its ending acts', () => {
  const ending = listExpiringBasis([examination, fire], '2027-01-01' as LocalDate)
  const under = (...forms: (typeof fire)[]) => findEnding(forms, ending).map(({ act }) => act.id)
  expect(under(examination)).toEqual(['29n'])
  expect(under(fire, examination)).toEqual(['pp-1479', '29n'])
  expect(under()).toEqual([])
})
