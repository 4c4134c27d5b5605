import type { Part } from '@osh/core/deadline-tables/part.ts'
import { formatUntilDay } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import type { DeadlineTableStore } from '../deadline-table-store.ts'
import { sumCounts } from '../group-count.ts'
import { deadlineTexts as texts } from '../texts.ts'
import styles from './Horizon.module.css'

/** Counts of what falls due, month by month; each shows its own rows when pressed. */
export const Horizon = observer(function Horizon({ store }: { readonly store: DeadlineTableStore }) {
  const { horizon, part } = store
  if (horizon === null) return <div className={styles.space} />
  return (
    <fieldset className={styles.horizon}>
      <legend className="visually-hidden">{texts.horizon}</legend>
      <PartButton store={store} part={{ is: 'all' }} pressed={part.is === 'all'} count={horizon.total}>
        {texts.all}
      </PartButton>
      <PartButton
        store={store}
        part={{ is: 'overdue' }}
        pressed={part.is === 'overdue'}
        count={horizon.overdue}
        tone={horizon.overdue > 0 ? styles.overdue : undefined}
      >
        {texts.overdue}
      </PartButton>
      {horizon.months.map(({ from, to, count }, i) => (
        <PartButton
          key={to}
          store={store}
          part={{ is: 'month', from, to }}
          pressed={part.is === 'month' && part.to === to}
          count={count}
          tone={i === 0 && count > 0 ? styles.soon : undefined}
        >
          {formatUntilDay(to)}
        </PartButton>
      ))}
      {horizon.waiting > 0 && (
        <PartButton
          store={store}
          part={{ is: 'waiting' }}
          pressed={part.is === 'waiting'}
          count={horizon.waiting}
        >
          {texts.waiting}
        </PartButton>
      )}
    </fieldset>
  )
})

type Props = {
  readonly store: DeadlineTableStore
  readonly part: Part
  readonly pressed: boolean
  readonly count: number
  readonly tone?: string | undefined
  readonly children: string
}

function PartButton({ store, part, pressed, count, tone, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`${styles.part} ${tone ?? ''}`}
      onClick={() => void store.show(pressed ? { is: 'all' } : part)}
    >
      <span className={styles.count}>{sumCounts([count])}</span>{' '}
      <span className={styles.label}>{children}</span>
    </button>
  )
}
