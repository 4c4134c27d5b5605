import type { Employee } from '../../employees/employee.ts'
import type { ImportRow } from '../import-field.ts'
import { describeJob, type Identified, type Staff } from './identify.ts'
import type { Choice } from './import-plan.ts'
import { isSameJob } from './jobs.ts'

type Read = {
  readonly row: ImportRow
  readonly whose: Identified | null
  readonly choice: Choice | undefined
}

/**
 * Which rows of several jobs of one person are of jobs that are known, by line: of each job the one that tells of it, else the first, where no other row is of it.
 * The others are new jobs.
 */
export function assignJobs(rows: readonly Read[], staff: Staff): ReadonlyMap<number, Employee> {
  const byEmployee = Map.groupBy(
    rows.filter(({ choice }) => choice === undefined || choice === 'job'),
    ({ whose }) => (whose?.is === 'one' ? whose.employee : null),
  )
  const assigned = new Map<number, Employee>()
  for (const [employee, all] of byEmployee) {
    const jobs = all.filter(({ choice }) => choice === 'job')
    if (!employee) continue
    const same = jobs.find(({ row }) => isSameJob(row, describeJob(employee, staff)))
    const own = same ?? (jobs.length === all.length ? jobs[0] : undefined)
    if (own) assigned.set(own.row.line, employee)
  }
  return assigned
}
