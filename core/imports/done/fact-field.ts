import { briefingKinds } from '../../norms/briefings.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'

/** Columns of what was done. In a list with a row for each thing another column says what it was: a kind, a programme, an item. */
const plainFields = [
  'briefingKind',
  'briefingDate',
  'trainingProgram',
  'trainingDate',
  'protocolNumber',
  'registryNumber',
  'medicalPoints',
  'medicalDate',
  'ppeItem',
  'ppeQuantity',
  'ppeSize',
  'ppeDate',
  'soutClass',
  'soutDate',
  'riskLevel',
  'riskDate',
  'factPeriodicity',
] as const
type PlainField = (typeof plainFields)[number]

/** What a programme has a column each for. */
export const ofPrograms = ['trainingDate', 'protocolNumber', 'registryNumber'] as const
export type OfProgram = (typeof ofPrograms)[number]

/** A column whose head says what was done: `briefingDate:Вводный инструктаж`, `protocolNumber:3` by the register's number. */
type NamedField = `briefingDate:${string}` | `${OfProgram}:${number}`

export type FactField = PlainField | NamedField

export const factFields: readonly FactField[] = [
  ...plainFields,
  ...briefingKinds.map(({ name }) => `briefingDate:${name}` as const),
  ...trainingPrograms.flatMap(({ registryId }) =>
    ofPrograms.map((field) => `${field}:${registryId}` as const),
  ),
]

const known: ReadonlySet<string> = new Set(factFields)
export const isFactField = (field: string): field is FactField => known.has(field)

/** `protocolNumber:3` is of `3`; null where the column says it of no one thing. */
export function splitField(field: FactField): { readonly plain: PlainField; readonly of: string | null } {
  const [plain, of] = field.split(':')
  return { plain: plain as PlainField, of: of ?? null }
}

/** Whether what stands in the column is a day on which something was done. */
export const isFactDay = (field: string): boolean =>
  /^(?:briefing|training|medical|ppe|sout|risk)Date/u.test(field)
