import { type CompanyDetails, nameCompanyShort } from '@osh/core/companies/company.ts'
import type { CompanyField } from '@osh/core/companies/company-fields.ts'
import { companyPaperLabels } from '@osh/core/companies/company-labels.ts'
import { isPersonal } from '@osh/core/companies/requisites/inn.ts'
import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import { findCity } from '@osh/core/documents/on-paper/city-of-address.ts'
import { guessSex } from '@osh/core/documents/on-paper/declension/sex-of-name.ts'
import { describeLengthOfService } from '@osh/core/documents/on-paper/length-of-service.ts'
import {
  nameFields,
  nameOnPaper,
  type PersonOnPaper,
  paperFields,
} from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Sex } from '@osh/core/employees/employee.ts'
import { describeField, type EmployeeField } from '@osh/core/employees/employee-fields.ts'
import { sizeFields } from '@osh/core/employees/sizes/sizes.ts'
import type { ProgramCode } from '@osh/core/norms/program-words.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

export const text = (words: string | null): FormValue | null => (words ? { type: 'text', text: words } : null)

const date = (day: LocalDate | null): FormValue | null => (day === null ? null : { type: 'date', date: day })

/** «+» for one who is trained by such a programme. */
const trainedBy =
  (code: ProgramCode) =>
  ({ duties }: PersonOnPaper): FormValue | null =>
    text(duties.programmes.includes(code) ? '+' : null)

const mapNames = <Name extends string>(
  names: readonly Name[],
  of: (name: Name) => (person: PersonOnPaper) => FormValue | null,
) => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, ReturnType<typeof of>>

/** As the field's kind is said on paper. */
const sayField = (name: EmployeeField, value: string | number | null): FormValue | null =>
  value === null ? null : describeField(name).kind === 'day' ? date(value as LocalDate) : text(String(value))

/** What can be said of a person on the day of the paper. */
export const personMembers = {
  name: (person: PersonOnPaper): FormValue | null =>
    nameOnPaper(person) === '' ? null : { type: 'name', person },
  ...mapNames(nameFields, (field) => (person) => text(person[field])),
  position: (person: PersonOnPaper): FormValue | null =>
    person.position === '' ? null : { type: 'position', position: person.position },
  department: ({ department }: PersonOnPaper): FormValue | null =>
    department === '' ? null : { type: 'department', department },
  ...mapNames(paperFields, (field) => (person) => sayField(field, person[field])),
  sex: (person: PersonOnPaper) => text(wordSex(person.sex ?? guessSex(person))),
  ...mapNames(
    sizeFields,
    (field) =>
      ({ sizes }) =>
        sayField(field, sizes[field]),
  ),
  factors: (person: PersonOnPaper) => text(person.factors),
  experience: (person: PersonOnPaper, today: LocalDate | null) =>
    text(person.hireDate && today && describeLengthOfService(person.hireDate, today)),
  briefed: ({ duties }: PersonOnPaper) => date(duties.briefed),
  briefingBy: ({ duties }: PersonOnPaper) => date(duties.briefingBy),
  trained: ({ duties }: PersonOnPaper) => date(duties.trained),
  programmeA: trainedBy('A'),
  programmeB: trainedBy('B'),
  programmeV: trainedBy('V'),
  programmeFirstAid: trainedBy('firstAid'),
  programmePpe: trainedBy('ppe'),
  conditionsClass: ({ duties }: PersonOnPaper) => text(duties.workingConditionsClass),
  examined: ({ duties }: PersonOnPaper) => date(duties.examined),
  examinationBy: ({ duties }: PersonOnPaper) => date(duties.examinationBy),
  riskLevel: ({ duties }: PersonOnPaper) => text(duties.riskLevel),
  registryNumber: ({ registryNumber }: PersonOnPaper) => text(registryNumber ?? null),
  checkResult: ({ checkPassed }: PersonOnPaper) =>
    text(checkPassed === undefined ? null : checkPassed ? 'удовлетворительно' : 'неудовлетворительно'),
  ppe: (person: PersonOnPaper): FormValue => ({ type: 'rows', rows: person.ppe }),
}

const wordSex = (sex: Sex | null): string | null => sex && { m: 'мужской', f: 'женский' }[sex]

/** What can be said of the organisation. */
export const companyMembers = {
  ...Object.fromEntries(
    (Object.keys(companyPaperLabels) as CompanyField[]).map((field) => [
      field,
      ({ [field]: value }: CompanyDetails) => text(typeof value === 'string' ? value : null),
    ]),
  ),
  shortName: (company: CompanyDetails) => text(nameCompanyShort(company)),
  otherName: ({ name, shortName }: CompanyDetails) => text(shortName === name ? null : shortName),
  contacts: ({ phone, email }: CompanyDetails) =>
    text([phone && `тел.: ${phone}`, email && `эл. почта: ${email}`].filter(Boolean).join(', ')),
  entity: ({ inn }: CompanyDetails) =>
    text(isPersonal(inn) ? 'индивидуальный предприниматель' : 'юридическое лицо'),
  city: ({ legalAddress }: CompanyDetails) => text(legalAddress && findCity(legalAddress)),
} as Readonly<Record<string, (company: CompanyDetails) => FormValue | null>>
