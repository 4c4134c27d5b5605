import { expect, test } from 'vitest'
import { actById } from './acts.ts'
import { classifiers, findClassifier } from './classifiers.ts'

test.each(classifiers)('$id is of an act, each code once and none without words', ({ act, items }) => {
  expect(actById(act).id).toBe(act)
  expect(items.length).toBeGreaterThan(1)
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length)
  for (const { code, label } of items) {
    expect(code).toMatch(/^\d{1,2}(?:\.[\dа-я]{1,2}){0,4}$/u)
    expect(label).toMatch(/^[\p{L}\d][^\n]*[\p{L}\d)]$|^\d$/u)
    expect(label).not.toMatch(/ {2}|в том числе:/u)
  }
})

test('ids are unique, and the list of order 223н is whole', () => {
  expect(new Set(classifiers.map(({ id }) => id)).size).toBe(classifiers.length)
  const tops = (id: string) => findClassifier(id)?.items.filter(({ code }) => /^\d\d$/u.test(code)).length
  expect([tops('accident-kinds'), tops('accident-causes')]).toEqual([20, 15])
  expect(findClassifier('none')).toBeNull()
})
