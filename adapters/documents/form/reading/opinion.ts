import type { Template, ValueSpec } from '@osh/core/documents/library/template.ts'

type WrittenForm = { readonly template: Template; readonly body: string }

const optional = { required: false, suggested: null, bounds: [] } as const

/** What `::opinion` asks for in every form that has it. */
const values: readonly ValueSpec[] = [
  {
    ...optional,
    name: 'opinionOf',
    label: 'Чьё мнение учтено',
    kind: {
      type: 'choice',
      options: ['выборного органа первичной профсоюзной организации', 'представительного органа работников'],
    },
    hint: 'Если такого органа нет, не заполняйте.',
  },
  {
    ...optional,
    name: 'opinionDate',
    label: 'Дата протокола с мнением',
    kind: { type: 'date' },
    hint: 'Нужна, если мнение учтено.',
    bounds: [{ asks: 'not-after', edge: { of: 'document' }, by: null, confidence: 'spec', when: [] }],
  },
  {
    ...optional,
    name: 'opinionProtocol',
    label: 'Номер протокола с мнением',
    kind: { type: 'text' },
    hint: 'Нужен, если мнение учтено. Например, 5',
  },
]

const stamp = `
{{#if values.opinionOf}}

::stamp УЧТЕНО\\
мнение {{values.opinionOf}}\\
(протокол от {{values.opinionDate}} № {{values.opinionProtocol}})

{{/if}}
`

/**
 * A form with its `::opinion` written out: the stamp that says whose opinion was taken into account, by which protocol, and the
 * values that it asks for. The same form where it has none.
 *
 * Law: Labour Code, articles 8, 214, 372 (local acts on occupational safety are adopted with the opinion of the elected body of
 * the primary trade union, or another representative body of employees, where there is one).
 */
export function withOpinion(form: WrittenForm): WrittenForm {
  const body = form.body.replace(/^::opinion$/mu, stamp)
  if (body === form.body) return form
  return { template: { ...form.template, values: [...form.template.values, ...values] }, body }
}
