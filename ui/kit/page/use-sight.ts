import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'

/** Where a long table was left: the line at the top of the window, how far the window had gone beyond it, and how many lines there were. */
type Sight = { readonly line: number; readonly beyond: number; readonly lines: number }

/** An entry of the history. Whatever the browser itself has loaded has one key, «default»: the address tells which it is. */
export const nameEntry = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  `${key} ${pathname}${search}`

const nameSight = (entry: string): string => `sight:${entry}`

/** Where the table of this entry of the history was left; null where it is new. */
export function readSight(entry: string): Sight | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameSight(entry)) ?? 'null')
  } catch {
    return null
  }
}

type Table = {
  readonly virtualizer: Virtualizer<Window, Element>
  readonly top: RefObject<HTMLElement | null>
  /** No further lines will come. */
  readonly complete: boolean
}

/** Frames in which parts of the screen that come later may make it long enough. */
const FRAMES = 20

function scrollOn(to: number, frames = FRAMES): void {
  window.scrollTo(0, to)
  if (frames > 0 && window.scrollY < to - 1) requestAnimationFrame(() => scrollOn(to, frames - 1))
}

/** Back and a reload bring a long table back to where it was, once its lines are there again. */
export function useSight({ virtualizer, top, complete }: Table): void {
  const entry = nameEntry(useLocation())
  const returning = useNavigationType() === 'POP'
  const left = useRef(returning ? readSight(entry) : null)
  const lines = virtualizer.options.count
  useLayoutEffect(() => {
    const sight = left.current
    if (sight === null || lines === 0 || (lines < sight.lines && !complete)) return
    left.current = null
    const line = virtualizer.measurementsCache[Math.min(sight.line, lines - 1)]
    if (line === undefined || top.current === null) return
    scrollOn(line.start - virtualizer.options.scrollMargin + top.current.offsetTop + sight.beyond)
  }, [virtualizer, top, lines, complete])
  useLayoutEffect(() => {
    const leave = (): void => {
      const line = virtualizer.getVirtualItemForOffset(window.scrollY)
      if (line === undefined || left.current !== null) return
      const sight: Sight = {
        line: line.index,
        beyond: window.scrollY - line.start,
        lines: virtualizer.options.count,
      }
      try {
        sessionStorage.setItem(nameSight(entry), JSON.stringify(sight))
      } catch {
        // A browser that keeps nothing begins at the top again.
      }
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [virtualizer, entry])
}
