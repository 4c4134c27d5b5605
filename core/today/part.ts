import { Unavailable } from '../shared/results/unavailable.ts'

/** A part of the page that is read for itself: where one fails, the others are there. */
export type Part<T> =
  | { readonly is: 'ready'; readonly value: T }
  | { readonly is: 'failed'; readonly status: number | null }

/** Reads a part. Only `Unavailable` becomes one that failed; a programmer's mistake goes on up. */
export async function readPart<T>(read: () => Promise<T>): Promise<Part<T>> {
  try {
    return { is: 'ready', value: await read() }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { is: 'failed', status: error.status }
  }
}
