import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import type { PaperData } from '@osh/core/documents/issuing/form-press.ts'
import type { Template, ValueSpec } from '@osh/core/documents/library/template.ts'
import type { NameForms } from '@osh/core/documents/on-paper/name-forms.ts'
import { type PersonOnPaper, readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeRussianNameForms } from '../documents/paper/russian-name-forms.ts'
import { demoCompany } from './demo-company.ts'

const ppe = [
  {
    name: 'Костюм для защиты от искр и брызг расплавленного металла',
    norm: '1562',
    size: '52-54/176',
    unit: 'шт.',
    quantity: '2',
    periodicity: '2 года',
  },
  {
    name: 'Обувь специальная для защиты от повышенных температур, искр и брызг расплавленного металла',
    norm: '1562',
    size: '43',
    unit: 'пара',
    quantity: '1',
    periodicity: '1 год',
  },
  {
    name: 'Перчатки для защиты от искр и брызг расплавленного металла',
    norm: '1562',
    size: '10',
    unit: 'пар',
    quantity: '12',
    periodicity: '1 год',
  },
  {
    name: 'Щиток защитный лицевой для электросварщика',
    norm: '1562',
    size: '',
    unit: 'шт.',
    quantity: '1',
    periodicity: '1 год',
  },
] as const

const person = (
  fullName: string,
  position: string,
  department: string,
  sex: 'm' | 'f',
  birthDate: string,
  hireDate: string,
): PersonOnPaper => ({
  ...readPersonOnPaper(fullName, position),
  department,
  sex,
  birthDate: birthDate as LocalDate,
  hireDate: hireDate as LocalDate,
  snils: '112-233-445 95',
  personnelNumber: '0042',
  sizes: {
    height: 176,
    clothingSize: '52-54',
    shoeSize: '43',
    headgearSize: '57',
    gloveSize: '10',
    respiratorSize: '2',
  },
  factors: '4.4, 6.1, 18.1',
  ppe,
  duties: {
    briefed: '2026-08-03' as LocalDate,
    briefingBy: '2027-02-03' as LocalDate,
    trained: '2026-04-16' as LocalDate,
    programmes: ['B', 'firstAid', 'ppe'],
    workingConditionsClass: '3.1',
    examined: '2026-03-15' as LocalDate,
    examinationBy: '2027-03-15' as LocalDate,
    riskLevel: 'средний',
  },
})

const staff: readonly PersonOnPaper[] = [
  person(
    'Щербаков Павел Олегович',
    'Специалист по охране труда',
    'Администрация',
    'm',
    '1984-03-12',
    '2016-02-01',
  ),
  person('Ёлкин Сергей Ильич', 'Электрогазосварщик', 'Участок сварки', 'm', '1990-07-25', '2019-06-17'),
  person('Хабибуллина Гульнара Рустамовна', 'Кладовщик', 'Склад', 'f', '1988-11-02', '2021-09-06'),
  person(
    'Воробьёв Дмитрий Андреевич',
    'Мастер строительных и монтажных работ',
    'Участок монтажа',
    'm',
    '1979-01-30',
    '2012-04-09',
  ),
]

/** Values such as a person would give, for any form: the linter and `print-form` fill with them. */
export function makeDemoFormData(template: Template): PaperData & { readonly nameForms: NameForms } {
  const people =
    template.per === 'register' ? Array.from({ length: 12 }, (_, i) => staff[i % staff.length]) : []
  return {
    company: demoCompany,
    document: { number: '12', date: '2026-11-20' as LocalDate },
    employee: template.per === 'employee' ? (staff[1] ?? null) : null,
    employees: people.filter((one) => one !== undefined),
    values: Object.fromEntries(template.values.map((spec) => [spec.name, makeDemoValue(spec)])),
    nameForms: makeRussianNameForms(),
  }
}

/** The largest figure that the value's bounds leave. */
const findMost = ({ bounds }: ValueSpec): number =>
  Math.min(
    ...bounds.flatMap((bound) =>
      bound.asks === 'most' && typeof bound.measure === 'number' ? [bound.measure] : [],
    ),
    Number.POSITIVE_INFINITY,
  )

/** Days that keep the value's bounds: past ones for what has happened. */
function chooseDemoDays({ bounds }: ValueSpec): { readonly from: LocalDate; readonly to: LocalDate } {
  const isAhead = bounds.some((bound) => bound.asks === 'not-before' && bound.edge.of === 'document')
  const isPast = bounds.some(({ asks }) => asks === 'not-after') && !isAhead
  return isPast
    ? { from: '2026-11-09' as LocalDate, to: '2026-11-16' as LocalDate }
    : { from: '2026-12-01' as LocalDate, to: '2026-12-31' as LocalDate }
}

function makeDemoValue(spec: ValueSpec): FormValue {
  const { kind, label, suggested, hint } = spec
  const [head, worker, , master] = staff
  if (head === undefined || worker === undefined || master === undefined) throw new Error('no demo staff')
  switch (kind.type) {
    case 'text':
    case 'longText':
      return { type: 'text', text: suggested?.from === 'text' ? suggested.text : takeExample(hint, label) }
    case 'place':
      return { type: 'text', text: 'Пермский край, г. Пермь, ул. Примерная, д. 1' }
    case 'choice':
      return { type: 'text', text: kind.options[0] ?? '' }
    case 'classifier': {
      const [item] = kind.items
      if (item === undefined) throw new Error('an empty classifier')
      return { type: 'coded', item }
    }
    case 'date':
      return { type: 'date', date: chooseDemoDays(spec).from }
    case 'period':
      return { type: 'period', ...chooseDemoDays(spec) }
    case 'number':
      return { type: 'number', number: /год/iu.test(label) ? 2026 : Math.min(16, findMost(spec)) }
    case 'employee':
      return { type: 'person', person: master }
    case 'responsible':
      return { type: 'person', person: head }
    case 'employees':
      return { type: 'people', people: staff }
    case 'commission':
      return { type: 'commission', commission: { chair: master, members: [head, worker], secretary: null } }
    case 'rows':
      return {
        type: 'rows',
        rows: [1, 2, 3].map((n) =>
          Object.fromEntries(kind.columns.map(({ name, label }) => [name, `${label} ${n}`])),
        ),
      }
  }
}

/** «Например, 14 от 12.01.2026» gives an example; otherwise the label stands for one. */
const takeExample = (hint: string, label: string): string => /Например,\s*(.+?)\.?$/u.exec(hint)?.[1] ?? label
