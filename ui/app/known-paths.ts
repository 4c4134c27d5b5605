import type { RouteObject } from 'react-router-dom'

/** Sources of patterns, one for each path that has a page or leads to one; the server answers 404 for any other. */
export function knownPaths(routes: readonly RouteObject[], before = ''): readonly string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path?.startsWith('/') ? path : [before, path].filter(Boolean).join('/')
    if (children) return knownPaths(children, whole)
    return whole === '*' ? [] : [sourceOf(whole)]
  })
}

/** `/memos/:memoId?` as the source of a regular expression; the route table has letters, digits and dashes. */
const sourceOf = (path: string): string =>
  `^${path
    .split('/')
    .filter((segment) => segment !== '')
    .map(segmentSource)
    .join('')}/?$`

function segmentSource(segment: string): string {
  if (segment === '*') return '(?:/.*)?'
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
}
