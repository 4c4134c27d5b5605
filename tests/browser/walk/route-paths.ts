import type { RouteObject } from 'react-router-dom'
import { vi } from 'vitest'

/** Paths to open, of pages for anyone and of those in the shell. */
export type RoutePaths = { readonly visitor: readonly string[]; readonly person: readonly string[] }

/** What a parameter of a path is filled with: ids of things that are there. */
export type PathValues = Readonly<Record<string, string>>

/**
 * A path for every leaf of the route table, so that no screen is forgotten: a parameter without a value fails. One
 * that may be left out gives a path with and one without it; leaves that only lead elsewhere have none.
 */
export async function routePaths(values: PathValues): Promise<RoutePaths> {
  vi.stubEnv('DEV', false)
  const { makeRoutes } = await import('#ui/app/routes.tsx')
  vi.unstubAllEnvs()
  const [root] = makeRoutes()
  const areas = root?.children ?? []
  const isShell = ({ path }: RouteObject) => path === undefined
  const pathsOf = (nodes: readonly RouteObject[]) =>
    [...new Set(nodes.flatMap((node) => leavesOf(node)))].flatMap((path) => filled(path, values))
  return {
    visitor: pathsOf(areas.filter((area) => !isShell(area))),
    person: pathsOf(areas.filter(isShell)),
  }
}

function leavesOf(node: RouteObject, before = ''): readonly string[] {
  const path = node.path?.startsWith('/')
    ? node.path
    : [before, node.path].filter((part) => part !== undefined).join('/')
  if (node.children) return node.children.flatMap((child) => leavesOf(child, path))
  return leadsElsewhere(node.element) ? [] : [path || '/']
}

const leadsElsewhere = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && 'props' in element && 'to' in (element.props as object)

function filled(path: string, values: PathValues): readonly string[] {
  const optional = /\/:\w+\?/
  if (optional.test(path))
    return [path.replace(optional, ''), path.replace('?', '')].flatMap((one) => filled(one, values))
  const valueFor = (name: string): string => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path}: say in the walk what «${name}» is filled with`)
    return value
  }
  return [path.replaceAll(/:(\w+)|\*/g, (found, name: string | undefined) => valueFor(name ?? found))]
}
