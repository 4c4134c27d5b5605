import type { RouteObject } from 'react-router-dom'
import type { ReadsFirst } from '#ui/app/read-first.ts'

const list = async () => ({ Component: (await import('./list/IncidentList.tsx')).IncidentList })
const page = async () => {
  const { IncidentPage, readIncident } = await import('./page/IncidentPage.tsx')
  return { Component: IncidentPage, handle: { readFirst: readIncident } satisfies ReadsFirst }
}
const print = async () => ({ Component: (await import('./print/PrintPage.tsx')).PrintPage })
const microtraumas = async () => ({
  Component: (await import('./microtraumas/MicrotraumaList.tsx')).MicrotraumaList,
})
const microtrauma = async () => ({
  Component: (await import('./microtraumas/MicrotraumaPage.tsx')).MicrotraumaPage,
})
const figures = async () => ({ Component: (await import('./figures/FiguresPage.tsx')).FiguresPage })

/** Screens under /notifications (`incidents`, `incident`, `microtraumas`, `microtrauma`). Each loads when it is first opened. */
export const incidentRoutes: RouteObject[] = [
  { path: 'incidents', lazy: list },
  { path: 'incidents/figures', lazy: figures },
  { path: 'incident/:incidentId', lazy: page },
  { path: 'incident/:incidentId/print', lazy: print },
  { path: 'microtraumas', lazy: microtraumas },
  { path: 'microtrauma/:microtraumaId', lazy: microtrauma },
]
