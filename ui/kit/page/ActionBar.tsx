import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

type Props = {
  readonly label: string
  /** What the actions are about: «Выбрано: 3 из 11». */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Stays at the bottom of the window while its screen is in sight, however short the screen is. */
export function ActionBar({ label, note, children }: Props) {
  return (
    <>
      <div className={styles.space} />
      <section aria-label={label} className={styles.bar} data-action-bar>
        <div>{note}</div>
        <div className={styles.actions}>{children}</div>
      </section>
    </>
  )
}
