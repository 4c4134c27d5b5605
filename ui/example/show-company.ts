import type { CompanyId } from '@osh/core/companies/company.ts'
import type { CurrentCompany } from '#ui/app/session/current-company.ts'

const begin = (): void => window.location.assign('/notifications')

/**
 * Begins the page again for another company: nothing of the last one stays on it. The tab is the other one's once the page goes: whoever
 * stays on it, for what they have typed, stays in their company.
 */
export function showCompany(
  current: Pick<CurrentCompany, 'keep'>,
  id: CompanyId,
  go: () => void = begin,
): void {
  window.addEventListener('pagehide', () => current.keep(id), { once: true })
  go()
}
