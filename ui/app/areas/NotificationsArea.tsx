import { observer } from 'mobx-react-lite'
import { useService } from '#ui/kit/services/services-context.tsx'
import { newMemoFlag } from '#ui/memos/new-memo-flag.ts'
import { Area } from '../shell/Area.tsx'
import { shellStore } from '../shell/shell-store.ts'
import { appTexts } from '../texts.ts'
import styles from './NotificationsArea.module.css'

const { notificationsTabs: labels } = appTexts

const sectionTabs = [
  { to: '/notifications/briefings', section: 'briefing' },
  { to: '/notifications/training', section: 'training' },
  { to: '/notifications/medical-examinations', section: 'medicalExamination' },
  { to: '/notifications/ppe', section: 'ppe' },
  { to: '/notifications/sout', section: 'workingConditions' },
  { to: '/notifications/risks', section: 'risk' },
] as const

export const NotificationsArea = observer(function NotificationsArea() {
  const { overdue } = useService(shellStore)
  const flag = useService(newMemoFlag)
  const tabs = [
    { to: '/notifications', label: labels.feed, end: true },
    ...sectionTabs.map(({ to, section }) => ({
      to,
      label: labels[section],
      overdue: overdue?.[section] ?? 0,
    })),
    {
      to: '/notifications/memos',
      label: labels.memos,
      mark: flag.on && <span className={styles.flag} aria-hidden />,
    },
    { to: '/notifications/incidents', label: labels.incidents },
  ]
  return <Area title={appTexts.areas.notifications} tabs={tabs} needsCompany />
})
