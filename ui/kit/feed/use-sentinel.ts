import { type RefObject, useEffect } from 'react'

/** How far below the window the end of the list is met: the next page is there before the last line is. */
const AHEAD = '600px'

/** Calls `met` when the end of a list comes into sight, and again for each length of the list that leaves it there. */
export function useSentinel(end: RefObject<HTMLElement | null>, length: number, met: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in sight is met again when the list has grown
  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) met()
      },
      { rootMargin: `0px 0px ${AHEAD} 0px`, threshold: 1 },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, length, met])
}
