import type { FormValue, FormValues } from '@osh/core/documents/answers/form-values.ts'
import type { Template, ValueSpec } from '@osh/core/documents/library/template.ts'
import { type PersonOnPaper, readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'

/** No two alike: a register has a row for each of its people. */
const many: readonly PersonOnPaper[] = [
  'Ёлкин Сергей Ильич',
  'Ким Вера',
  'Оглы Анна-Мария Петровна',
  'Щербаков Павел Олегович',
  'Хабибуллина Гульнара Рустамовна',
].map((name, i) => ({ ...readPersonOnPaper(name, ['Повар', 'ПТО-инженер', ''][i % 3] ?? '') }))

/** Everything that the form asks for, as the demo company answers it. */
export function fullData(template: Template): FormData {
  const data = makeDemoFormData(template)
  return {
    ...data,
    employees: template.per === 'register' ? many.map((one) => ({ ...full(data), ...one })) : [],
  }
}

/** A person of whom all is known. */
const full = ({ values }: FormData): Partial<PersonOnPaper> =>
  Object.values(values).flatMap((value) => (value.type === 'person' ? [value.person] : []))[0] ?? {}

/** A sole proprietor of whom little is known, and nothing that need not be said. */
export function leastData(template: Template): FormData {
  const data = fullData(template)
  const { company } = data
  return {
    ...data,
    company: {
      ...company,
      inn: '500100732259',
      kpp: null,
      phone: null,
      email: null,
      name: 'ИП Ким В.',
      shortName: 'ИП Ким В.',
    },
    employee: data.employee && { ...data.employee, fatherName: null, department: '', ppe: [] },
    values: valuesOf(template, data.values, (spec, value) => (spec.required ? value : null)),
  }
}

/** How many of `otherData` it takes to give every answer of every choice. */
export const othersOf = ({ values }: Template): number =>
  Math.max(
    2,
    ...values.map(({ kind }) =>
      kind.type === 'choice' ? kind.options.length : kind.type === 'classifier' ? 4 : 2,
    ),
  )

/** Other answers: the `turn`-th of each choice, another commission, every other optional value. */
export function otherData(template: Template, turn: number): FormData {
  const data = fullData(template)
  const isOdd = turn % 2 === 1
  return {
    ...data,
    company: { ...data.company, phone: null, kpp: isOdd ? data.company.kpp : null },
    values: valuesOf(template, data.values, (spec, value, i) =>
      !spec.required && (i + turn) % 2 === 0 ? null : otherValue(spec, value, turn),
    ),
  }
}

function valuesOf(
  { values }: Template,
  given: FormValues,
  change: (spec: ValueSpec, value: FormValue, i: number) => FormValue | null,
): FormValues {
  const entries = values.flatMap((spec, i) => {
    const before = given[spec.name]
    const value = before && change(spec, before, i)
    return value ? [[spec.name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

function otherValue({ kind }: ValueSpec, value: FormValue, turn: number): FormValue {
  if (kind.type === 'choice') return { type: 'text', text: kind.options[turn % kind.options.length] ?? '' }
  if (kind.type === 'classifier') {
    const item = kind.items[(turn * 7) % kind.items.length]
    return item ? { type: 'coded', item } : value
  }
  if (value.type === 'number') return { type: 'number', number: [1, 2, 12_500, 1.5][turn % 4] ?? 1 }
  if (value.type !== 'commission') return value
  const [first, second] = many
  const { members } = value.commission
  const secretary = (turn % 2 === 0 ? members[0] : first) ?? null
  return { type: 'commission', commission: { chair: second ?? value.commission.chair, members, secretary } }
}
