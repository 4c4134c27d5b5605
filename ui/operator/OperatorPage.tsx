import type { ReactNode } from 'react'
import type { LoadingState } from '#ui/kit/loading-state.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { isForOthers } from './is-for-others.ts'
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
export const OperatorPage = <T,>({ title, actions, state, onRetry, children }: Props<T>) =>
  state === null || isForOthers(state) ? (
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
