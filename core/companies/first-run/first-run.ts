import type { Instant } from '../../shared/dates/instant.ts'

/** What a company has come to since it began, counted from its records. */
export type FirstRun = {
  /** When the company was entered. */
  readonly begunAt: Instant
  /** A member wants to see the steps no more. */
  readonly hidden: boolean
  readonly departments: number
  readonly employees: number
  /** Without the removed ones. */
  readonly obligations: number
  readonly memos: number
}

export const firstRunSteps = ['organisation', 'departments', 'employees', 'obligations', 'memo'] as const
export type FirstRunStep = (typeof firstRunSteps)[number]

/** `open`: can be done now, and passed over; `waits`: for the step before it. */
export type StepState = 'done' | 'current' | 'open' | 'waits'

/** Whether the steps are over: the first memo ends them. */
export const isOver = ({ memos }: Pick<FirstRun, 'memos'>): boolean => memos > 0

/**
 * Where a new company is on its way to the first memo; null when it has come there, or wants no more of it. One step at most
 * is the current one. Departments may be passed over: one can be named with its first employee.
 */
export function deriveFirstRunSteps(run: FirstRun): Readonly<Record<FirstRunStep, StepState>> | null {
  if (run.hidden || isOver(run)) return null
  const { departments, employees, obligations } = run
  return {
    organisation: 'done',
    departments: departments > 0 ? 'done' : 'open',
    employees: employees > 0 ? 'done' : 'current',
    obligations: obligations > 0 ? 'done' : employees > 0 ? 'current' : 'waits',
    memo: obligations > 0 && employees > 0 ? 'current' : 'waits',
  }
}
