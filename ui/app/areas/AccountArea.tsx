import { Area } from '../shell/Area.tsx'
import { shellTexts } from '../shell/texts.ts'
import { appTexts } from '../texts.ts'

const tabs = [
  { to: '/account/settings', label: shellTexts.accountTabs.settings, also: /^\/account\/(?:tariff|company)/ },
  { to: '/account/notifications', label: shellTexts.accountTabs.notifications },
]

export function AccountArea() {
  return <Area title={appTexts.areas.account} tabs={tabs} />
}
