import { Area } from '../shell/Area.tsx'
import { appTexts } from '../texts.ts'

const tabs = [
  { to: '/company/documents', label: appTexts.companyTabs.documents },
  { to: '/company/information', label: appTexts.companyTabs.information, also: /^\/settings\/company\/?$/ },
  { to: '/settings/calendar', label: appTexts.companyTabs.calendar },
  { to: '/company/documents-sending', label: appTexts.companyTabs.sending },
]

export function CompanyArea() {
  return <Area title={appTexts.areas.company} tabs={tabs} />
}
