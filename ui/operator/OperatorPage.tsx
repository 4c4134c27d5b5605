import { type ReactNode, useEffect } from 'react'
import type { LoadingState } from '#ui/kit/loading-state.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { isForOthers } from './is-for-others.ts'
import { operatorStanding } from './operator-standing.ts'
import { operatorTexts as texts } from './texts.ts'

type Props<T> = {
  readonly title: string
  readonly actions?: ReactNode
  /** Null where there is no server to read it from. */
  readonly state: LoadingState<T> | null
  readonly onRetry: () => void
  readonly children: (value: T) => ReactNode
}

/** A screen of whoever runs the service; anyone else is told that it is none of theirs. */
export function OperatorPage<T>({ title, actions, state, onRetry, children }: Props<T>) {
  const { note } = useService(operatorStanding)
  const isOthers = isForOthers(state)
  const isKnown = isOthers || state?.is === 'ready'
  useEffect(() => {
    if (isKnown) note(!isOthers)
  }, [note, isKnown, isOthers])
  return state === null || isOthers ? (
    <Page title={title}>
      <EmptyState hint={texts.notOperatorHint}>{texts.notOperator}</EmptyState>
    </Page>
  ) : (
    <Page title={title} actions={actions}>
      <Loaded state={state} onRetry={onRetry}>
        {children}
      </Loaded>
    </Page>
  )
}
