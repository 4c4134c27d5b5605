import { expect, test } from 'vitest'
import { forms } from '../../../tests/plain-press.ts'
import { FORMS_AT_ONCE, showForms } from './shown-forms.ts'
import type { OfferedGroup } from './template-catalogue.ts'
import { templateGroups } from './template-group.ts'

/** Groups with so many forms each. */
const groupsOf = (...counts: readonly number[]): readonly OfferedGroup[] =>
  counts.map((count, i) => {
    const group = templateGroups[i]
    if (!group) throw new Error('too many groups')
    const templates = Array.from({ length: count }, () => ({ ...forms.order, group }))
    return { group, templates, needsResponsible: false, ending: [] }
  })

const shown = (
  counts: readonly number[],
  isOpen: (id: number) => boolean,
  asked: ReadonlyMap<number, number> = new Map(),
) => showForms(groupsOf(...counts), isOpen, asked).map(({ forms, rest }) => [forms.length, rest])

test('a closed group shows nothing and hides nothing', () => {
  expect(shown([5, 7], () => false)).toEqual([
    [0, 0],
    [0, 0],
  ])
  const isOpen = (id: number) =>
    showForms(groupsOf(5, 7), (one) => one === id, new Map()).map((one) => one.isOpen)
  expect(isOpen(2)).toEqual([false, true])
})

test('however many groups are open, so many forms are on the page', () => {
  expect(shown([40, 40, 40], () => true)).toEqual([
    [40, 0],
    [20, 20],
    [0, 40],
  ])
  const many = shown(Array(18).fill(1000), () => true)
  expect(many.reduce((sum, [forms = 0]) => sum + forms, 0)).toBe(FORMS_AT_ONCE)
})

test('more of a group is shown when it is asked for, and takes nothing from the others', () => {
  expect(shown([40, 40, 40], () => true, new Map([[1, 60]]))).toEqual([
    [40, 0],
    [40, 0],
    [20, 20],
  ])
  expect(shown([40, 40, 90], () => true, new Map([[3, 60]]))).toEqual([
    [40, 0],
    [20, 20],
    [60, 30],
  ])
  expect(shown([40, 40], (id) => id === 2)).toEqual([
    [0, 0],
    [40, 0],
  ])
})
