import styles from './Today.module.css'

type Props = {
  readonly id: string
  readonly title: string
  /** How much there is. */
  readonly count?: string | undefined
  readonly isUrgent?: boolean
}

/** The heading of a part, with its sum. */
export function PartHead({ id, title, count, isUrgent = false }: Props) {
  return (
    <h2 id={id} tabIndex={-1} className={`${styles.title} ${isUrgent ? styles.urgent : ''}`}>
      {title}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </h2>
  )
}
