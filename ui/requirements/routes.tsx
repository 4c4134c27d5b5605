import type { RouteObject } from 'react-router-dom'

const loadPost = () => import('./post/PostPage.tsx')

/** «Требования по должностям» and its posts, under /settings/requirements. Each loads when it is first opened. */
export const requirementRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () => import('./RequirementsPage.tsx'),
  },
  { path: ':positionId', lazy: loadPost },
  { path: ':positionId/:departmentId', lazy: loadPost },
]
