/** One of the server-sent events, as it is printed: what happened, in JSON, and under which id it is resumed from. */
export const printEvent = (name: string, data: unknown, eventId?: number): string =>
  `${eventId === undefined ? '' : `id: ${eventId}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Nothing has happened: it keeps proxies from taking the connection for dead. */
export const HEARTBEAT = ': \n\n'

export type ReadEvent = { readonly name: string; readonly data: unknown }

/** Reads events out of a text that comes in pieces; what is no event, a heartbeat, is told as null. */
export async function* readEvents(
  pieces: AsyncIterable<string>,
): AsyncGenerator<ReadEvent | null, undefined> {
  let rest = ''
  for await (const piece of pieces) {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield readBlock(block)
  }
}

function readBlock(block: string): ReadEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [name, data] = [fields.get('event'), fields.get('data')]
  return name === undefined || data === undefined ? null : { name, data: JSON.parse(data) }
}
