import { useState } from 'react'
import { useWhenQuiet } from '#ui/kit/connection/when-quiet.ts'

/** So many of each are drawn; what comes to `count` of them is drawn one more each time that the page is quiet, so that nothing holds up a phone. */
export function useInTurn(count: number): number {
  const [drawn, setDrawn] = useState(0)
  useWhenQuiet(() => drawn < count && setDrawn(drawn + 1), [drawn, count])
  return Math.min(drawn, count)
}

/** Of the steps: how many are drawn, and how many of these with all that is in them. */
export type Drawn = { readonly steps: number; readonly whole: number }

/** More than a phone shows at first. */
const AT_ONCE = 2

/** Those that are seen first are drawn first, then one thing at a time; all at once where an address names a step. */
export function useDrawnSteps(count: number, hasParts: boolean): Drawn {
  const isNamed = window.location.hash !== ''
  const [drawn, setDrawn] = useState<Drawn>({ steps: AT_ONCE, whole: 0 })
  const all = { steps: Math.min(drawn.steps, count), whole: Math.min(drawn.whole, count) }
  useWhenQuiet(() => {
    if (isNamed) return
    if (hasParts && all.whole < all.steps) setDrawn({ ...all, whole: all.whole + 1 })
    else if (all.steps < count) setDrawn({ ...all, steps: all.steps + 1 })
  }, [all.steps, all.whole, count, hasParts, isNamed])
  return isNamed ? { steps: count, whole: hasParts ? count : 0 } : all
}
