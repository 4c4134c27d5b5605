import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'

/** Requisites that papers ask for, and employees of one department each called otherwise. */
export async function wearNames(kysely: Kysely<Schema>): Promise<void> {
  await sql`update companies set name = 'Общество с ограниченной ответственностью «Карьер»', short_name = 'ООО «Карьер»',
    legal_address = '614000, Пермский край, г. Пермь, ул. Примерная, д. 1', inn = '5902999982', kpp = '590201001',
    ogrn = '1125902099993', phone = '+7 (342) 555-01-10', director_name = 'Соколов Александр Николаевич',
    director_position = 'Генеральный директор'`.execute(kysely)
  await sql`update employees set last_name = 'Орлов' || chr(1072 + (id % 32)::int) || chr(1072 + (id / 32 % 32)::int),
    department_id = (select min(d.id) from departments d where d.company_id = employees.company_id)`.execute(
    kysely,
  )
}
