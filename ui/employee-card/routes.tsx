import { Navigate, type RouteObject, useParams } from 'react-router-dom'
import type { OpenSegment } from '#ui/app/known-paths.ts'
import { cardSections, nameCardPath, readCardId, sectionPaths } from './card-tabs.ts'

const sectionTabs: RouteObject[] = cardSections.map((section) => ({
  path: sectionPaths[section],
  lazy: async () => {
    const { SectionTab } = await import('./section/SectionTab.tsx')
    return { element: <SectionTab key={section} section={section} /> }
  },
}))

/** Screens under /employees/:{id}, where the segment itself begins with a colon. Each loads when it is first opened. */
export const employeeCardRoutes: RouteObject[] = [
  {
    path: ':employeeId',
    handle: { before: ':' } satisfies OpenSegment,
    lazy: async () => ({ Component: (await import('./EmployeeCard.tsx')).EmployeeCard }),
    children: [
      { index: true, Component: ToMain },
      { path: 'main', lazy: async () => ({ Component: (await import('./MainTab.tsx')).MainTab }) },
      {
        path: 'position',
        lazy: async () => ({ Component: (await import('./position/PositionTab.tsx')).PositionTab }),
      },
      ...sectionTabs,
    ],
  },
]

function ToMain() {
  const id = readCardId(useParams().employeeId)
  return id === null ? null : <Navigate to={nameCardPath(id)} replace />
}
