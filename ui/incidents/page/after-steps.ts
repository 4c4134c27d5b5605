import { useEffect, useState } from 'react'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { awaitQuiet } from '#ui/kit/connection/when-quiet.ts'

export type AfterSteps = typeof import('./parts-after-steps.ts')

/** Those that came once are there. */
let known: AfterSteps | null = null

/** The steps and their terms are read first: what is around them is asked for once they are on screen. Null until it has come. */
export function useAfterSteps(): AfterSteps | null {
  const [parts, setParts] = useState(known)
  useEffect(() => {
    let isHere = true
    void bring().then(
      (brought) => isHere && setParts(brought),
      // A part that came and broke is the page's failure.
      (broken: unknown) =>
        setParts(() => {
          throw broken
        }),
    )
    return () => {
      isHere = false
    }
  }, [])
  return parts
}

async function bring(): Promise<AfterSteps> {
  if (known) return known
  await awaitQuiet()
  known = await fetchPart(() => import('./parts-after-steps.ts'))
  return known
}
