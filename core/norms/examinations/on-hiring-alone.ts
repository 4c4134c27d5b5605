import type { Factor } from '../factors.ts'

/** Whether the point is of the examination on hiring alone. Law: Порядок № 29н, приложение, п. 11.3, 11.4. */
export const isOnHiringAlone = ({ selectable, periodicityMonths }: Factor): boolean =>
  selectable && periodicityMonths === null
