import type { KeyboardEventHandler, ReactNode } from 'react'
import styles from './ActionBar.module.css'

type Props = {
  readonly label: string
  /** What the actions are about: «Выбрано: 3 из 11». */
  readonly note?: ReactNode
  /** Where Tab goes on from its ends, where that is not what comes before and after it in the document. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>
  readonly children: ReactNode
}

/** Stays at the bottom of the window while its screen is in sight, however short the screen is. */
export function ActionBar({ label, note, onKeyDown, children }: Props) {
  return (
    <>
      <div className={styles.space} />
      <section aria-label={label} className={styles.bar} data-action-bar onKeyDown={onKeyDown}>
        <div>{note}</div>
        <div className={styles.actions}>{children}</div>
      </section>
    </>
  )
}
