import { Area, type AreaTab } from '../shell/Area.tsx'
import { appTexts } from '../texts.ts'

const tabs: readonly AreaTab[] = [
  {
    to: '/employees/documents/all',
    label: appTexts.employeesTabs.documents,
    also: /^\/employees\/(?::|documents\/|import|registry)/,
  },
  { to: '/settings/requirements', label: appTexts.employeesTabs.requirements, needs: 'see-records' },
  { to: '/employees/responsible', label: appTexts.employeesTabs.responsible, needs: 'see-records' },
  { to: '/employees/information', label: appTexts.employeesTabs.information },
  { to: '/employees/documents-sending', label: appTexts.employeesTabs.sending, needs: 'send-papers' },
]

export function EmployeesArea() {
  return <Area title={appTexts.areas.employees} tabs={tabs} needsCompany />
}
