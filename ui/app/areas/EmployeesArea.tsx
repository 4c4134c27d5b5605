import { Area } from '../shell/Area.tsx'
import { appTexts } from '../texts.ts'

const tabs = [
  {
    to: '/employees/documents/all',
    label: appTexts.employeesTabs.documents,
    also: /^\/employees\/(?::|documents\/)/,
  },
  { to: '/employees/responsible', label: appTexts.employeesTabs.responsible },
  { to: '/employees/information', label: appTexts.employeesTabs.information },
  { to: '/employees/documents-sending', label: appTexts.employeesTabs.sending },
]

export function EmployeesArea() {
  return <Area title={appTexts.areas.employees} tabs={tabs} needsCompany />
}
