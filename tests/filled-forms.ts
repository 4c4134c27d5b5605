import type { Template, TemplateId, ValueSpec } from '@osh/core/documents/library/template.ts'
import { forms, place } from './plain-press.ts'

/** A place of a form, with what is otherwise. */
export const spec = (name: string, changes: Partial<ValueSpec>): ValueSpec => ({
  ...place,
  name,
  suggested: null,
  ...changes,
})
export const happened = spec('happened', { kind: { type: 'date' } })
export const briefed = spec('briefed', { kind: { type: 'text' }, source: 'briefings.intro-held' })
export const people = spec('people', {
  kind: { type: 'number' },
  source: 'company.headcount',
  required: false,
})
export const position = spec('position', {
  kind: { type: 'text' },
  source: 'person.position',
  required: false,
})
export const examined = spec('examined', {
  label: 'Осмотр',
  kind: { type: 'date' },
  source: 'examinations.date',
})
/** A paper about a day, filled with what is known of it. */
export const act: Template = {
  ...forms.card,
  id: 5100 as TemplateId,
  asOf: 'happened',
  values: [happened, briefed, people, position],
}

export const SNILS = '112-233-445 95'
