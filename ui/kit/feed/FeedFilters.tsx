import styles from './Feed.module.css'

type Props<F extends string> = {
  readonly label: string
  readonly filters: readonly F[]
  readonly words: Readonly<Record<F, string>>
  readonly chosen: F
  readonly onChoose: (filter: F) => void
}

/** Which pieces of a feed are shown. */
export function FeedFilters<F extends string>({ label, filters, words, chosen, onChoose }: Props<F>) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{label}</legend>
      {filters.map((filter) => (
        <button key={filter} type="button" aria-pressed={chosen === filter} onClick={() => onChoose(filter)}>
          {words[filter]}
        </button>
      ))}
    </fieldset>
  )
}
