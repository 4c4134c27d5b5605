import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { currentCompany } from '../session/current-company.ts'

const NoCompany = lazyPart(async () => ({ default: (await import('./NoCompany.tsx')).NoCompany }))

/** Goes around screens about a company's data: without a company they only say how to add one. */
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
