import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What pg's connection can do beside what its types say. */
type CopyConnection = {
  readonly stream: Writable
  sendCopyFromChunk(bytes: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/**
 * Runs one `COPY … FROM STDIN` with these blocks.
 *
 * @returns how many rows the server took.
 * @throws what the blocks threw, or the server's own refusal.
 */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  blocks: AsyncIterable<Buffer>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let [rows, isOver] = [0, false]
  let broken: unknown = null
  const fail = (error: unknown): void => {
    isOver = true
    reject(broken ?? error)
  }
  const send = async (connection: CopyConnection): Promise<void> => {
    for await (const block of blocks) {
      if (isOver) return
      connection.sendCopyFromChunk(block)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
  client.query({
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyInResponse: (connection: CopyConnection) => {
      send(connection).catch((error: unknown) => {
        if (isOver) return
        broken = error
        connection.sendCopyFail('the source has failed')
      })
    },
    handleCommandComplete: ({ text }: { readonly text: string }) => {
      rows = Number(text.split(' ').at(-1))
    },
    handleReadyForQuery: () => resolve(rows),
    handleError: fail,
  })
  return promise
}
