import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const core = fileURLToPath(new URL('../../core/', import.meta.url))

const sources = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

const areaOf = (path: string): string => path.split('/')[0] ?? path

/** Which other areas each area of core takes something from, types included. */
function areaGraph(): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>()
  for (const path of sources) {
    const taken = graph.get(areaOf(path)) ?? new Set()
    graph.set(areaOf(path), taken)
    for (const [, spec = ''] of readFileSync(join(core, path), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const target = areaOf(relative(core, join(core, dirname(path), spec)))
      if (target !== areaOf(path)) taken.add(target)
    }
  }
  return graph
}

/** The way from an area back to itself; null when there is none. */
function cycleFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const walk = (area: string, way: readonly string[]): readonly string[] | null => {
    for (const next of graph.get(area) ?? []) {
      if (next === start) return [...way, area, next]
      if (way.includes(next)) continue
      const found = walk(next, [...way, area])
      if (found) return found
    }
    return null
  }
  return walk(start, [])
}

test('the areas of core form an acyclic graph', () => {
  const graph = areaGraph()
  expect(graph.size).toBeGreaterThan(8)
  expect([...graph.values()].some((taken) => taken.size > 3)).toBe(true)
  for (const area of graph.keys()) expect(cycleFrom(area, graph)).toBeNull()
})

test('each area stands on its floor, as docs/architecture.md draws them', () => {
  const page = readFileSync(join(core, '../docs/architecture.md'), 'utf8')
  const order = [...page.matchAll(/^\| \d [^|]*\| ([^|]*) \|$/gm)].flatMap(([, areas = '']) =>
    areas.split(', '),
  )
  const graph = areaGraph()
  expect(order.toSorted()).toEqual([...graph.keys()].toSorted())
  const climbs = order.flatMap((area, i) =>
    [...(graph.get(area) ?? [])]
      .filter((taken) => order.indexOf(taken) > i)
      .map((taken) => `${area} → ${taken}`),
  )
  expect(climbs).toEqual([])
})
