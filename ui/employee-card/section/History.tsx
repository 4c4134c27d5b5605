import type { UserId } from '@osh/core/auth/account.ts'
import { isHiddenSection } from '@osh/core/hiding/hide.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { formatPieces } from '@osh/core/wording/ppe.ts'
import { completionResultWords } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { May, useHidden } from '#ui/app/session/May.tsx'
import type { MemberNames } from '#ui/app/session/member-names.ts'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Hidden } from '#ui/kit/states/Hidden.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { MemoLink } from '#ui/memos/MemoLink.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { Correct } from './Correct.tsx'
import { type HistoryLine, type HistoryStore, historyStore } from './history-store.ts'
import styles from './Section.module.css'
import { TakeBack } from './TakeBack.tsx'

type Props = { readonly obligation: StandingObligation }

/** Who entered which completion and when, newest first; those taken back are struck through. */
export const History = observer(function History({ obligation }: Props) {
  const { duties } = useCard()
  const store = useService(historyStore)
  const { revision } = duties
  const names = useMemberNames()
  const hidden = useHidden()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the obligations may have changed the history
  useEffect(() => void store.open(obligation.id), [store, obligation.id, revision])
  return (
    <Loaded state={store.state} rows={2} onRetry={() => void store.open(obligation.id)}>
      {(lines) =>
        lines.length === 0 ? (
          <p className={styles.second}>
            {isHiddenSection(obligation.subject.section, hidden) ? <Hidden /> : texts.neverDone}
          </p>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.id} store={store} obligation={obligation} line={line} names={names} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
})

type LineProps = Props & {
  readonly store: HistoryStore
  readonly line: HistoryLine
  readonly names: MemberNames
}

const Line = observer(function Line({ store, obligation, line, names }: LineProps) {
  const { takenBack, memoId, memoNumber } = line
  const signed = (by: UserId, at: Instant) => texts.signed(names.nameOf(by), formatMoment(at, store.timeZone))
  const Fact = takenBack ? 'del' : 'span'
  return (
    <li className={styles.line}>
      <div>
        <Fact className={takenBack ? styles.takenBack : styles.fact}>{factWords(obligation, line)}</Fact>
        <span className={styles.second}>
          {memoId === null ? texts.byHand : <MemoLink id={memoId}>{texts.byMemo(memoNumber)}</MemoLink>}
          {` · ${signed(line.enteredBy, line.enteredAt)}`}
        </span>
        {takenBack && (
          <span className={styles.second}>{texts.takenBack(signed(takenBack.by, takenBack.at))}</span>
        )}
      </div>
      {memoId === null && takenBack === null && (
        <May right="complete">
          <div className={styles.lineActions}>
            <Correct obligation={obligation} line={line} />
            <TakeBack store={store} obligation={obligation} line={line} />
          </div>
        </May>
      )}
    </li>
  )
})

/** «20.11.2026 · удовлетворительно»; of PPE how much. */
function factWords({ subject }: StandingObligation, line: HistoryLine): string {
  const { date, result, quantity, registeredOn, papers } = line
  const outcome =
    subject.section === 'ppe' && result === 'passed'
      ? formatPieces(quantity ?? subject.quantity, subject.unit)
      : completionResultWords[result]
  const registered = registeredOn ? ` · ${texts.registered(formatDate(registeredOn))}` : ''
  const kept = papers ? texts.papers(papers) : ''
  return `${formatDate(date)} · ${outcome}${registered}${kept}`
}
