import type { StandingObligation } from '@osh/core/obligations/obligation-repository.ts'
import type { Instant } from '@osh/core/shared/instant.ts'
import { formatDate } from '@osh/core/wording/dates.ts'
import { completionResultWords } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useService } from '#ui/app/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { type HistoryLine, type HistoryStore, historyStore } from './history-store.ts'
import styles from './Section.module.css'
import { TakeBack } from './TakeBack.tsx'

type Props = { readonly obligation: StandingObligation }

/** Who entered which completion and when, newest first; those taken back are struck through. */
export const History = observer(function History({ obligation }: Props) {
  const { duties } = useCard()
  const store = useService(historyStore)
  const { revision } = duties
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the obligations may have changed the history
  useEffect(() => void store.open(obligation.id), [store, obligation.id, revision])
  return (
    <Loaded state={store.state} rows={2} onRetry={() => void store.open(obligation.id)}>
      {(lines) =>
        lines.length === 0 ? (
          <p className={styles.second}>{texts.neverDone}</p>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.id} store={store} obligation={obligation} line={line} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
})

type LineProps = Props & { readonly store: HistoryStore; readonly line: HistoryLine }

const Line = observer(function Line({ store, obligation, line }: LineProps) {
  const { takenBack, memoId, memoNumber } = line
  const at = (moment: Instant) => formatMoment(moment, store.timeZone)
  const Fact = takenBack ? 'del' : 'span'
  return (
    <li className={styles.line}>
      <div>
        <Fact className={takenBack ? styles.takenBack : styles.fact}>{factWords(obligation, line)}</Fact>
        <span className={styles.second}>
          {memoId === null ? (
            texts.byHand
          ) : (
            <Link to={`/notifications/memos/${memoId}`}>{texts.byMemo(memoNumber)}</Link>
          )}
          {` · ${texts.enteredBy(line.enteredBy, at(line.enteredAt))}`}
        </span>
        {takenBack && (
          <span className={styles.second}>{texts.takenBack(takenBack.by, at(takenBack.at))}</span>
        )}
      </div>
      {memoId === null && takenBack === null && (
        <TakeBack store={store} obligation={obligation} line={line} />
      )}
    </li>
  )
})

/** «20.11.2026 · удовлетворительно»; of PPE how much. */
function factWords({ subject }: StandingObligation, { date, result, quantity }: HistoryLine): string {
  const outcome =
    subject.section === 'ppe' && result === 'passed'
      ? texts.pieces(quantity ?? subject.quantity)
      : completionResultWords[result]
  return `${formatDate(date)} · ${outcome}`
}

/** «20.11.2026, 13:10» by the company's clocks. */
const formatMoment = (moment: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment))
