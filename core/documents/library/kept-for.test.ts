import { expect, test } from 'vitest'
import { computeYearsKept } from './kept-for.ts'
import type { TemplateKind } from './template.ts'
import { templateGroups } from './template-group.ts'

const yearsOf = (slug: string, kind: TemplateKind, keptFor?: number) => {
  const group = templateGroups.find((one) => one.slug === slug)
  if (!group) throw new Error(`no group ${slug}`)
  return computeYearsKept({ kind, group, ...(keptFor === undefined ? {} : { keptFor }) })
}

test.each([
  ['medical', 'list', 50],
  ['working-conditions', 'protocol', 50],
  ['risks', 'card', 45],
  ['accidents', 'act', 45],
  ['fire', 'order', 50],
  ['accidents', 'order', 50],
  ['fire', 'act', 0],
  ['training', 'protocol', 0],
  ['medical', 'notice', 0],
  ['risks', 'leaflet', 0],
  ['accidents', 'memo', 0],
] as const)('of %s a paper of kind %s is kept for %i years', (group, kind, years) => {
  expect(yearsOf(group, kind)).toBe(years)
})

test('what the form says is what holds', () => {
  expect(yearsOf('accidents', 'notice', 45)).toBe(45)
  expect(yearsOf('fire', 'order', 3)).toBe(3)
})
