import type { Gathering } from '../../commands/command.ts'
import { joinFullName } from '../../employees/employee.ts'
import { type LockChecks, lockChecks } from '../../registry/registry-facts.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { compareInRussian } from '../../shared/names/russian-order.ts'
import type { MadeByPaper } from '../paper-record.ts'

/** Locks the knowledge checks that a paper entered, and says whose the register of the trained knows or is asked for: it would keep what is no more on record. */
export function* gatherTold(
  companyId: CompanyId,
  { rows, done: { given, entered } }: Pick<MadeByPaper, 'rows' | 'done'>,
): Gathering<readonly string[], LockChecks> {
  const ids = [...rows, ...given, ...entered].flatMap(({ completionId }) => completionId ?? [])
  if (ids.length === 0) return []
  const checks = yield* lockChecks({ companyId, ids })
  return checks
    .filter(({ registry, awaitedIn }) => registry !== null || awaitedIn !== null)
    .map(({ person }) => joinFullName(person))
    .toSorted(compareInRussian)
}
