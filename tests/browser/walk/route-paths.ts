import type { RouteObject } from 'react-router-dom'
import { vi } from 'vitest'
import type { Shown } from './example.ts'

/** Paths as the route table has them, with what is to be filled in. */
type RoutePatterns = { readonly visitor: readonly string[]; readonly person: readonly string[] }

/**
 * A pattern for every leaf of the route table, so that no screen is forgotten: of pages for anyone and of those in the shell. A part that may be
 * left out gives a pattern with and one without it; leaves that only lead elsewhere have none.
 */
export async function listRoutePatterns(): Promise<RoutePatterns> {
  vi.stubEnv('DEV', false)
  const { makeRoutes } = await import('#ui/app/routes.tsx')
  vi.unstubAllEnvs()
  const [root] = makeRoutes()
  const areas = root?.children ?? []
  const isShell = ({ path }: RouteObject) => path === undefined
  const patternsOf = (nodes: readonly RouteObject[]) =>
    [...new Set(nodes.flatMap((node) => leavesOf(node)))].flatMap(withAndWithout)
  return {
    visitor: patternsOf(areas.filter((area) => !isShell(area))),
    person: patternsOf(areas.filter(isShell)),
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

function withAndWithout(path: string): readonly string[] {
  const optional = /\/:\w+\?/
  if (!optional.test(path)) return [path]
  return [path.replace(optional, ''), path.replace('?', '')].flatMap(withAndWithout)
}

/** The path with ids of things that are there. @throws where the walk does not know what a part is filled with. */
export function fillPath(pattern: string, shown: Shown, newsId = 1): string {
  const values: Readonly<Record<string, string>> = {
    '*': 'nowhere',
    section: 'nothing',
    templateGroupId: '1',
    newsId: String(newsId),
    employeeId: `:${shown.employeeId}`,
    memoId: String(shown.openMemo),
    incidentId: String(shown.incident),
    microtraumaId: String(shown.microtrauma),
    positionId: String(shown.positionId),
    departmentId: String(shown.departmentId),
    documentId: String(shown.documentId),
  }
  return pattern.replaceAll(/:(\w+)|\*/g, (found, name: string | undefined) => {
    const value = values[name ?? found]
    if (value === undefined) throw new Error(`${pattern}: say in the walk what «${name}» is filled with`)
    return value
  })
}

const MOST_IN_GROUP = 8

/** Parts of the route table by their first words, of a few patterns each: so many are looked at, or tried again, together. */
export function groupPatterns(
  patterns: readonly string[],
): readonly (readonly [string, readonly string[]])[] {
  const areas = Map.groupBy(patterns, (pattern) => pattern.split('/').slice(0, 3).join('/'))
  const groups: [string, string[]][] = []
  for (const [area, own] of areas) {
    const last = groups.at(-1)
    const isSameArea = last?.[0].split('/')[1] === area.split('/')[1]
    if (last && isSameArea && last[1].length + own.length <= MOST_IN_GROUP) last[1].push(...own)
    else
      for (let at = 0; at < own.length; at += MOST_IN_GROUP)
        groups.push([area, own.slice(at, at + MOST_IN_GROUP)])
  }
  return groups.map(([area, own], at) => [`${at + 1}, from ${area}`, own])
}
