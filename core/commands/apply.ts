import type { SomeWrite, Write } from './command.ts'

/** What a storage does with the rows of each kind of write; the table's order is the order of writing. */
export type Writers<W extends SomeWrite, Place, Done> = {
  readonly [Kind in W['kind']]: (place: Place, rows: RowsOf<W, Kind>) => Done
}
type RowsOf<W extends SomeWrite, Kind> =
  Extract<W, { readonly kind: Kind }> extends Write<string, infer Row> ? readonly Row[] : never

type Step<Place, Done> = (place: Place) => Done

/** What is to be done with the writes: one step for each kind that has rows, in the order of the table. */
export function listSteps<W extends SomeWrite, Place, Done>(
  writers: Writers<W, Place, Done>,
  writes: readonly SomeWrite[],
): readonly Step<Place, Done>[] {
  const byKind = Map.groupBy(writes, ({ kind }) => kind)
  return Object.keys(writers).flatMap((kind) => {
    const rows = (byKind.get(kind) ?? []).flatMap((write) => write.rows)
    return rows.length === 0 ? [] : [(place: Place) => pickWriter<Place, Done>(writers, kind)(place, rows)]
  })
}

/** Where the table was made the compiler has tied each kind to its rows; here the kind is a mere text. */
function pickWriter<Place, Done>(writers: object, kind: string) {
  const writer = (writers as Readonly<Record<string, (place: Place, rows: readonly unknown[]) => Done>>)[kind]
  if (!writer) throw new Error(`the storage writes nothing of the kind ${kind}`)
  return writer
}
