import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { FullAct } from '../../norms/acts/full-acts.ts'
import { findRoleByCode } from '../../norms/responsibilities.ts'
import { findChangeSince, reviewChanges } from './law-review.ts'
import type { Template } from './template.ts'

const today = day('2026-11-20')
const amended = (id: string, points?: readonly string[], validFrom: string | null = '2026-03-01') =>
  ({
    ...{ id, validTo: null, confidence: 'found' },
    amendments: [{ number: '7н', date: null, validFrom, confidence: 'found', points }],
  }) as unknown as FullAct
const on = (form: Template, act: string, point: string | null): Template => ({
  ...form,
  basis: [{ act, point }],
})
const templates = [
  on(forms.order, '29n', 'п. 21'),
  on(forms.card, '29n', 'п. 23'),
  on(forms.register, 'tk', null),
]
const chair = findRoleByCode('knowledge-chair')
const review = (acts: readonly FullAct[], all: readonly Template[] = templates) =>
  reviewChanges(
    {
      ...{ templates: all, today },
      papers: (before) =>
        new Map(
          before === null ? [[forms.order.id, 9]] : before === '2026-03-01' ? [[forms.order.id, 4]] : [],
        ),
      duties: new Map([['train.AB', 3]]),
      holders: new Map(chair ? [[chair.id, 2]] : []),
    },
    acts,
  )

test('a change lists the forms that cite its points, with the papers from before', () => {
  const [one] = review([amended('29n', ['п. 21'])]).changes
  expect(one?.forms).toEqual([
    {
      id: forms.order.id,
      title: forms.order.title,
      scope: 'company',
      groupId: forms.order.group.id,
      papers: 4,
    },
  ])
  expect(review([amended('29n')]).changes[0]?.forms.map(({ papers }) => papers)).toEqual([4, 0])
})

test('rules and roles of the act are listed with what a company has of them', () => {
  const [one] = review([amended('pp-2464')]).changes
  expect(one?.rules.length).toBeGreaterThan(0)
  expect(one?.roles.find(({ id }) => id === chair?.id)).toMatchObject({ holders: 2 })
  expect(one?.roles.some(({ holders }) => holders === 0)).toBe(true)
  expect(one?.rules.find(({ id }) => id === 'train.AB')).toMatchObject({ duties: 3 })
})

test('a role that rests on several acts is listed with a change of each of them', () => {
  const listRoles = (act: string) => review([amended(act)]).changes[0]?.roles.map(({ id }) => id)
  const head = findRoleByCode('ot-head')?.id
  expect(listRoles('pp-2464')).toContain(head)
  expect(listRoles('tk')).toContain(head)
  expect(listRoles('tk')).not.toContain(chair?.id)
})

test('a change without a day lists its forms with all of their papers, and tells nothing of a paper', () => {
  const all = review([amended('29n', ['п. 21'], null)])
  expect(all.changes).toMatchObject([
    { change: { act: '29n', from: null, by: '7н' }, forms: [{ id: forms.order.id, papers: 9 }] },
  ])
  expect(findChangeSince(all, forms.order.id, day('2020-01-01'))).toBeNull()
})

test('a change on which nothing stands is left out', () => {
  expect(review([amended('no-such-act')]).changes).toEqual([])
})

test('a paper is of before a change of its form, or of the law under it', () => {
  const next = { ...forms.card, id: 4002, slug: 'next', title: 'Новая карточка', follows: forms.card.slug }
  const later = { ...next, id: 4003, validFrom: day('2027-01-01') }
  const all = review(
    [amended('29n', ['п. 21'])],
    [
      ...templates,
      { ...later, follows: forms.order.slug } as Template,
      { ...next, validFrom: day('2026-09-01') } as Template,
    ],
  )
  expect(all.followed).toEqual([{ id: forms.card.id, by: 'Новая карточка', since: '2026-09-01' }])
  expect(findChangeSince(all, forms.card.id, day('2026-08-31'))).toEqual({ since: '2026-09-01', is: 'form' })
  expect(findChangeSince(all, forms.card.id, day('2026-09-01'))).toBeNull()
  expect(findChangeSince(all, forms.order.id, day('2026-02-28'))).toEqual({ since: '2026-03-01', is: 'law' })
  expect(findChangeSince(all, forms.order.id, day('2026-03-01'))).toBeNull()
  expect(findChangeSince(all, forms.register.id, day('2020-01-01'))).toBeNull()
})
