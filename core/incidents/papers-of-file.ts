import type { EmployeeId } from '../employees/employee.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** Answers to papers of an accident, by the names under which they are kept. */
export type Said = Readonly<Record<string, unknown>>

/** What only a person could say of an accident, asked by one of its papers: the next ones have it. */
export type SaidOfIncident = {
  readonly common: Said
  /** By the id of whoever was injured. */
  readonly injured: Readonly<Record<string, Said>>
}

/** A paper of the file that was issued by the service (документ дела). */
export type IncidentPaper = {
  /** Of the archive. */
  readonly documentId: number
  /** The form's lasting name. */
  readonly form: string
  /** The key of the step that it was issued from; '' for none. */
  readonly step: string
  readonly title: string
  readonly number: string
  readonly date: LocalDate
}

/** What an accident keeps of its papers. */
export type IncidentFile = { readonly said: SaidOfIncident; readonly papers: readonly IncidentPaper[] }

export const emptyFile: IncidentFile = { said: { common: {}, injured: {} }, papers: [] }

/** Whom a paper of the whole accident is about: the first of the company's own; null where outsiders alone were injured. */
export const victimOf = ({
  injured,
}: {
  readonly injured: readonly { readonly employeeId: EmployeeId | null }[]
}): EmployeeId | null => injured.find(({ employeeId }) => employeeId !== null)?.employeeId ?? null

/** All that was said of the accident, and of the one who is named. */
export const saidOf = ({ said }: IncidentFile, employeeId: EmployeeId | null): Said => ({
  ...said.common,
  ...(employeeId === null ? {} : said.injured[employeeId]),
})

/** The file with one more paper, and with what was said in it. */
export const withPaper = (
  { said, papers }: IncidentFile,
  paper: IncidentPaper,
  { common, injured }: { readonly common: Said; readonly injured: Said },
  employeeId: EmployeeId | null,
): IncidentFile => ({
  papers: [...papers, paper],
  said: {
    common: { ...said.common, ...common },
    injured:
      employeeId === null
        ? said.injured
        : { ...said.injured, [employeeId]: { ...said.injured[employeeId], ...injured } },
  },
})

/**
 * The forms of the library that a step's papers are made by, in the order in which they are needed.
 * Law: приказ Минтруда России от 20.04.2022 № 223н, appendix № 2.
 */
export const formsOfStep: Readonly<Record<string, readonly string[]>> = {
  'medical-report': ['accident-severity-request'],
  worse: ['accident-notice-form-1'],
  'tell-sfr': ['accident-sfr-notice'],
  notify: ['accident-notice-form-1'],
  commission: ['accident-commission-order'],
  inspect: ['accident-inspection-form-9'],
  interview: ['accident-interview-form-8'],
  'act-n1': ['accident-act-n1'],
  'act-unrelated': ['accident-investigation-act-form-5'],
  'form-5': ['accident-investigation-act-form-5'],
  register: ['journal-accidents-form-11'],
  'send-sfr': ['accident-materials-letter'],
  consequences: ['accident-consequences-form-10'],
}
