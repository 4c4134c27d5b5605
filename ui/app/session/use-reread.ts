import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ports } from '../container.ts'

/** Calls `reread` once all that had been read earlier is there again, while someone is signed in. */
export function useReread(reread: () => void): void {
  const earlier = useService(ports.earlierReads)
  const session = useService(ports.session)
  useEffect(
    () =>
      earlier.subscribe(() => {
        if (!earlier.hasAny() && session.readTokens() !== null) reread()
      }),
    [earlier, session, reread],
  )
}
