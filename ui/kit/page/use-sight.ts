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

/** Frames in which what is above a line may take its own height in place of the estimated one, and the page may become long enough. */
const FRAMES = 20
/** Frames after which a line that has stayed where it was put is left there. */
const STEADY = 3

/** Pixels from the top of the page to a line: where it is drawn, or null while it isn't. */
function findTop(table: HTMLElement | null, line: number): number | null {
  const drawn = table?.querySelector(`[data-index="${line}"]`)
  return drawn ? drawn.getBoundingClientRect().top + window.scrollY : null
}

type Place = {
  readonly table: HTMLElement
  readonly line: number
  /** Pixels from the top of the window up to the top of the line. */
  readonly beyond: number
  /** Pixels from the top of the page to where the line is while it isn't drawn. */
  readonly estimated: number
}

/** Scrolls to where a line is estimated to be, then to where it is, until it stays there; tells when it is done. */
function scrollToLine(place: Place, done: () => void, frames = FRAMES, steady = 0): void {
  const { table, line, beyond, estimated } = place
  if (!table.isConnected) return
  const top = findTop(table, line)
  const to = (top ?? estimated) + beyond
  const isThere = top !== null && Math.abs(window.scrollY - to) < 1
  if (!isThere) window.scrollTo(0, to)
  if (frames === 0 || steady === STEADY) done()
  else requestAnimationFrame(() => scrollToLine(place, done, frames - 1, isThere ? steady + 1 : 0))
}

/** Back and a reload bring a long table back to where it was, once its lines are there again. */
export function useSight({ virtualizer, top, complete }: Table): void {
  const entry = nameEntry(useLocation())
  const returning = useNavigationType() === 'POP'
  const left = useRef(returning ? readSight(entry) : null)
  /** A table that goes while it is being brought back was not left where it is by anyone. */
  const placing = useRef(false)
  const lines = virtualizer.options.count
  useLayoutEffect(() => {
    const sight = left.current
    if (sight === null || lines === 0 || (lines < sight.lines && !complete)) return
    left.current = null
    const line = virtualizer.measurementsCache[Math.min(sight.line, lines - 1)]
    if (line === undefined || top.current === null) return
    const estimated = line.start - virtualizer.options.scrollMargin + top.current.offsetTop
    placing.current = true
    scrollToLine({ table: top.current, line: line.index, beyond: sight.beyond, estimated }, () => {
      placing.current = false
    })
  }, [virtualizer, top, lines, complete])
  useLayoutEffect(() => {
    const leave = (): void => {
      const line = virtualizer.getVirtualItemForOffset(window.scrollY)
      if (line === undefined || left.current !== null || placing.current) return
      const sight: Sight = {
        line: line.index,
        beyond: window.scrollY - (findTop(top.current, line.index) ?? line.start),
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
  }, [virtualizer, top, entry])
}
