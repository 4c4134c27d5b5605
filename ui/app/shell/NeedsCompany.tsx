import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { currentCompany } from '../current-company.ts'
import { useService } from '../services-context.tsx'

const NoCompany = lazy(async () => ({ default: (await import('./NoCompany.tsx')).NoCompany }))

/** Stands around screens about a company's data: without a company they only say how to add one. */
export const NeedsCompany = observer(function NeedsCompany({ title }: { readonly title: string }) {
  const { company } = useService(currentCompany)
  return company !== null ? (
    <Outlet />
  ) : (
    <Suspense>
      <NoCompany title={title} />
    </Suspense>
  )
})
