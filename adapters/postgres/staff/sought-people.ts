import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { dropZeros, hasWord, splitSearch } from '@osh/core/employees/find-people.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** A word of a search, and what in the company has one that begins so, beside names: those have an index. */
export type SoughtWord = {
  readonly word: string
  readonly departments: readonly DepartmentId[]
  readonly positions: readonly string[]
  /** Who has such a personnel number. */
  readonly numbered: readonly EmployeeId[]
}

type Named = {
  readonly positions: readonly string[]
  readonly departments: readonly { readonly id: DepartmentId; readonly name: string }[]
  readonly numbered: readonly (readonly EmployeeId[])[]
}

/** What the words of a search find beside names: one look at the employees of the company, however many lists are read by it. */
export async function readSought(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  search: string,
): Promise<readonly SoughtWord[]> {
  const words = splitSearch(search)
  if (words.length === 0) return []
  const numbered = words.map(
    (word) => sql`(select coalesce(json_agg(id), '[]') from employees
      where company_id = ${companyId} and personnel_number ~ ${matchNumber(dropZeros(word))})`,
  )
  const { rows } = await sql<Named>`
    select array(select distinct coalesce(nullif(position_staff, ''), position_name) from employees where company_id = ${companyId}) as positions,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from departments
        where company_id = ${companyId}) as departments,
      json_build_array(${sql.join(numbered)}) as numbered`.execute(kysely)
  const [named] = rows
  return words.map((word, i) => ({
    word,
    departments: named?.departments.flatMap(({ id, name }) => (hasWord(name, word) ? [id] : [])) ?? [],
    positions: named?.positions.filter((position) => hasWord(position, word)) ?? [],
    numbered: named?.numbered[i] ?? [],
  }))
}

/** Numbers are kept as they were typed: any case, with zeros before them. The case is not left to the database's locale. */
const matchNumber = (word: string): string =>
  word === '0' ? `(^|${BETWEEN})0+($|${BETWEEN})` : `(^|${BETWEEN})0*${[...word].map(matchLetter).join('')}`

const BETWEEN = '[ ().,/«»"-]'

function matchLetter(letter: string): string {
  if (letter === 'е') return '[еЕёЁ]'
  if (/[[\]\\^]/u.test(letter)) return `\\${letter}`
  const capital = letter.toUpperCase()
  return capital.length === 1 && capital !== letter ? `[${letter}${capital}]` : `[${letter}]`
}

/** Where a table has what people are found by. */
type Columns = Readonly<Record<'employee' | 'department' | 'position', RawBuilder<unknown>>>

/** `and …`: whoever each of the words finds, by core's `isFound`; nothing where there are none. */
export const andSought = (
  companyId: CompanyId,
  words: readonly SoughtWord[],
  { employee, department, position }: Columns,
): RawBuilder<unknown> =>
  sql.join(
    words.map(({ word, departments, positions, numbered }) => {
      const ways = [
        sql`${employee} in (${named(companyId, word)})`,
        ...(departments.length > 0 ? [sql`${department} = any(${[...departments]})`] : []),
        ...(positions.length > 0 ? [sql`${position} = any(${[...positions]})`] : []),
        ...(numbered.length > 0 ? [sql`${employee} = any(${[...numbered]})`] : []),
      ]
      return sql`and (${sql.join(ways, sql` or `)})`
    }),
    sql` `,
  )

/** The employees in whose names the word begins a word: the expression is that of the index employees_words. */
const named = (companyId: CompanyId, word: string): RawBuilder<unknown> =>
  sql`select e.id from employees e
        where e.company_id = ${companyId} and array_to_tsvector(string_to_array(
          e.company_id::text || ':' || regexp_replace(e.search_name, '[ -]', ' ' || e.company_id::text || ':', 'g'), ' '
        )) @@ ${`'${companyId}:${word.replace(/['\\]/g, '$&$&')}':*`}::tsquery`
