import type { Part } from '../page-build/parts.ts'

/** What is worked with at the place of an accident: the feed, incidents, and whatever any screen asks for. */
const TAKEN =
  /^(?:ui\/(?:app|example|first-run|incidents|kit|today)|adapters|core|node_modules)\/|^ui\/measures\/IncidentMeasures\.tsx$/
/** These need the server, or are for a desk. */
const LEFT =
  /^ui\/incidents\/(?:figures|microtraumas|print)\/|^ui\/app\/areas\/(?:Account|Company|Employees)Area\.tsx$/

/** The files of a build that are kept before anyone opens them: the beginning, and the parts taken along with all that they need. */
export function keptFiles(parts: readonly Part[]): ReadonlySet<string> {
  const byName = new Map(parts.map((part) => [part.fileName, part]))
  const kept = new Set<string>()
  const keep = (fileName: string): void => {
    const part = byName.get(fileName)
    if (!part || kept.has(fileName)) return
    kept.add(fileName)
    for (const style of part.styles) kept.add(style)
    part.imports.forEach(keep)
    part.dynamicImports.filter((name) => isTaken(byName.get(name))).forEach(keep)
  }
  for (const { isEntry, fileName } of parts) if (isEntry) keep(fileName)
  return kept
}

const isTaken = (part: Part | undefined): boolean =>
  typeof part?.source === 'string' && TAKEN.test(part.source) && !LEFT.test(part.source)
