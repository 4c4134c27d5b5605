import type pg from 'pg'

/** A table with its columns in their order, and how its rows are put in an order that is the same in every copy. */
export type Table = {
  readonly name: string
  readonly columns: readonly string[]
  readonly order: string
}

type Found = Table & { readonly parents: readonly string[] }

/**
 * The tables of the program's schema, each after those that its foreign keys name; the list of applied migrations, which
 * a backup keeps apart, is not among them.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Found>(TABLES)
  const placed = new Map<string, Table>()
  const place = ({ parents, ...table }: Found): void => {
    if (placed.has(table.name)) return
    for (const row of rows) if (row.name !== table.name && parents.includes(row.name)) place(row)
    placed.set(table.name, table)
  }
  rows.forEach(place)
  return [...placed.values()]
}

/** Texts of a key are put in order by their code points: another server's locale gives the same. */
const TABLES = `select c.relname::text as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
        order by k.place)
      from pg_index i, unnest(i.indkey) with ordinality k(attnum, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as order,
    array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f') as parents
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'applied_migrations'
  order by c.relname collate "C"`

/** The number that a sequence is at. */
export type SequenceAt = { readonly name: string; readonly last: string; readonly called: boolean }

export async function listSequences(client: pg.ClientBase): Promise<readonly SequenceAt[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES)
  const found: SequenceAt[] = []
  for (const { name } of rows) {
    const { rows: at } = await client.query<Omit<SequenceAt, 'name'>>(
      `select last_value::text as last, is_called as called from ${client.escapeIdentifier(name)}`,
    )
    found.push(...at.map((one) => ({ name, ...one })))
  }
  return found
}

const SEQUENCES = `select relname::text as name from pg_class
  where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname collate "C"`

const quote = (client: pg.ClientBase, { name, columns }: Omit<Table, 'order'>) => ({
  table: client.escapeIdentifier(name),
  list: columns.map((column) => client.escapeIdentifier(column)).join(', '),
})

/** All rows of the table in the order of its key. Binary: files are half as long as in text, days and moments have one form. */
export function copyOutStatement(client: pg.ClientBase, table: Table): string {
  const { table: name, list } = quote(client, table)
  return `copy (select ${list} from ${name} order by ${table.order}) to stdout (format binary)`
}

export function copyInStatement(client: pg.ClientBase, table: Omit<Table, 'order'>): string {
  const { table: name, list } = quote(client, table)
  return `copy ${name} (${list}) from stdin (format binary)`
}
