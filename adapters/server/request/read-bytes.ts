import type { Context } from 'hono'

/** The caller went away, or was cut off for being slow, before the body had come: no one hears the answer. */
export class BodyCut extends Error {
  override readonly name = 'BodyCut'
}

/**
 * Null when there is more than the limit; never holds more than that.
 *
 * @throws BodyCut
 */
export async function readAtMost(c: Context, limit: number): Promise<Uint8Array | null> {
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > limit) return null
  try {
    return declared === undefined ? await readChunks(c, limit) : new Uint8Array(await c.req.arrayBuffer())
  } catch (cause) {
    throw new BodyCut('the body did not come whole', { cause })
  }
}

async function readChunks(c: Context, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
