import type { RouteObject } from 'react-router-dom'

/** Every notice of the company, in the area of what is due. */
export const noticesRoute: RouteObject = {
  path: 'notices',
  lazy: () => import('./NoticesPage.tsx'),
}
