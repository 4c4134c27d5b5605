import { type NameAsTyped, readNamed } from '../shared/named.ts'
import type { LineCode } from '../shared/text.ts'

/** What a department's name is refused with. */
export type DepartmentCode = LineCode | 'department-name/required' | 'department-name/taken'

/** Reads a department's name; the refusal is on `name`. */
export const readDepartmentName = (input: NameAsTyped) => readNamed(input, 'department-name/required')
