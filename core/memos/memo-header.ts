import { mapTable } from '../shared/input/field-table.ts'

type Field = {
  /** As forms, papers, refusals, the journal and the archive call it. */
  readonly label: string
  /** Characters that it may have. */
  readonly max: number
}

/** The texts above the table of a memo, in the order in which they are read; each may be blank. */
const headerFields = {
  recipient: { label: 'Кому', max: 255 },
  /** Shown in the register. */
  name: { label: 'Краткое наименование', max: 255 },
  /** The long title, printed. */
  fullName: { label: 'Полное наименование', max: 500 },
  author: { label: 'Составитель', max: 255 },
  note: { label: 'Примечание', max: 2000 },
  duration: { label: 'Продолжительность', max: 255 },
  formOfStudy: { label: 'Форма обучения', max: 255 },
  basis: { label: 'Основание', max: 500 },
} as const satisfies Readonly<Record<string, Field>>

export type HeaderField = keyof typeof headerFields

/** What a person types above the table of a memo. */
export type MemoHeader = Readonly<Record<HeaderField, string>>

export const headerFieldNames = Object.keys(headerFields) as readonly HeaderField[]

/** Something of each field, under its name. */
export const mapHeader = <T>(of: (field: Field) => T): Readonly<Record<HeaderField, T>> =>
  mapTable<HeaderField, Field, T>(headerFields, (_, field) => of(field))

/** What people call each field. */
export const headerLabels = mapHeader(({ label }) => label)
