import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

/** The outside failed; `status` is the HTTP status, null when there was no response. */
export type Failed = { readonly is: 'failed'; readonly status: number | null }

/** What a screen that loads something is doing. */
export type LoadingState<T> =
  | { readonly is: 'pending' }
  | { readonly is: 'ready'; readonly value: T }
  | Failed

export const pending: LoadingState<never> = { is: 'pending' }

/** Runs a call of a port. Only `Unavailable` becomes a state; a programmer's mistake goes on up. */
export async function load<T>(call: () => Promise<T>): Promise<Exclude<LoadingState<T>, { is: 'pending' }>> {
  try {
    return { is: 'ready', value: await call() }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { is: 'failed', status: error.status }
  }
}
