import type { ActivityId, Company, CompanyId } from '@osh/core/companies/company.ts'
import { numberings } from '@osh/core/companies/numbering.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import {
  type Absence,
  type AbsenceId,
  type Away,
  absenceKinds,
} from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates, SectionState } from '@osh/core/employees/shortage.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import fc from 'fast-check'
import { day, id, line, orNull, record } from './arbitrary-values.ts'

export const company: fc.Arbitrary<Company> = record({
  id: id<CompanyId>(),
  name: line,
  shortName: line,
  legalAddress: line,
  actualAddress: line,
  mailingAddress: line,
  phone: line,
  email: line,
  inn: line,
  kpp: orNull(line),
  okpo: line,
  oktmo: line,
  okved: line,
  ogrn: line,
  okato: line,
  okogu: line,
  formOfOwnership: line,
  directorName: line,
  directorPosition: line,
  activities: fc.array(id<ActivityId>()),
  timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Kamchatka'),
  numbering: fc.constantFrom(...numberings),
  version: fc.integer({ min: 1, max: 1000 }),
})

export const away: fc.Arbitrary<Away | null> = orNull(
  record({ kind: fc.constantFrom(...absenceKinds), to: orNull(day) }),
)

export const absence: fc.Arbitrary<Absence> = record({
  id: id<AbsenceId>(),
  companyId: id<CompanyId>(),
  employeeId: id<EmployeeId>(),
  kind: fc.constantFrom(...absenceKinds),
  from: day,
  to: orNull(day),
})

const state = fc.constantFrom<SectionState>('none', 'ok', 'soon', 'overdue')

export const employee: fc.Arbitrary<EmployeeWithStates> = id<PositionId>().chain((positionId) =>
  record({
    id: id<EmployeeId>(),
    companyId: id<CompanyId>(),
    departmentId: id<DepartmentId>(),
    positionId: fc.constant(positionId),
    position: line.map((name) => ({ id: positionId, name })),
    positionStaff: orNull(line),
    personnelNumber: orNull(line),
    lastName: line,
    firstName: line,
    fatherName: orNull(line),
    sex: fc.constantFrom('m', 'f'),
    birthDate: day,
    hireDate: day,
    dismissalDate: orNull(day),
    snils: orNull(line),
    personalPhone: orNull(line),
    workMobilePhone: orNull(line),
    workPhone: orNull(line),
    internalPhone: orNull(line),
    email: orNull(line),
    workEmail: orNull(line),
    height: orNull(fc.integer({ min: 100, max: 250 })),
    clothingSize: orNull(line),
    shoeSize: orNull(line),
    headgearSize: orNull(line),
    gloveSize: orNull(line),
    respiratorSize: orNull(line),
    version: fc.integer({ min: 1, max: 1000 }),
    states: record({
      briefing: state,
      instruction: state,
      training: state,
      medicalExamination: state,
      ppe: state,
      workingConditions: state,
      risk: state,
    }),
    away,
  }),
)
