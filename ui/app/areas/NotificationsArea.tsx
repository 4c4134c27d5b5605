import { findRules } from '@osh/core/sections/section.ts'
import { observer } from 'mobx-react-lite'
import { nameTablePath, tableSections } from '#ui/deadlines/section-tables.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { newMemoFlag } from '#ui/memos/new-memo-flag.ts'
import { Area, type AreaTab } from '../shell/Area.tsx'
import { shellStore } from '../shell/shell-store.ts'
import { shellTexts } from '../shell/texts.ts'
import { appTexts } from '../texts.ts'
import styles from './NotificationsArea.module.css'

const { notificationsTabs: labels } = shellTexts
const ALL_NOTICES = /^\/notifications\/notices$/
const ONE_INCIDENT = /^\/notifications\/incident\//
const ONE_MICROTRAUMA = /^\/notifications\/microtrauma\//

export const NotificationsArea = observer(function NotificationsArea() {
  const { overdue, overdueMeasures } = useService(shellStore)
  const flag = useService(newMemoFlag)
  const tabs: readonly AreaTab[] = [
    { to: '/notifications', label: labels.feed, end: true, also: ALL_NOTICES },
    ...tableSections.map((section) => ({
      to: nameTablePath(section),
      label: findRules(section).words.name,
      overdue: overdue?.[section] ?? 0,
    })),
    {
      to: '/notifications/memos',
      label: labels.memos,
      mark: flag.on && <span className={styles.flag} aria-hidden />,
    },
    { to: '/notifications/incidents', label: labels.incidents, also: ONE_INCIDENT, needs: 'see-records' },
    { to: '/notifications/measures', label: labels.measures, overdue: overdueMeasures, needs: 'see-records' },
    {
      to: '/notifications/microtraumas',
      label: labels.microtraumas,
      also: ONE_MICROTRAUMA,
      needs: 'see-records',
    },
  ]
  return <Area title={appTexts.areas.notifications} tabs={tabs} needsCompany />
})
