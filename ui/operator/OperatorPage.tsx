import type { ReactNode } from 'react'
import type { LoadingState } from '#ui/kit/loading-state.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { operatorTexts as texts } from './texts.ts'

type Props<T> = {
  readonly title: string
  readonly actions?: ReactNode
  readonly isOthers: boolean
  readonly state: LoadingState<T>
  readonly onRetry: () => void
  readonly children: (value: T) => ReactNode
}

/** A screen of whoever runs the service; anyone else is told that it is none of theirs. */
export const OperatorPage = <T,>({ title, actions, isOthers, state, onRetry, children }: Props<T>) => (
  <Page title={title} actions={isOthers ? undefined : actions}>
    {isOthers ? (
      <EmptyState hint={texts.notOperatorHint}>{texts.notOperator}</EmptyState>
    ) : (
      <Loaded state={state} onRetry={onRetry}>
        {children}
      </Loaded>
    )}
  </Page>
)
