import styles from './Figures.module.css'

export type Bar = { readonly name: string; readonly value: number; readonly colour: string }

const WIDTH = 320
const ROW = 28
const GAP = 8

/** Horizontal bars, each with its figure. The table beside it says the same to whoever doesn't see it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const height = bars.length * ROW
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
      {bars.map(({ name, value, colour }, at) => {
        const length = (value / most) * (WIDTH - 40)
        return (
          <g key={name} transform={`translate(0 ${at * ROW})`}>
            <rect width={WIDTH - 40} height={ROW - GAP} rx={3} fill="var(--surface-2)" />
            <rect width={length} height={ROW - GAP} rx={3} fill={colour} />
            <text x={length + 6} y={(ROW - GAP) / 2} dominantBaseline="central" className={styles.figure}>
              {value}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
