import { type ComponentProps, lazy, Suspense } from 'react'

const BasisWarning = lazy(() => import('./BasisWarning.tsx'))

/** A `BasisWarning` on a page that is there before the acts of law. */
export function LateBasisWarning(props: ComponentProps<typeof BasisWarning>) {
  return (
    <Suspense fallback={null}>
      <BasisWarning {...props} />
    </Suspense>
  )
}
