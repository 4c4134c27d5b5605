import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyDetails, CompanyId } from '@osh/core/companies/company.ts'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { type Periodicity, printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeDetails, EmployeeId } from '@osh/core/employees/employee.ts'
import { noSizes } from '@osh/core/employees/sizes/sizes.ts'
import { type Memo, type MemoHeader, type MemoId, type MemoRow, pending } from '@osh/core/memos/memo.ts'
import type { Completion, CompletionId } from '@osh/core/obligations/completion.ts'
import type { Obligation, ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'

/** Things as they usually are, for tests to change one fact of. */

export const day = (text: string): LocalDate => text as LocalDate
export const instant = (text: string): Instant => text as Instant
export const months = (count: number): Periodicity => ({ kind: 'every', months: count })

export const today = day('2026-03-16')
export const yesterday = day('2026-03-15')
export const mining = 1 as CompanyId
export const someone = 1 as UserId
export const someDepartment = 1 as DepartmentId
export const somePosition = 1 as PositionId
export const employee = (id: number): EmployeeId => id as EmployeeId
export const obligation = (id: number): ObligationId => id as ObligationId
export const completion = (id: number): CompletionId => id as CompletionId
export const memo = (id: number): MemoId => id as MemoId

export const aTraining: Subject = { section: 'training', name: 'Оказание первой помощи пострадавшим' }
export const gloves = (quantity: number, event: 'issuance' | 'return' = 'issuance'): Subject => ({
  section: 'ppe',
  name: 'Перчатки с полимерным покрытием',
  quantity,
  unit: 'piece',
  event,
  norm: null,
  size: null,
})

/** A company of which everything is known. */
export const wholeCompany = {
  name: 'Общество с ограниченной ответственностью «Северный карьер»',
  shortName: 'ООО «Северный карьер»',
  legalAddress: '163000, Архангельск, ул. Поморская, 1',
  actualAddress: '163000, Архангельск, ул. Поморская, 1',
  mailingAddress: '163000, Архангельск, а/я 5',
  phone: '+7 (818) 220-00-00',
  email: 'office@example.org',
  inn: '7707083893',
  kpp: '773601001',
  okpo: '00032537',
  oktmo: '45397000',
  okved: '08.11',
  ogrn: '1027700132195',
  okato: '45293554000',
  okogu: '4210014',
  formOfOwnership: 'Частная собственность',
  directorName: 'Пименов Антон Львович',
  directorPosition: 'Генеральный директор',
  activities: [],
  timeZone: 'Europe/Moscow',
  numbering: 'whole',
} satisfies CompanyDetails

export const aCompany = (changes: Partial<CompanyDetails> = {}): CompanyDetails => ({
  ...wholeCompany,
  ...changes,
})

export const anEmployee = (changes: Partial<EmployeeDetails> = {}): EmployeeDetails => ({
  lastName: 'Абрамова',
  firstName: 'Вера',
  fatherName: 'Ильинична',
  departmentId: someDepartment,
  positionId: somePosition,
  positionStaff: null,
  personnelNumber: null,
  sex: 'f',
  birthDate: day('1988-05-14'),
  hireDate: day('2019-09-02'),
  dismissalDate: null,
  snils: null,
  personalPhone: null,
  workMobilePhone: null,
  workPhone: null,
  internalPhone: null,
  email: null,
  workEmail: null,
  ...noSizes,
  ...changes,
})

export const aDraft = (changes: Partial<ObligationDraft> = {}): ObligationDraft => ({
  subject: aTraining,
  periodicity: months(36),
  date: day('2023-04-10'),
  deadline: null,
  ruleId: null,
  ...changes,
})

/** What changes of an obligation, as a person sends it. */
export const asPatch = ({ subject, periodicity, ...rest }: Partial<ObligationDraft>): Input => ({
  ...rest,
  ...(subject ? { section: subject.section, ...makeSubjectInput(subject) } : {}),
  ...(periodicity ? { periodicity: printPeriodicity(periodicity) } : {}),
})

export const anObligation = (id: number, changes: Partial<Obligation> = {}): Obligation => ({
  id: obligation(id),
  companyId: mining,
  employeeId: employee(id),
  subject: aTraining,
  periodicity: months(36),
  fixed: null,
  ruleId: null,
  requirementId: null,
  removed: false,
  memo: null,
  ...changes,
})

export const aCompletion = (id: number, date: string, changes: Partial<Completion> = {}): Completion => ({
  id: completion(id),
  obligationId: obligation(1),
  memoId: null,
  date: day(date),
  result: 'passed',
  quantity: null,
  registeredOn: null,
  enteredBy: someone,
  enteredAt: instant('2026-03-16T09:00:00.000Z'),
  takenBack: null,
  ...changes,
})

export const aHeader = (changes: Partial<MemoHeader> = {}): MemoHeader => ({
  recipient: 'Пименов Антон Львович',
  name: 'Обучение',
  fullName: 'О направлении работников на обучение по охране труда',
  author: 'Орлова А. В.',
  note: '',
  duration: '',
  formOfStudy: '',
  basis: '',
  ...changes,
})

export const aRow = (id: number, changes: Partial<MemoRow> = {}): MemoRow => ({
  obligationId: obligation(id),
  employeeId: employee(id),
  fullName: `Работник ${id}`,
  department: 'Карьер',
  position: 'Машинист экскаватора',
  subject: aTraining,
  baseDate: day('2023-04-10'),
  periodicity: months(36),
  deadline: day('2026-04-10'),
  outcome: pending,
  ...changes,
})

/** A row of a deadline table: overdue since 02.11.2026. */
export const anOverdueRow = (id: number, changes: Partial<DeadlineRow> = {}): DeadlineRow => {
  const { outcome: _, ...row } = aRow(id)
  return {
    ...row,
    personnelNumber: String(id),
    birthDate: day('1985-07-14'),
    deadline: day('2026-11-02'),
    overdue: true,
    away: null,
    ruleId: null,
    registeredOn: null,
    retakeBy: null,
    memo: null,
    ...changes,
  }
}

export const aMemo = (changes: Partial<Memo> = {}): Memo => ({
  ...aHeader(),
  id: memo(1),
  companyId: mining,
  number: 1,
  section: 'training',
  formedOn: today,
  reportApprovedOn: null,
  registeredOn: null,
  canceled: false,
  rows: [],
  version: 1,
  ...changes,
})
