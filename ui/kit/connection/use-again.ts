import { useEffect, useEffectEvent } from 'react'
import type { LoadingState } from '../loading-state.ts'
import { connection } from './connection.ts'

/** What could not be read for want of a server, or of a busy one, is read again by itself once it answers; what was refused is not. */
export function useAgain(state: LoadingState<unknown>, read: () => void): void {
  const again = useEffectEvent(read)
  const waits =
    state.is === 'failed' && (state.status === null || state.status === 429 || state.status >= 500)
  useEffect(() => (waits ? connection.wait(() => again()) : undefined), [waits])
}
