import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { fullActs } from '@osh/core/norms/acts/full-acts.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { lawReviewPath } from '#ui/documents/document-paths.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { PublicPage } from '#ui/landing/PublicPage.tsx'
import { ActList } from './ActList.tsx'
import { ConfidenceMark } from './ActRow.tsx'
import { FirstToCheck } from './FirstToCheck.tsx'
import styles from './LawPage.module.css'
import { lawTexts as texts } from './texts.ts'

/** The acts that the service rests on, for anyone: what ends, what is not certain and why, what each is used for. */
export function Component() {
  const today = useService(ports.clock).today(DEFAULT_TIME_ZONE)
  useScrollToAct()
  const read = fullActs.filter(({ confidence }) => confidence === 'found').length
  return (
    <PublicPage title={texts.title}>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead(fullActs.length, read, formatDate(today))}</p>
        <p className={styles.lead}>{texts.warning}</p>
        <p className={styles.lead}>
          <Link to={lawReviewPath}>{texts.touched}</Link>
        </p>
        <FirstToCheck today={today} />
        <ActList />
        <section aria-labelledby="marks" className={styles.marks}>
          <h2 id="marks">{texts.marksTitle}</h2>
          <dl>
            {texts.marks.map(({ mark, says }) => (
              <div key={mark}>
                <dt>
                  <ConfidenceMark confidence={mark} />
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </PublicPage>
  )
}

/** A link to an act leads to its row; the page begins at its top otherwise. */
function useScrollToAct(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const row = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (row) row.scrollIntoView({ block: 'start' })
    else window.scrollTo(0, 0)
  }, [hash])
}
