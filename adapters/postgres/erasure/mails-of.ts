import { joinFullName } from '@osh/core/employees/employee.ts'
import { type RawBuilder, sql } from 'kysely'
import type { EmployeeRow } from '../staff/staff-tables.ts'

/** Mails to an employee, that carry papers which name them, or that name them in their own words. */
export const mailsOf = (person: EmployeeRow, documents: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`(${mailsTo(person)} or strpos(concat_ws(' ', subject, body, html), ${nameOf(person)}) > 0
    or exists (select from json_array_elements(files) f where (f ->> 'documentId')::bigint = any(${documents}::bigint[])))`

/** Mails to an employee, by who it is or by an address of theirs. */
export const mailsTo = ({ id, email, work_email }: EmployeeRow): RawBuilder<boolean> =>
  sql<boolean>`(employee_id = ${id} or recipient = any(array_remove(array[lower(${email}), lower(${work_email})], null)))`

export const nameOf = ({
  last_name: lastName,
  first_name: firstName,
  father_name: fatherName,
}: EmployeeRow): string => joinFullName({ lastName, firstName, fatherName })
