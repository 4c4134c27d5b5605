import type { FieldErrorCode } from '../../shared/refusals.ts'
import type { Template } from '../library/template.ts'
import { nameOnPaper, type PersonOnPaper } from '../on-paper/person-on-paper.ts'

/** A place of a filled paper where there was nothing to say. */
export type Hole = {
  /** As the form names it: `employee.snils`. */
  readonly path: readonly string[]
  /** Whose row or paper it is; null for the paper's own. */
  readonly of: PersonOnPaper | null
  /** Number of the row; null outside of tables. */
  readonly row: number | null
}

/** What has to be given, or mended, before a paper may leave. */
export type MissingValue = {
  /** `values.place`, `company.phone`, `employees.snils`. */
  readonly name: string
  /** In Russian, for the list of what is missing. */
  readonly label: string
  readonly code: FieldErrorCode
}

const personLabels: Readonly<Record<string, string>> = {
  name: 'Фамилия, имя, отчество',
  lastName: 'Фамилия',
  firstName: 'Имя',
  fatherName: 'Отчество',
  position: 'Должность',
  department: 'Отдел',
  birthDate: 'Дата рождения',
  hireDate: 'Дата приёма на работу',
  experience: 'Дата приёма на работу',
  sex: 'Пол',
  snils: 'СНИЛС',
  factors: 'Факторы и работы по приказу № 29н',
  ppe: 'Нормы выдачи СИЗ',
}

const companyLabels: Readonly<Record<string, string>> = {
  name: 'Наименование организации',
  shortName: 'Краткое наименование организации',
  legalAddress: 'Юридический адрес',
  actualAddress: 'Фактический адрес',
  mailingAddress: 'Почтовый адрес',
  phone: 'Телефон организации',
  email: 'Электронная почта организации',
  inn: 'ИНН организации',
  kpp: 'КПП организации',
  okpo: 'ОКПО',
  oktmo: 'ОКТМО',
  okved: 'ОКВЭД',
  ogrn: 'ОГРН',
  okato: 'ОКАТО',
  okogu: 'ОКОГУ',
  formOfOwnership: 'Форма собственности',
  city: 'Населённый пункт в юридическом адресе',
}

/** What blocks an issue because a filled paper has holes; each once, in the order of the paper. */
export function missingFrom(template: Template, holes: readonly Hole[]): readonly MissingValue[] {
  const missing = holes.map((hole): MissingValue => {
    const whose = hole.of ? nameOnPaper(hole.of) : hole.row === null ? '' : `строка ${hole.row}`
    const label = labelOf(template, hole.path)
    return {
      name: hole.path.join('.'),
      label: whose === '' ? label : `${label}: ${whose}`,
      code: 'text/required',
    }
  })
  return missing.filter(({ label }, i) => missing.findIndex((other) => other.label === label) === i)
}

function labelOf(template: Template, [root = '', ...rest]: readonly string[]): string {
  const [member = '', detail = ''] = rest
  if (root === 'values') {
    const label = template.values.find(({ name }) => name === member)?.label ?? member
    return detail === '' ? label : `${label}: ${(personLabels[detail] ?? detail).toLowerCase()}`
  }
  if (root === 'company') return companyLabels[member] ?? member
  if (root === 'employees' || (root === 'employee' && member === '')) return 'Работники'
  if (root === 'director')
    return `Руководитель организации: ${(personLabels[member] ?? 'фамилия').toLowerCase()}`
  return personLabels[member] ?? columnLabel(template, member)
}

/** A row of a value of type `rows` has the value's own columns. */
const columnLabel = (template: Template, name: string): string =>
  template.values
    .flatMap(({ kind }) => (kind.type === 'rows' ? kind.columns : []))
    .find((column) => column.name === name)?.label ?? name
