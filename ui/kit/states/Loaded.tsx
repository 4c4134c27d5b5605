import { Observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { LoadingState } from '../loading-state.ts'
import { FailedState } from './FailedState.tsx'
import { Loading } from './Loading.tsx'

type Props<T> = {
  readonly state: LoadingState<T>
  readonly onRetry: () => void
  readonly rows?: number
  readonly children: (value: T) => ReactNode
}

/** What was loaded, or what is in its place meanwhile. What `children` reads of stores is observed. */
export function Loaded<T>({ state, onRetry, rows = 5, children }: Props<T>) {
  switch (state.is) {
    case 'pending':
      return <Loading rows={rows} />
    case 'failed':
      return <FailedState status={state.status} onRetry={onRetry} />
    case 'ready':
      return <Observer>{() => <>{children(state.value)}</>}</Observer>
  }
}
