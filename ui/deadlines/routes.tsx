import { findRules } from '@osh/core/sections/section.ts'
import type { RouteObject } from 'react-router-dom'
import { tableSections } from './section-tables.ts'

/** The tables, each under the end of its path. */
const tables: RouteObject[] = tableSections.map((section) => ({
  path: findRules(section).path,
  lazy: async () => {
    const { DeadlineScreen } = await import('./DeadlineScreen.tsx')
    return { element: <DeadlineScreen key={section} section={section} /> }
  },
}))

/** The sections under /notifications. Each loads when it is first opened. */
export const deadlineRoutes: RouteObject[] = tables

/** The same tables under /employees/information. */
export const informationRoutes: RouteObject[] = tables
