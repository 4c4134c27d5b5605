import type { ReactNode } from 'react'
import styles from './states.module.css'

type Props = {
  readonly children: ReactNode
  readonly hint?: ReactNode
  /** What fills the place, or resets the filters. */
  readonly action?: ReactNode
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ children, hint, action }: Props) {
  return (
    <div className={styles.state}>
      <p className={styles.sentence}>{children}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
