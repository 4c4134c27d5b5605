import type { RouteObject } from 'react-router-dom'

const loadPost = async () => ({ Component: (await import('./post/PostPage.tsx')).PostPage })

/** «Требования по должностям» and its posts, under /settings/requirements. Each loads when it is first opened. */
export const requirementRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./RequirementsPage.tsx')).RequirementsPage }),
  },
  { path: ':positionId', lazy: loadPost },
  { path: ':positionId/:departmentId', lazy: loadPost },
]
