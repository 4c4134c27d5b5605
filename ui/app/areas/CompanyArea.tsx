import { observer } from 'mobx-react-lite'
import { Navigate } from 'react-router-dom'
import { useMay } from '../session/May.tsx'
import { Area, type AreaTab } from '../shell/Area.tsx'
import { appTexts } from '../texts.ts'

const tabs: readonly AreaTab[] = [
  { to: '/company/documents', label: appTexts.companyTabs.documents, needs: 'see-records' },
  { to: '/company/information', label: appTexts.companyTabs.information, also: /^\/settings\/company\/?$/ },
  { to: '/company/facts', label: appTexts.companyTabs.facts },
  { to: '/settings/calendar', label: appTexts.companyTabs.calendar },
  { to: '/settings/journal', label: appTexts.companyTabs.journal, needs: 'see-journal' },
  { to: '/settings/inspections', label: appTexts.companyTabs.inspections, needs: 'give-out-links' },
  { to: '/settings/members', label: appTexts.companyTabs.members, needs: 'manage-members' },
  { to: '/company/documents-sending', label: appTexts.companyTabs.sending, needs: 'send-papers' },
]

export function CompanyArea() {
  return <Area title={appTexts.areas.company} tabs={tabs} />
}

/** The first of its screens that the person may see. */
export const CompanyStart = observer(function CompanyStart() {
  return <Navigate to={useMay('see-records') ? '/company/documents/all' : '/company/information'} replace />
})
