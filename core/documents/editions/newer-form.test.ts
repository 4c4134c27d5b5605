import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { Template, TemplateId } from '../library/template.ts'
import { findNewestForm } from './newer-form.ts'

const today = day('2026-11-20')
const [a, b, c] = [1, 2, 3].map(
  (id): Template => ({ ...forms.order, id: id as TemplateId, slug: `form-${id}` }),
) as [Template, Template, Template]
const after = (of: Template, form: Template, changes: Partial<Template> = {}): Template => ({
  ...form,
  follows: of.slug,
  ...changes,
})
const newest = (templates: readonly Template[], of = a) => findNewestForm(templates, of.id, today)?.slug

test('a paper is issued again by the last form that follows its own and is offered', () => {
  expect(newest([a])).toBe('form-1')
  expect(newest([b])).toBeUndefined()
  expect(newest([a, after(a, b), after(b, c)])).toBe('form-3')
  expect(newest([a, after(a, b), after(b, c)], c)).toBe('form-3')
  expect(newest([a, after(a, b), after(b, c, { validFrom: day('2026-11-21') })])).toBe('form-2')
})
