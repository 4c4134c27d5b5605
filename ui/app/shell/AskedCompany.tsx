import type { CompanyId } from '@osh/core/companies/company.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { companiesStore } from '#ui/account/companies/companies-store.ts'
import { showCompany } from '#ui/example/show-company.ts'
import { Waiting } from '#ui/kit/page/Waiting.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { currentCompany } from '../session/current-company.ts'

/**
 * Opens in this tab the company that the address names, as a notice of one of several does; the address is without it then. One that is not
 * the person's is left unopened.
 */
export function AskedCompany() {
  const current = useService(currentCompany)
  const { company } = current
  const store = useService(companiesStore)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const asked = readId(query.get('company') ?? undefined)
    query.delete('company')
    const rest = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
    if (asked === null || asked === company?.id) void navigate(rest, { replace: true })
    else
      void store.switchTo(asked as CompanyId).then((done) => {
        if (done) showCompany(current, asked as CompanyId, () => window.location.replace(rest))
        else void navigate(rest, { replace: true })
      })
  }, [current, company, store, pathname, search, hash, navigate])
  return <Waiting />
}
