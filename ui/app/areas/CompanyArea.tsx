import { observer } from 'mobx-react-lite'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ownRights } from '../session/own-rights.ts'
import { Area } from '../shell/Area.tsx'
import { appTexts } from '../texts.ts'

const tabs = [
  { to: '/company/documents', label: appTexts.companyTabs.documents },
  { to: '/company/information', label: appTexts.companyTabs.information, also: /^\/settings\/company\/?$/ },
  { to: '/settings/calendar', label: appTexts.companyTabs.calendar },
  { to: '/settings/journal', label: appTexts.companyTabs.journal, needs: 'see-journal' },
  { to: '/settings/inspections', label: appTexts.companyTabs.inspections, needs: 'give-out-links' },
  { to: '/settings/members', label: appTexts.companyTabs.members, needs: 'manage-members' },
  { to: '/company/documents-sending', label: appTexts.companyTabs.sending },
] as const

export const CompanyArea = observer(function CompanyArea() {
  const rights = useService(ownRights)
  const shown = tabs.filter((tab) => !('needs' in tab) || rights.may(tab.needs))
  return <Area title={appTexts.areas.company} tabs={shown} />
})
