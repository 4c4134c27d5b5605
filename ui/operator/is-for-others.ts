import type { LoadingState } from '#ui/kit/loading-state.ts'

const FORBIDDEN = 403

/** Whether a page of operators is seen by someone who is none: in the browser's own demo, where nothing is read, no one is. */
export const isForOthers = (state: LoadingState<unknown> | null): boolean =>
  state === null || (state.is === 'failed' && state.status === FORBIDDEN)
