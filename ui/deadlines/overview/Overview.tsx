import { rulesOf } from '@osh/core/sections/section.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { FirstRun } from '#ui/first-run/FirstRun.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { tablePath } from '../section-screens.ts'
import { deadlineTexts } from '../texts.ts'
import styles from './Overview.module.css'
import { overviewStore, type SectionHorizon } from './overview-store.ts'

const texts = deadlineTexts.overview

/** «Тонус»: how much is overdue and falls due in each section, with the way to its table. */
export const Overview = observer(function Overview() {
  const store = useService(overviewStore)
  useEffect(() => void store.open(), [store])
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <FirstRun />
      <Loaded state={store.state} onRetry={store.open} rows={6}>
        {(sections) => (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.section}</th>
                <th scope="col" className={styles.number}>
                  {texts.overdue}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.soon}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {sections.map((row) => (
                <SectionRow key={row.section} {...row} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Page>
  )
})

function SectionRow({ section, horizon }: SectionHorizon) {
  const soon = horizon.months[0]?.count ?? 0
  return (
    <tr>
      <th scope="row">
        <Link to={tablePath(section)}>{rulesOf(section).words.name}</Link>
      </th>
      <td className={`${styles.number} ${horizon.overdue > 0 ? styles.overdue : ''}`}>
        {counted(horizon.overdue)}
      </td>
      <td className={`${styles.number} ${soon > 0 ? styles.soon : ''}`}>{counted(soon)}</td>
      <td className={styles.number}>{counted(horizon.total)}</td>
    </tr>
  )
}

const counted = (rows: number): string => {
  if (rows >= COUNTED_TO) return `${COUNTED_TO}+`
  return rows === 0 ? absent : String(rows)
}
