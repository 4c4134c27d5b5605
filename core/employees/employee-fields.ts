import type { DepartmentId } from '../departments/department.ts'
import type { PositionId } from '../positions/position.ts'
import type { HiddenKind } from '../rights/membership.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { mapTable } from '../shared/input/field-table.ts'

export type Sex = 'm' | 'f'

/** The values of each kind of field, once read. */
export type FieldValues = {
  readonly name: string
  readonly text: string
  readonly department: DepartmentId
  readonly position: PositionId
  readonly sex: Sex
  readonly day: LocalDate
  readonly snils: string
  readonly phone: string
  /** A telephone within the company. */
  readonly extension: string
  readonly email: string
  /** Centimetres. */
  readonly height: number
  readonly size: string
}
export type FieldKind = keyof FieldValues

/** What is said of a field once: parsing, words, hiding, journal, papers, files, storage, wire and forms read it. */
type Field = {
  readonly kind: FieldKind
  /** As forms, refusals, the journal, lists of what is missing and files call it. */
  readonly label: string
  /** The right without which it is hidden; null: it is shown with the record. */
  readonly hidden: HiddenKind | null
  /** It may be blank, and is null then. */
  readonly optional?: true
  /** Characters that a text may have. */
  readonly max?: number
}

/** The fields of an employee that a person types, in the order in which they are read. */
export const employeeFields = {
  lastName: { kind: 'name', label: 'Фамилия', hidden: null },
  firstName: { kind: 'name', label: 'Имя', hidden: null },
  /** Patronymic (отчество), only where the person has one. */
  fatherName: { kind: 'name', label: 'Отчество', hidden: null, optional: true },
  /** As the company's own records count its people (табельный номер); two may have one. */
  personnelNumber: { kind: 'text', max: 20, label: 'Табельный номер', hidden: null, optional: true },
  departmentId: { kind: 'department', label: 'Отдел', hidden: null },
  positionId: { kind: 'position', label: 'Должность по ЕТКС', hidden: null },
  /** The position as the staffing table words it, where it differs. */
  positionStaff: {
    kind: 'text',
    max: 255,
    label: 'Должность по штатному расписанию',
    hidden: null,
    optional: true,
  },
  sex: { kind: 'sex', label: 'Пол', hidden: null },
  birthDate: { kind: 'day', label: 'Дата рождения', hidden: null },
  hireDate: { kind: 'day', label: 'Дата приёма на работу', hidden: null },
  /** The last day of work: from the next one the employee's rows are out of the tables; null while employed. */
  dismissalDate: { kind: 'day', label: 'Дата увольнения', hidden: null, optional: true },
  /** Insurance number (СНИЛС), written `112-233-445 95`. */
  snils: { kind: 'snils', label: 'СНИЛС', hidden: 'snils', optional: true },
  personalPhone: { kind: 'phone', label: 'Личный телефон', hidden: 'phones', optional: true },
  workMobilePhone: { kind: 'phone', label: 'Рабочий мобильный', hidden: 'phones', optional: true },
  workPhone: { kind: 'phone', label: 'Рабочий телефон', hidden: 'phones', optional: true },
  internalPhone: { kind: 'extension', label: 'Внутренний телефон', hidden: 'phones', optional: true },
  email: { kind: 'email', label: 'E-mail', hidden: 'phones', optional: true },
  workEmail: { kind: 'email', label: 'Рабочий e-mail', hidden: 'phones', optional: true },
  height: { kind: 'height', label: 'Рост', hidden: null, optional: true },
  /** «52-54», «52-54/170-176», «XL». */
  clothingSize: { kind: 'size', label: 'Размер одежды', hidden: null, optional: true },
  /** «43», «42,5». */
  shoeSize: { kind: 'size', label: 'Размер обуви', hidden: null, optional: true },
  /** «57», «56-58», «M». */
  headgearSize: { kind: 'size', label: 'Размер головного убора', hidden: null, optional: true },
  /** «10», «9-10», «L». */
  gloveSize: { kind: 'size', label: 'Размер СИЗ рук', hidden: null, optional: true },
  /** «2», «M», «универсальный». */
  respiratorSize: { kind: 'size', label: 'Размер СИЗОД', hidden: null, optional: true },
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof employeeFields
export type EmployeeField = keyof Fields
export type KindOf<F extends EmployeeField> = Fields[F]['kind']

/** The fields whose values are of the kinds. */
export type FieldsOf<Kind extends FieldKind> = {
  [F in EmployeeField]: KindOf<F> extends Kind ? F : never
}[EmployeeField]

/** What a person types of an employee. Every value has passed `parseEmployeeDetails`. */
export type EmployeeDetails = {
  readonly [F in EmployeeField]:
    | FieldValues[KindOf<F>]
    | (Fields[F] extends { readonly optional: true } ? null : never)
}

export const employeeFieldNames = Object.keys(employeeFields) as readonly EmployeeField[]

export const describeField = (name: EmployeeField): Field => employeeFields[name]

/** The fields of the kinds, in the table's order. */
export const listFieldsOf = <Kind extends FieldKind>(...kinds: readonly Kind[]): readonly FieldsOf<Kind>[] =>
  employeeFieldNames.filter((name): name is FieldsOf<Kind> =>
    (kinds as readonly FieldKind[]).includes(describeField(name).kind),
  )

/** Something of each field, under its name. */
export const mapFields = <T>(
  of: (name: EmployeeField, field: Field) => T,
): Readonly<Record<EmployeeField, T>> => mapTable<EmployeeField, Field, T>(employeeFields, of)

/** What people call each field. */
export const employeeLabels = mapFields((_, { label }) => label)
