import type { RouteObject } from 'react-router-dom'

/** Screens under /notifications (index and the sections). Each loads when it is first opened. */
export const deadlineRoutes: RouteObject[] = []
