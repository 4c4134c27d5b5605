/** What a column may mean. `other` is what a reader has to leave alone, however well its head sounds. */
export type Meaning =
  | 'fullName'
  | 'lastName'
  | 'firstName'
  | 'fatherName'
  | 'personnelNumber'
  | 'department'
  | 'position'
  | 'sex'
  | 'birthDate'
  | 'hireDate'
  | 'dismissalDate'
  | 'snils'
  | 'personalPhone'
  | 'workMobilePhone'
  | 'workPhone'
  | 'internalPhone'
  | 'email'
  | 'workEmail'
  | 'briefingKind'
  | 'briefingDate'
  | 'trainingProgram'
  | 'trainingDate'
  | 'protocolNumber'
  | 'registryNumber'
  | 'medicalPoints'
  | 'medicalDate'
  | 'ppeItem'
  | 'ppeQuantity'
  | 'ppeDate'
  | 'soutClass'
  | 'riskLevel'
  | 'other'

/**
 * Which value of a record it is: a meaning, and after a colon which briefing or programme a column is for, where the
 * head says so: `briefingDate:Вводный инструктаж`, `protocolNumber:3` (3: the register's number of a programme).
 * `initials` is «Иванов И. И.» where the file has no more of a name.
 */
export type ValueKey = Exclude<Meaning, 'fullName' | 'other'> | `${Meaning}:${string}` | 'initials'

/** What one row says, as the product stores it: days are `2024-03-05`, СНИЛС `112-233-445 95`, phones `+7 (912) 345-67-89`. */
export type RecordTruth = {
  /** Which sheet, from 0, and which row, from 1, as a table program shows it. */
  readonly sheet: number
  readonly row: number
  /** Who it is: an index in `people`. */
  readonly person: number
  /** Without the cells that must be refused; a key is missing where the file says nothing. */
  readonly values: Readonly<Partial<Record<ValueKey, string>>>
}

/** Why a cell must be refused. */
export type RefusalWhy =
  | 'no such day'
  | 'no day at all'
  | 'day to come'
  | 'dismissed before hired'
  | 'wrong check digits'
  | 'not 11 digits'
  | 'error value'
  | 'no name'
  | 'no first name'
  | 'not a name'
  | 'nobody of that name'

/** A cell that must be refused, with its row: nothing of the row may be stored with another value in its place. */
export type RefusalTruth = {
  readonly sheet: number
  readonly row: number
  /** From 0. */
  readonly column: number
  readonly meaning: Meaning
  readonly shown: string
  readonly why: RefusalWhy
}

/** A column of a sheet, from 0; a column over several merged ones is named by its first. */
export type ColumnTruth = {
  readonly sheet: number
  readonly column: number
  /** The lines of its head from above, merged ones repeated. */
  readonly head: readonly string[]
  /** Any of them is a right proposal; the first is the best. */
  readonly meanings: readonly [Meaning, ...Meaning[]]
  /** Which briefing (by its name) or programme (by the register's number) the head says the column is for. */
  readonly of: string | null
}

/** Rows of which a person has to say whether they are one: none of them may be stored as another without asking. */
export type DoubleTruth = {
  readonly sheet: number
  readonly rows: readonly number[]
  readonly why: 'same row twice' | 'two places' | 'namesakes'
}

export type SheetTruth = {
  readonly name: string
  readonly holds: 'staff' | 'staff and facts' | 'facts' | 'nothing'
  /** Rows of the head from 1; null where the sheet has none. */
  readonly head: { readonly first: number; readonly last: number } | null
}

/** A person as the staff office knows them. */
export type TruePerson = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string | null
  readonly personnelNumber: string
  readonly department: string
  readonly position: string
  readonly sex: 'm' | 'f'
  readonly birthDate: string
  readonly hireDate: string
  readonly dismissalDate: string | null
  readonly snils: string
  readonly personalPhone: string | null
  readonly workPhone: string | null
  readonly internalPhone: string | null
  readonly email: string | null
  readonly workEmail: string | null
  /** Days by the briefing's name in `core/norms/briefings.ts`. */
  readonly briefings: Readonly<Record<string, string>>
  /** By the register's number of the programme. */
  readonly trainings: Readonly<Record<string, TrueTraining>>
  readonly medical: { readonly points: readonly string[]; readonly date: string } | null
  readonly ppe: readonly { readonly item: string; readonly quantity: number; readonly date: string }[]
  readonly soutClass: string
  readonly riskLevel: 'low' | 'middle' | 'high'
}

export type TrueTraining = { readonly date: string; readonly protocol: string; readonly registry: string }

/**
 * What a file says, known before the file was made.
 *
 * A judge gives the product the `known` people first (all of them are in the company before the file comes; none for a
 * file that brings the staff), hands over the bytes, takes every proposal of columns as it is, and compares:
 * - each column's proposal with `columns` (`other` means: proposed as nothing);
 * - each record that would be stored with `records`, found by sheet and row: a record of a row that isn't listed is
 *   wrong, and so is any value that differs, or is there where the truth has none;
 * - `refusals`: such a row must not be stored with a value in that field, and the product says so of the cell;
 * - `doubles`: one record or none for `same row twice`, a question for the rest.
 * Totals, groups, signatures, vacancies, numbers of columns: rows that aren't in `records` bring nobody.
 */
export type Truth = {
  readonly format: 'xlsx' | 'ods' | 'csv'
  /** What was done to it, in words, for whoever reads a failure. */
  readonly layout: string
  readonly spoilt: readonly string[]
  readonly people: readonly TruePerson[]
  /** Indexes of those whom the company has already. */
  readonly known: readonly number[]
  readonly sheets: readonly SheetTruth[]
  readonly columns: readonly ColumnTruth[]
  readonly records: readonly RecordTruth[]
  readonly refusals: readonly RefusalTruth[]
  readonly doubles: readonly DoubleTruth[]
}

export type DirtyFile = { readonly name: string; readonly bytes: Uint8Array; readonly truth: Truth }
