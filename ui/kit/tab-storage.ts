/** What lasts as long as the tab does, whatever page it shows; a browser may refuse it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The tab's own; null where it is refused. */
export function findTabStorage(): TabStorage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
