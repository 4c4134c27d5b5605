import { Area } from '../shell/Area.tsx'
import { appTexts } from '../texts.ts'

const tabs = [
  { to: '/account/settings', label: appTexts.accountTabs.settings },
  { to: '/account/notifications', label: appTexts.accountTabs.notifications },
]

export function AccountArea() {
  return <Area title={appTexts.areas.account} tabs={tabs} />
}
