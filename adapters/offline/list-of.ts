import { z } from 'zod'
import { type Codec, codec } from '#adapters/wire/contract/answer.ts'

/** A list of what the codec carries. */
export const listOf = <T>(of: Codec<T>): Codec<readonly T[]> =>
  codec(z.array(of.json), {
    encode: (all: readonly T[]) => all.map(of.encode),
    decode: (all): readonly T[] => all.map(of.decode),
  })
