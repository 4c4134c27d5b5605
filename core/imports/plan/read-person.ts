import type { EmployeeDetails } from '../../employees/employee.ts'
import { listFieldsOf } from '../../employees/employee-fields.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { ImportField, ImportRow } from '../import-field.ts'
import { readDay } from '../rows/read-day.ts'
import { type NameGiven, tellSex } from '../rows/read-name.ts'

const days = listFieldsOf('day')
const asTheyAre = listFieldsOf('text', 'phone', 'extension', 'email')

/** What a row says of a person, as someone would have typed it; the place of work and the name apart. */
export function readSaid(values: ImportRow['values'], today: LocalDate): Input {
  const said: Partial<Record<keyof EmployeeDetails, string>> = {}
  for (const field of asTheyAre) if (values[field]) said[field] = values[field]
  for (const field of days) if (values[field]) said[field] = readDay(values[field], today)
  if (values.snils)
    said.snils = /^\d{8,10}$/u.test(values.snils) ? values.snils.padStart(11, '0') : values.snils
  const sex = values.sex ? readSex(values.sex) : null
  return sex ? { ...said, sex } : said
}

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
