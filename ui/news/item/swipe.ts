/** Where a finger is on the screen, in pixels. */
export type Point = { readonly x: number; readonly y: number }

/** How far a finger has to go. */
const THRESHOLD = 50

/** Which way a finger went: to the left is on to the next, to the right back. Null where it scrolled, or hardly moved. */
export function swipeOf(from: Point, to: Point): 'next' | 'previous' | null {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < THRESHOLD || Math.abs(across) <= Math.abs(along)) return null
  return across < 0 ? 'next' : 'previous'
}
