import type { LoaderFunction, RouteObject } from 'react-router-dom'

/** A path that has a page or leads to one: the source of its pattern, and what brings its parts when it is opened. */
export type KnownPath = { readonly source: string; readonly brings: readonly (() => unknown)[] }

/** Sources of patterns, one for each path; the server answers 404 for any other. */
export const listKnownPaths = (routes: readonly RouteObject[]): readonly string[] =>
  listRoutePaths(routes).map(({ source }) => source)

export const listRoutePaths = (routes: readonly RouteObject[]): readonly KnownPath[] =>
  listPathsIn(routes, '', [])

function listPathsIn(
  routes: readonly RouteObject[],
  before: string,
  around: KnownPath['brings'],
): readonly KnownPath[] {
  return routes.flatMap((route) => {
    const { path, children, lazy } = route
    const own = path === undefined ? '' : writeSource(path, route.handle)
    const whole = path?.startsWith('/') ? own : `${before}${own}`
    const brings = typeof lazy === 'function' ? [...around, lazy] : around
    if (children) return listPathsIn(children, whole, brings)
    return path === '*' ? [] : [{ source: `^${whole}/?$`, brings }]
  })
}

/**
 * What a route says in its `handle` of the segment that its path leaves open: what is before the number there.
 * `/employees/:12/main` has a colon of its own.
 */
export type OpenSegment = { readonly before: string }

/** `memos/:memoId?` as the source of a regular expression; the table has letters, digits and dashes. */
const writeSource = (path: string, handle: unknown): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => writeSegment(segment, handle))
    .join('')

function writeSegment(segment: string, handle: unknown): string {
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? `(?:/${writeIdSource(handle)})?` : `/${writeIdSource(handle)}`
}

/** What a path leaves open is an id. */
const writeIdSource = (handle: unknown): string =>
  `${isOpenSegment(handle) ? handle.before : ''}[1-9]\\d{0,14}`

const isOpenSegment = (handle: unknown): handle is OpenSegment =>
  typeof handle === 'object' && handle !== null && 'before' in handle

/** Refuses with 404 what is no id where the route leaves a segment open; undefined for a route that leaves none. */
export function refuseOtherPaths({ path = '', handle }: RouteObject): LoaderFunction | undefined {
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name)
  if (names.length === 0) return undefined
  const id = new RegExp(`^${writeIdSource(handle)}$`, 'u')
  return ({ params }) => {
    if (names.every((name) => id.test(params[name] ?? '1'))) return null
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  }
}
