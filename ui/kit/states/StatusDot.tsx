import type { MemoStatus } from '@osh/core/memos/memo-status.ts'
import type { ReactNode } from 'react'
import styles from './states.module.css'

type Props = { readonly status: MemoStatus; readonly children: ReactNode }

/** A dot and the word: active red, completed a ring, canceled grey and struck through. */
export function StatusDot({ status, children }: Props) {
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  )
}
