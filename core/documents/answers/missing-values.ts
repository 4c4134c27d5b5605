import type { EmployeeId } from '../../employees/employee.ts'
import type { FieldErrorCode } from '../../shared/results/refusals.ts'
import { putInsideSentence } from '../../shared/texts/inside-sentence.ts'
import type { Template } from '../library/template.ts'
import { nameOnPaper, type PersonOnPaper } from '../on-paper/person-on-paper.ts'
import { companyLabels, personLabels } from './paper-labels.ts'

/** A place of a filled paper where there was nothing to say. */
export type Hole = {
  /** As the form names it: `employee.snils`. */
  readonly path: readonly string[]
  /** Whose row or paper it is; null for the paper's own. */
  readonly of: PersonOnPaper | null
  /** Number of the row; null outside of tables. */
  readonly row: number | null
}

/** What has to be given, or corrected, before a paper may leave. */
export type MissingValue = {
  /** `values.place`, `company.phone`, `employees.snils`. */
  readonly name: string
  /** In Russian, for the list of what is missing. */
  readonly label: string
  readonly code: FieldErrorCode
  /** Whose record lacks it; none where it is no employee's. */
  readonly employeeId?: EmployeeId
}

const documentLabels: Readonly<Record<string, string>> = {
  number: 'Номер документа',
  date: 'Дата документа',
  year: 'Дата документа',
}

const partLabels: Readonly<Record<string, string>> = {
  chair: 'Председатель',
  members: 'Члены комиссии',
  secretary: 'Секретарь',
  signatures: 'Подписи',
  from: 'Начало',
  to: 'Окончание',
  code: 'Код',
}

/** What blocks an issue because a filled paper has holes; each once, in the order of the paper. */
export function listMissing(template: Template, holes: readonly Hole[]): readonly MissingValue[] {
  const missing = holes.map((hole): MissingValue => {
    const whose = hole.of ? nameOnPaper(hole.of) : hole.row === null ? '' : `строка ${hole.row}`
    const label = labelOf(template, hole.path)
    return {
      name: hole.path.join('.'),
      label: whose === '' ? label : `${label}: ${whose}`,
      code: 'text/required',
      ...(hole.of?.id === undefined ? {} : { employeeId: hole.of.id }),
    }
  })
  return missing.filter((one, i) => missing.findIndex((other) => isSame(one, other)) === i)
}

/** Two namesakes lack the same, each for himself. */
const isSame = (one: MissingValue, other: MissingValue): boolean =>
  one.label === other.label && one.employeeId === other.employeeId

/** What a place of a form is called in Russian, by the path that the form names: `values.head.position`. */
export function labelOf(template: Template, [root = '', ...rest]: readonly string[]): string {
  const [member = '', detail = ''] = rest
  if (root === 'values') {
    const label = template.values.find(({ name }) => name === member)?.label ?? member
    const part = personLabels[detail] ?? partLabels[detail] ?? detail
    return detail === '' ? label : `${label}: ${putInsideSentence(part)}`
  }
  if (root === 'company') return companyLabels[member] ?? member
  if (root === 'document') return documentLabels[member] ?? member
  if (root === 'employees') return 'Работники'
  if ((root === 'employee' || root === 'item') && member === '') return 'Работник'
  if (root === 'director')
    return `Руководитель организации: ${putInsideSentence(personLabels[member] ?? 'фамилия')}`
  const column = root === 'item' ? findColumnLabel(template, member) : undefined
  return column ?? personLabels[member] ?? member
}

/** A row of a value of type `rows` has the value's own columns, be they named as something of a person is. */
const findColumnLabel = (template: Template, name: string): string | undefined =>
  template.values
    .flatMap(({ kind }) => (kind.type === 'rows' ? kind.columns : []))
    .find((column) => column.name === name)?.label
