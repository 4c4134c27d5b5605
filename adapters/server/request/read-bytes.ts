import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { SMALL_BODY } from '../heavy/body-room.ts'

/** The caller went away, or was cut off for being slow, before the body had come: no one hears the answer. */
export class BodyCut extends Error {
  override readonly name = 'BodyCut'
}

/** Why a body was not read to its end. */
export type Unread = 'too-large' | 'no-room' | 'too-slow'

/** Whether there is room for so many more bytes of the request: taken as they come. */
export type TakeRoom = (bytes: number) => boolean

/** How many bytes of a long body have to come in so many milliseconds. */
export type LeastSpeed = { readonly bytes: number; readonly ms: number }

/** Half a megabit a second, whatever a mobile network's pauses. */
const usualSpeed: LeastSpeed = { bytes: 64 * 1024, ms: 10_000 }

export type Reading = { readonly limit: number; readonly take: TakeRoom; readonly speed?: LeastSpeed }

/**
 * The body, which is never held beyond its limit or its room. One whose length is told to be small is read as it is.
 *
 * @throws BodyCut
 */
export async function readBytes(
  c: Context,
  { limit, take, speed = usualSpeed }: Reading,
): Promise<Result<Uint8Array, Unread>> {
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > limit) return err('too-large')
  try {
    return declared !== undefined && Number(declared) <= SMALL_BODY
      ? ok(new Uint8Array(await c.req.arrayBuffer()))
      : await readChunks(c, limit, take, speed)
  } catch (cause) {
    throw new BodyCut('the body did not come whole', { cause })
  }
}

async function readChunks(
  c: Context,
  limit: number,
  take: TakeRoom,
  speed: LeastSpeed,
): Promise<Result<Uint8Array, Unread>> {
  const reader = c.req.raw.body?.getReader()
  const chunks: Uint8Array[] = []
  let [size, taken, before, isSlow] = [0, 0, 0, false]
  const refuseSlow = (): void => {
    isSlow = size - before < speed.bytes
    before = size
    if (isSlow) void reader?.cancel()
  }
  const watch = setInterval(refuseSlow, speed.ms)
  const leave = (why: Unread): Result<never, Unread> => {
    void reader?.cancel().catch(() => undefined)
    return err(why)
  }
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (isSlow) return err('too-slow')
      if (done) return ok(Buffer.concat(chunks))
      size += value.byteLength
      if (size > limit) return leave('too-large')
      const wanted = size <= SMALL_BODY ? 0 : taken === 0 ? size : value.byteLength
      if (wanted > 0 && !take(wanted)) return leave('no-room')
      taken += wanted
      chunks.push(value)
    }
  } finally {
    clearInterval(watch)
  }
}
