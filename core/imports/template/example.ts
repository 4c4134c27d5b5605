import { joinFullName } from '../../employees/employee.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import { readName } from '../rows/read-name.ts'

/** Whom the template shows how a row is filled in; no one is called so. */
export const exampleName = { lastName: 'Пример', firstName: 'Иван', fatherName: 'Иванович' } as const

const folded = foldName(joinFullName(exampleName))
const BEGINS = /^\s*пример(?!\p{L})/iu

/** Whether a row is the template's example, which is left out; somebody else of that surname is not. */
export function isExample(values: ImportRow['values']): boolean {
  if (!BEGINS.test(values.lastName ?? values.fullName ?? '')) return false
  const name = readName(values)
  return name !== null && foldName(joinFullName(name)) === folded
}
