import { kitTexts } from '../texts.ts'
import styles from './states.module.css'

/** Still bars in the shape of a table; nothing at all for the first 300 ms. */
export function Loading({ rows = 5 }: { readonly rows?: number }) {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{kitTexts.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <div key={row} className={styles.row} aria-hidden>
          <div className={styles.bar} style={{ width: 84 }} />
          <div className={styles.bar} style={{ width: `${56 - ((row * 7) % 18)}%` }} />
        </div>
      ))}
    </div>
  )
}
