import styles from './Figures.module.css'

export type Bar = { readonly name: string; readonly value: number; readonly colour: string }

/** Horizontal bars, each under its name and with its figure. The table beside it says the same to whoever doesn't see it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.chart} aria-hidden>
      {bars.map(({ name, value, colour }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={100} height={1} fill="var(--surface-2)" />
            <rect width={(value / most) * 100} height={1} fill={colour} />
          </svg>
          {value}
        </li>
      ))}
    </ul>
  )
}
