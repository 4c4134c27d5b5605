import type { EmployeeDetails } from '../../employees/employee.ts'
import { listFieldsOf } from '../../employees/employee-fields.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { readPhones } from '../../shared/input/read-phones.ts'
import type { ImportField, ImportRow } from '../import-field.ts'
import { readDay } from '../rows/read-day.ts'
import { type NameGiven, tellSex } from '../rows/read-name.ts'

const days = listFieldsOf('day')
const phones = listFieldsOf('phone')
const asTheyAre = listFieldsOf('text', 'extension', 'email')

/** What of a person's telephones a cell of another may fill. */
type Held = Pick<EmployeeDetails, 'internalPhone' | 'workMobilePhone'>

const NONE: Held = { internalPhone: null, workMobilePhone: null }

/** What a row says of a person, as someone would have typed it; the place of work and the name apart. */
export function readSaid(values: ImportRow['values'], today: LocalDate, held: Held = NONE): Input {
  const said: Partial<Record<keyof EmployeeDetails, string>> = {}
  for (const field of asTheyAre) if (values[field]) said[field] = values[field]
  for (const field of days) if (values[field]) said[field] = readDay(values[field], today)
  for (const field of phones) if (values[field]) Object.assign(said, readPhone(field, values, held))
  if (values.snils)
    said.snils = /^\d{8,10}$/u.test(values.snils) ? values.snils.padStart(11, '0') : values.snils
  const sex = values.sex ? readSex(values.sex) : null
  return sex ? { ...said, sex } : said
}

/**
 * A number as it is kept. Beside a work telephone there may be the one within the company, and a mobile one, which go where nothing is yet; beside others
 * what is dialled within the company is of no use. A second number that has no place stays, to be refused.
 */
function readPhone(field: (typeof phones)[number], values: ImportRow['values'], held: Held): Input {
  const text = values[field] ?? ''
  const read = readPhones(text)
  const [number, second, ...others] = new Set(read?.numbers)
  const isWork = field === 'workPhone'
  const hasPlace = isWork && !values.workMobilePhone && second?.startsWith(MOBILE)
  if (!read || others.length > 0 || (second && !hasPlace)) return { [field]: text }
  return {
    [field]: number,
    ...(isWork && read.extension && !values.internalPhone && held.internalPhone === null
      ? { internalPhone: read.extension }
      : {}),
    ...(second && held.workMobilePhone === null ? { workMobilePhone: second } : {}),
  }
}

const MOBILE = '+7 (9'

/** The name as fields of an employee, and the sex that it tells. */
export const describeName = ({ lastName, firstName, fatherName }: NameGiven): Input => ({
  lastName,
  firstName,
  ...(fatherName ? { fatherName } : {}),
})

export const sexByName = ({ fatherName }: NameGiven): Input => ({ sex: tellSex(fatherName) })

/** «м», «Жен.», «female»; what is none stays, to be refused. */
function readSex(text: string): string {
  const first = text.trim().toLowerCase()
  if (/^(?:м|муж.*|m|male)\.?$/u.test(first)) return 'm'
  return /^(?:ж|жен.*|f|female)\.?$/u.test(first) ? 'f' : text
}

/** In which column of a file an employee's field was given. */
export function findGivenField(field: string, { values }: ImportRow): ImportField {
  if (field === 'departmentId') return 'department'
  if (field === 'positionId') return 'position'
  const isName = field === 'lastName' || field === 'firstName' || field === 'fatherName'
  return isName && !values[field] && values.fullName ? 'fullName' : (field as ImportField)
}
