import { type CompanyDetails, nameCompanyShort } from '@osh/core/companies/company.ts'
import { isPersonal } from '@osh/core/companies/requisites/inn.ts'
import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import { findCity } from '@osh/core/documents/on-paper/city-of-address.ts'
import { guessSex } from '@osh/core/documents/on-paper/declension/sex-of-name.ts'
import { describeLengthOfService } from '@osh/core/documents/on-paper/length-of-service.ts'
import { nameOnPaper, type PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Sex } from '@osh/core/employees/employee.ts'
import type { ProgramCode } from '@osh/core/norms/program-words.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

export const text = (words: string | null): FormValue | null => (words ? { type: 'text', text: words } : null)

const date = (day: LocalDate | null): FormValue | null => (day === null ? null : { type: 'date', date: day })

/** «+» for one who is trained by such a programme. */
const trainedBy =
  (code: ProgramCode) =>
  ({ duties }: PersonOnPaper): FormValue | null =>
    text(duties.programmes.includes(code) ? '+' : null)

/** What can be said of a person on the day of the paper. */
export const personMembers = {
  name: (person: PersonOnPaper): FormValue | null =>
    nameOnPaper(person) === '' ? null : { type: 'name', person },
  lastName: (person: PersonOnPaper) => text(person.lastName),
  firstName: (person: PersonOnPaper) => text(person.firstName),
  fatherName: (person: PersonOnPaper) => text(person.fatherName),
  position: (person: PersonOnPaper): FormValue | null =>
    person.position === '' ? null : { type: 'position', position: person.position },
  department: ({ department }: PersonOnPaper): FormValue | null =>
    department === '' ? null : { type: 'department', department },
  birthDate: (person: PersonOnPaper) => date(person.birthDate),
  hireDate: (person: PersonOnPaper) => date(person.hireDate),
  sex: (person: PersonOnPaper) => text(wordSex(person.sex ?? guessSex(person))),
  snils: (person: PersonOnPaper) => text(person.snils),
  personnelNumber: (person: PersonOnPaper) => text(person.personnelNumber),
  height: ({ sizes }: PersonOnPaper) => text(sizes.height === null ? null : String(sizes.height)),
  clothingSize: ({ sizes }: PersonOnPaper) => text(sizes.clothingSize),
  shoeSize: ({ sizes }: PersonOnPaper) => text(sizes.shoeSize),
  headgearSize: ({ sizes }: PersonOnPaper) => text(sizes.headgearSize),
  gloveSize: ({ sizes }: PersonOnPaper) => text(sizes.gloveSize),
  respiratorSize: ({ sizes }: PersonOnPaper) => text(sizes.respiratorSize),
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
    (
      [
        'name',
        'legalAddress',
        'actualAddress',
        'mailingAddress',
        'phone',
        'email',
        'inn',
        'kpp',
        'okpo',
        'oktmo',
        'okved',
        'ogrn',
        'okato',
        'okogu',
        'formOfOwnership',
      ] as const
    ).map((field) => [field, (company: CompanyDetails) => text(company[field])]),
  ),
  shortName: (company: CompanyDetails) => text(nameCompanyShort(company)),
  otherName: ({ name, shortName }: CompanyDetails) => text(shortName === name ? null : shortName),
  contacts: ({ phone, email }: CompanyDetails) =>
    text([phone && `тел.: ${phone}`, email && `эл. почта: ${email}`].filter(Boolean).join(', ')),
  entity: ({ inn }: CompanyDetails) =>
    text(isPersonal(inn) ? 'индивидуальный предприниматель' : 'юридическое лицо'),
  city: ({ legalAddress }: CompanyDetails) => text(legalAddress && findCity(legalAddress)),
} as Readonly<Record<string, (company: CompanyDetails) => FormValue | null>>
