import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeReviewLeft } from '@osh/core/wording/microtraumas.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '#ui/app/session/May.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { Row } from '../Awaiting.tsx'
import { PartHead } from '../PartHead.tsx'
import styles from '../Today.module.css'
import { todayTexts } from '../texts.ts'
import { microtraumasTodayStore } from './microtraumas-today-store.ts'

const texts = todayTexts.microtraumas

/** «Микротравмы на рассмотрении»: each row leads to its card; nothing while there are none. */
export const MicrotraumasToday = observer(function MicrotraumasToday() {
  const store = useService(microtraumasTodayStore)
  useEffect(() => void store.read(), [store])
  const mayReview = useMay('change')
  const { state, shown, late } = store
  if (state.is === 'pending' || (state.is === 'ready' && state.value.total === 0)) return null
  const count = state.is === 'ready' ? texts.count(state.value.total, late) : undefined
  return (
    <section className={styles.part} aria-labelledby="microtraumas-today">
      <PartHead id="microtraumas-today" title={texts.title} count={count} isUrgent={late > 0} />
      <Loaded state={state} onRetry={() => void store.read()} rows={2}>
        {({ total }) => (
          <ul className={styles.rows}>
            {shown.map((one) => (
              <Row
                key={one.id}
                date={formatDate(reviewTerm(one).until)}
                means={describeReviewLeft(one, store.findToday(one))}
                title={texts.of(one.injured.fullName)}
                under={[one.place, one.injury].join(' · ')}
                verb={mayReview ? texts.review : texts.look}
                to={`/notifications/microtrauma/${one.id}`}
              />
            ))}
            {total > shown.length && (
              <li className={styles.others}>
                <Link to="/notifications/microtraumas?state=to-review">
                  {texts.others(total - shown.length)}
                </Link>
              </li>
            )}
          </ul>
        )}
      </Loaded>
    </section>
  )
})
