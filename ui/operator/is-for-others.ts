import type { LoadingState } from '#ui/kit/loading-state.ts'

const FORBIDDEN = 403

/** Whether a page of operators is seen by someone who is none. In the browser's own demo, where there is no port, no one is. */
export const isForOthers = (port: object | null, state: LoadingState<unknown>): boolean =>
  port === null || (state.is === 'failed' && state.status === FORBIDDEN)
