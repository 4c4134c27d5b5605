import { expect, test } from 'vitest'
import { employee } from '../../tests/examples.ts'
import type { Document } from '../documents/document.ts'
import { templateGroups } from '../documents/library/template-group.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { HiddenKind } from '../rights/membership.ts'
import { isHiddenPaper } from './hidden-paper.ts'

const mark = { sha256: '', size: 0 }
const ofGroup = (slug: string): number => templateGroups.find((one) => one.slug === slug)?.id ?? 0
type Paper = Pick<Document, 'employees' | 'groupId' | 'incidentId' | 'files'>
/** A paper that names no one, by a form of the product that is about nothing personal. */
const order: Paper = { employees: [], groupId: ofGroup('orders'), files: { docx: mark, pdf: mark } }
const titov = { id: employee(1), fullName: 'Титов Роман Евгеньевич' }
const isHidden = (changes: Partial<Paper> = {}, hidden: readonly HiddenKind[] = ['snils']) =>
  isHiddenPaper({ ...order, ...changes }, hidden)

const hidden: readonly (readonly [string, Partial<Paper>])[] = [
  ['that names people', { employees: [titov] }],
  ['of an accident, whatever its form', { incidentId: 3 as IncidentId }],
  ['by the company’s own form', { files: { docx: mark, pdf: null } }],
]

test.each(hidden)('a paper %s is hidden from whoever does not see all', (_, changes) => {
  expect(isHidden(changes)).toBe(true)
  expect(isHidden(changes, [])).toBe(false)
})

test('so are papers about health and accidents though they name no one, and none of other groups', () => {
  const groups = templateGroups.filter(({ id }) => isHidden({ groupId: id })).map(({ slug }) => slug)
  expect(groups).toEqual(['medical', 'microtrauma', 'accidents'])
  expect(templateGroups.some(({ id }) => isHidden({ groupId: id }, []))).toBe(false)
})

test('a paper that says nothing of people is given to everyone', () => {
  expect(isHidden()).toBe(false)
  expect(isHidden({ incidentId: null }, ['snils', 'phones', 'medical'])).toBe(false)
})
