import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { DutyColumns } from './obligation-tables.ts'

type SubjectColumns = Omit<DutyColumns, 'periodicity' | 'months'>

const noSubject = {
  ...{ subject_name: null, quantity: null, event: null, established: null },
  ...{ unit: null, norm: null, size: null },
}

/** `subject_name` holds the factor number of a medical examination. */
export function buildSubjectColumns(subject: Subject): SubjectColumns {
  switch (subject.section) {
    case 'medicalExamination':
      return { ...noSubject, section: subject.section, subject_name: subject.factorNumber }
    case 'ppe':
      return {
        section: subject.section,
        subject_name: subject.name,
        quantity: subject.quantity,
        unit: subject.unit,
        event: subject.event,
        norm: subject.norm,
        size: subject.size,
        established: null,
      }
    case 'workingConditions':
    case 'risk':
      return { ...noSubject, section: subject.section, established: subject.established }
    default:
      return { ...noSubject, section: subject.section, subject_name: subject.name }
  }
}

/** Trusts what `buildSubjectColumns` wrote. */
export function readSubjectColumns(row: SubjectColumns): Subject {
  const name = row.subject_name ?? ''
  switch (row.section) {
    case 'medicalExamination':
      return { section: row.section, factorNumber: name }
    case 'ppe':
      return {
        ...{ section: row.section, name, quantity: row.quantity ?? 0, event: row.event ?? 'issuance' },
        ...{ unit: row.unit ?? 'piece', norm: row.norm, size: row.size },
      }
    case 'workingConditions':
    case 'risk':
      return { section: row.section, established: row.established ?? 'notAssessed' } as Subject
    default:
      return { section: row.section, name }
  }
}

export const buildPeriodicityColumns = (
  periodicity: Periodicity,
): Pick<DutyColumns, 'periodicity' | 'months'> => ({
  periodicity: periodicity.kind,
  months: periodicity.kind === 'every' ? periodicity.months : null,
})

export const readPeriodicityColumns = ({
  periodicity,
  months,
}: Pick<DutyColumns, 'periodicity' | 'months'>): Periodicity =>
  periodicity === 'every' ? { kind: 'every', months: months ?? 0 } : { kind: periodicity }
