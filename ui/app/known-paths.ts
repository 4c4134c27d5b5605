import type { LoaderFunction, RouteObject } from 'react-router-dom'

/** Sources of patterns, one for each path that has a page or leads to one; the server answers 404 for any other. */
export const knownPaths = (routes: readonly RouteObject[]): readonly string[] => sourcesOf(routes, '')

function sourcesOf(routes: readonly RouteObject[], before: string): readonly string[] {
  return routes.flatMap((route) => {
    const { path, children } = route
    const own = path === undefined ? '' : sourceOf(path, route.handle)
    const whole = path?.startsWith('/') ? own : `${before}${own}`
    if (children) return sourcesOf(children, whole)
    return path === '*' ? [] : [`^${whole}/?$`]
  })
}

/**
 * What a route says in its `handle` of the segment that its path leaves open: what is before the number there.
 * `/employees/:12/main` has a colon of its own.
 */
export type OpenSegment = { readonly before: string }

/** `memos/:memoId?` as the source of a regular expression; the table has letters, digits and dashes. */
const sourceOf = (path: string, handle: unknown): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segmentSource(segment, handle))
    .join('')

function segmentSource(segment: string, handle: unknown): string {
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? `(?:/${idSource(handle)})?` : `/${idSource(handle)}`
}

/** What a path leaves open is an id. */
const idSource = (handle: unknown): string => `${isOpenSegment(handle) ? handle.before : ''}[1-9]\\d{0,14}`

const isOpenSegment = (handle: unknown): handle is OpenSegment =>
  typeof handle === 'object' && handle !== null && 'before' in handle

/** Refuses with 404 what is no id where the route leaves a segment open; undefined for a route that leaves none. */
export function refuseOtherPaths({ path = '', handle }: RouteObject): LoaderFunction | undefined {
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name)
  if (names.length === 0) return undefined
  const id = new RegExp(`^${idSource(handle)}$`, 'u')
  return ({ params }) => {
    if (names.every((name) => id.test(params[name] ?? '1'))) return null
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  }
}
