/** Something of each field of a record's table, under the field's name. */
export const mapTable = <Name extends string, Field, T>(
  table: Readonly<Record<Name, Field>>,
  of: (name: Name, field: Field) => T,
): Readonly<Record<Name, T>> =>
  Object.fromEntries(
    (Object.entries(table) as [Name, Field][]).map(([name, field]) => [name, of(name, field)]),
  ) as Record<Name, T>
