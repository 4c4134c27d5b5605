import { activities } from '../norms/activities.ts'
import type { Activity, ActivityId } from './company.ts'

/** The kinds of activity that a company chooses from, in Russian order. */
export const shippedActivities: readonly Activity[] = activities.map(({ id, name }) => ({
  id: id as ActivityId,
  name,
}))
