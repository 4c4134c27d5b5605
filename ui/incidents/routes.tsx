import type { RouteObject } from 'react-router-dom'
import type { ReadsFirst } from '#ui/app/read-first.ts'

const loadList = async () => ({ Component: (await import('./list/IncidentList.tsx')).IncidentList })
const loadPage = async () => {
  const { IncidentPage, readIncident } = await import('./page/IncidentPage.tsx')
  return { Component: IncidentPage, handle: { readFirst: readIncident } satisfies ReadsFirst }
}
const loadPrint = async () => ({ Component: (await import('./print/PrintPage.tsx')).PrintPage })
const loadMicrotraumas = async () => ({
  Component: (await import('./microtraumas/MicrotraumaList.tsx')).MicrotraumaList,
})
const loadMicrotrauma = async () => ({
  Component: (await import('./microtraumas/MicrotraumaPage.tsx')).MicrotraumaPage,
})
const loadFigures = async () => ({ Component: (await import('./figures/FiguresPage.tsx')).FiguresPage })

/** Screens under /notifications (`incidents`, `incident`, `microtraumas`, `microtrauma`). Each loads when it is first opened. */
export const incidentRoutes: RouteObject[] = [
  { path: 'incidents', lazy: loadList },
  { path: 'incidents/figures', lazy: loadFigures },
  { path: 'incident/:incidentId', lazy: loadPage },
  { path: 'incident/:incidentId/print', lazy: loadPrint },
  { path: 'microtraumas', lazy: loadMicrotraumas },
  { path: 'microtrauma/:microtraumaId', lazy: loadMicrotrauma },
]
