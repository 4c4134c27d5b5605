import { NOTICES_TOLD, type ToldNotice } from '@osh/core/notices/step-notices.ts'
import { wordStepTerm } from '@osh/core/wording/accidents/step-term.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { PartHead } from '../PartHead.tsx'
import { todayTexts } from '../texts.ts'
import styles from './Notices.module.css'
import { type NoticesStore, noticesStore } from './notices-store.ts'

const texts = todayTexts.notices

/** How many are shown; the page of all notices has the others. */
const FIRST = 10

/** «Сроки расследований»: steps to be done at once, or whose term ends within a day or has ended; nothing where there are none. */
export const NoticesPart = observer(function NoticesPart() {
  const store = useService(noticesStore)
  useEffect(() => void store.open(), [store])
  const { state } = store
  const told = state.is === 'ready' ? state.value.length : null
  if (state.is === 'pending' || told === 0) return null
  return (
    <section className={styles.part} aria-labelledby="notices-today">
      <div className={styles.head}>
        <PartHead
          id="notices-today"
          title={texts.title}
          isUrgent={store.late}
          count={told === null ? undefined : `${told}${told < NOTICES_TOLD ? '' : '+'}`}
        />
        {store.unread.length > 1 && (
          <button type="button" className={styles.mark} onClick={() => void store.read(store.unread)}>
            {texts.readAll}
          </button>
        )}
      </div>
      <Loaded state={state} onRetry={() => void store.open()} rows={2}>
        {(notices) => (
          <ul className={styles.rows}>
            {notices.slice(0, FIRST).map((notice) => (
              <Row key={notice.id} notice={notice} store={store} />
            ))}
          </ul>
        )}
      </Loaded>
      {told !== null && told > FIRST && (
        <p className={styles.all}>
          <Link to="/notifications/notices">{texts.all}</Link>
        </p>
      )}
    </section>
  )
})

type RowProps = { readonly notice: ToldNotice; readonly store: NoticesStore }

function Row({ notice, store }: RowProps) {
  const { read, facts } = notice
  const { incidentId, step, number, action, injured, state } = facts
  return (
    <li className={`${styles.row} ${read ? '' : styles.unread}`}>
      <p className={state === 'due' ? styles.due : styles.overdue}>{wordStepTerm(facts)}</p>
      <div className={styles.what}>
        <Link to={`/notifications/incident/${incidentId}#step-${step}`}>{texts.step(number, action)}</Link>
        <small>{injured.join(', ')}</small>
      </div>
      {read ? (
        <small className={styles.done}>{texts.isRead}</small>
      ) : (
        <button
          type="button"
          className={styles.mark}
          aria-label={texts.readOf(number, action)}
          onClick={() => void store.read([notice])}
        >
          {texts.read}
        </button>
      )}
    </li>
  )
}
