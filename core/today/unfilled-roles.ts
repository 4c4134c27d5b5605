import { isDismissed } from '../employees/employee.ts'
import { type RoleId, roleGroups } from '../norms/responsibilities.ts'
import { type CircumstanceAnswer, decideNeed, lookUpAnswers } from '../responsibilities/role-need.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'

/** Who held a role last or holds it, as far as their term was not ended. */
export type RoleHolder = {
  readonly roleId: RoleId
  readonly fullName: string
  readonly dismissalDate: LocalDate | null
}

/** A role that is needed and that no one at work holds; `left` is who was dismissed from it. */
export type UnfilledRole = { readonly roleId: RoleId; readonly name: string; readonly left: string | null }

export type Unfilled = {
  /** Since the day after the last day of the first who left; null where no one has ever been appointed. */
  readonly since: LocalDate | null
  /** Those that someone left first, then in the order of the catalogue. */
  readonly roles: readonly UnfilledRole[]
}

/** The roles that someone has to be appointed to, as far as the company has answered; null where all are filled. */
export function findUnfilledRoles(
  holders: readonly RoleHolder[],
  answers: readonly CircumstanceAnswer[],
  today: LocalDate,
): Unfilled | null {
  const answerTo = lookUpAnswers(answers)
  const byRole = Map.groupBy(holders, ({ roleId }) => roleId)
  const open = roleGroups
    .flatMap(({ roles }) => roles)
    .map((role) => ({ role, last: byRole.get(role.id) ?? [] }))
    .filter(({ last }) => last.every((holder) => isDismissed(holder, today)))
    .filter(({ role }) => decideNeed(role, false, answerTo) === 'needed')
  if (open.length === 0) return null
  const days = open.flatMap(({ last }) => last.flatMap(({ dismissalDate }) => dismissalDate ?? []))
  const [first] = days.toSorted()
  const roles = open.map(({ role: { id, name }, last }) => ({
    roleId: id,
    name,
    left: last.at(-1)?.fullName ?? null,
  }))
  return {
    since: first ? addDays(first, 1) : null,
    roles: [...roles.filter(({ left }) => left !== null), ...roles.filter(({ left }) => left === null)],
  }
}
