import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { kitTexts } from '../texts.ts'
import styles from './SubTabs.module.css'

export type SubTab = {
  readonly to: string
  readonly label: string
  /** Current only on this very path, not on those below it. */
  readonly end?: boolean
  /** Further paths on which it is the current one. */
  readonly also?: RegExp
  /** Overdue rows: nothing is shown for zero. */
  readonly overdue?: number
  /** A mark after the label: a `StatusDot` and the like. */
  readonly mark?: ReactNode
}

type Props = {
  readonly label: string
  readonly tabs: readonly SubTab[]
  /** `shell` is the grey bar under the header, `page` the line under a title. */
  readonly place?: 'shell' | 'page'
}

/** Links to the parts of an area; the strip scrolls to the current one when it doesn't fit. */
export function SubTabs({ label, tabs, place = 'page' }: Props) {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the path
  useEffect(() => keepCurrentInSight(bar.current), [pathname])
  return (
    <nav
      ref={bar}
      aria-label={label}
      className={`${styles.bar} ${place === 'shell' ? styles.shell : styles.inPage}`}
    >
      <ul className={styles.strip}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              className={styles.tab}
              aria-current={isCurrent(tab, pathname) ? 'page' : undefined}
            >
              {tab.label}
              {tab.mark}
              {tab.overdue !== undefined && tab.overdue > 0 && <Overdue count={tab.overdue} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Overdue({ count }: { readonly count: number }) {
  return (
    <>
      <span className={styles.count} aria-hidden>
        {count >= 1000 ? '1000+' : count}
      </span>
      <span className="visually-hidden">{kitTexts.overdue(count)}</span>
    </>
  )
}

const isCurrent = ({ to, end, also }: SubTab, pathname: string): boolean =>
  pathname === to || (!end && pathname.startsWith(`${to}/`)) || (also?.test(pathname) ?? false)

/**
 * Counts that come later, letters and the window change the strip's width, and with it the current tab's place. What is observed is told of
 * first in the frame that it is drawn in: asking for its place before that would lay the page out twice.
 */
function keepCurrentInSight(bar: HTMLElement | null): (() => void) | undefined {
  const strip = bar?.firstElementChild
  if (!bar || !strip) return
  const widths = new ResizeObserver(() => centreCurrent(bar))
  for (const part of strip.children) widths.observe(part)
  widths.observe(bar)
  return () => widths.disconnect()
}

function centreCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current="page"]')
  if (!current) return
  bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
}
