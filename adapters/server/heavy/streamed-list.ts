import { readInBatches } from '@osh/core/shared/in-batches.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import type { Streamed } from '#adapters/wire/contract/answer.ts'

type Read<Id, T> = (ids: readonly Id[]) => Promise<readonly T[]>

/** A whole list by its ids, read as it is sent; its length is told as that of a page. */
export const streamList = <Id, T extends { readonly id: Id }>(
  ids: readonly Id[],
  read: Read<Id, T>,
): Streamed<T> => ({
  total: Math.min(ids.length, COUNTED_TO),
  more: ids.length > COUNTED_TO,
  batches: readInBatches(ids, read),
})

/** The same with its length told to the end. */
export const streamCounted = <Id, T extends { readonly id: Id }>(
  ids: readonly Id[],
  read: Read<Id, T>,
): Streamed<T> => ({ total: ids.length, more: false, batches: readInBatches(ids, read) })
