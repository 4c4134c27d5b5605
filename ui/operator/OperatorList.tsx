import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import styles from './Operator.module.css'
import { operatorTexts as texts } from './texts.ts'

type Props<T> = {
  readonly items: readonly T[]
  /** What is said where there are none. */
  readonly none: string
  /** A line, with its key. */
  readonly row: (one: T) => ReactNode
  /** Why the last thing could not be done. */
  readonly failure: string | null
  /** Where there is more than is shown. */
  readonly onMore?: (() => void) | null
}

/** A list of an operator's screen. */
export const OperatorList = <T,>({ items, none, row, failure, onMore = null }: Props<T>) => (
  <>
    <p role="alert" className={styles.failure}>
      {failure}
    </p>
    {items.length === 0 ? <EmptyState>{none}</EmptyState> : <ul className={styles.list}>{items.map(row)}</ul>}
    {onMore && (
      <Button variant="default" onClick={onMore}>
        {texts.more}
      </Button>
    )}
  </>
)
