/** So few that whoever reads them keeps no one else waiting. */
const BATCH = 100

/** Things in the order of their ids, some at a time. */
export async function* readInBatches<Id, T extends { readonly id: Id }>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly T[]>,
  size = BATCH,
): AsyncGenerator<readonly T[], undefined> {
  for (let at = 0; at < ids.length; at += size) {
    const some = ids.slice(at, at + size)
    const found = new Map((await read(some)).map((one) => [one.id, one]))
    yield some.flatMap((id) => found.get(id) ?? [])
  }
}
