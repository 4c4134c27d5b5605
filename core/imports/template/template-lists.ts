import { briefingKinds } from '../../norms/briefings.ts'
import { normItems } from '../../norms/ppe-norms.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'

/** What cells of the template are chosen from. Anything else may be typed over it. */
export type ListName =
  | 'departments'
  | 'positions'
  | 'sexes'
  | 'briefings'
  | 'programs'
  | 'ppe'
  | 'classes'
  | 'riskLevels'
  | 'periodicities'

export type TemplateList = {
  readonly name: ListName
  /** No title of a staff list: the sheet of lists is none. */
  readonly head: string
  readonly values: readonly string[]
}

type OfCompany = { readonly departments: readonly string[]; readonly positions: readonly string[] }

/** The template's lists; departments and positions are the company's, of PPE what the norms give a term to. */
export const makeTemplateLists = ({ departments, positions }: OfCompany): readonly TemplateList[] => [
  { name: 'departments', head: 'Выбор отдела', values: departments },
  { name: 'positions', head: 'Выбор должности', values: positions },
  { name: 'sexes', head: 'Выбор пола', values: ['мужской', 'женский'] },
  { name: 'briefings', head: 'Выбор вида инструктажа', values: briefingKinds.map(({ name }) => name) },
  { name: 'programs', head: 'Выбор программы', values: trainingPrograms.map(({ title }) => title) },
  {
    name: 'ppe',
    head: 'Выбор СИЗ',
    values: normItems.filter(({ months }) => months !== null).map(({ name }) => name),
  },
  // A bare «3.1» is a day of January to a spreadsheet.
  {
    name: 'classes',
    head: 'Выбор класса',
    values: [
      ...['оптимальный (1)', 'допустимый (2)', 'вредный (3.1)', 'вредный (3.2)', 'вредный (3.3)'],
      ...['вредный (3.4)', 'опасный (4)'],
    ],
  },
  { name: 'riskLevels', head: 'Выбор уровня', values: ['низкий', 'средний', 'высокий'] },
  {
    name: 'periodicities',
    head: 'Выбор срока',
    values: ['6 месяцев', '1 год', '1,5 года', '2 года', '3 года', '5 лет', 'разово', 'до износа'],
  },
]
