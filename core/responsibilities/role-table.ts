import type { Circumstance } from '../norms/circumstances.ts'
import { roleGroups } from '../norms/responsibilities.ts'
import { type HeldRoleGroup, isUnfilled } from './held-role.ts'
import type { Holders } from './responsibility-repository.ts'
import { decideNeed, lookUpAnswers, selectQuestions } from './role-need.ts'

/** The table of responsible persons: every role in the order of the catalogue. */
export function makeRoleTable({ responsibilities, answers }: Holders): readonly HeldRoleGroup[] {
  const holdersOf = Map.groupBy(responsibilities, ({ roleId }) => roleId)
  const answerTo = lookUpAnswers(answers)
  const said = new Map(answers.map(({ circumstanceId, applies }) => [circumstanceId, applies]))
  return roleGroups.map((group) => ({
    ...group,
    roles: group.roles.map((role) => {
      const holders = holdersOf.get(role.id) ?? []
      const isHeld = holders.some(({ dismissed }) => !dismissed)
      const answer = (role.circumstance && said.get(role.circumstance)) ?? null
      return { role, need: decideNeed(role, isHeld, answerTo), answer, holders }
    }),
  }))
}

/** What the company is still to be asked, to know which roles it needs. */
export const listQuestions = (holders: Holders): readonly Circumstance[] =>
  selectQuestions(
    makeRoleTable(holders).flatMap(({ roles }) =>
      roles.flatMap(({ role, need }) => (need === 'asked' ? role : [])),
    ),
    lookUpAnswers(holders.answers),
  )

/** Names of the groups of forms that warn: one of their roles is unfilled. */
export const findWarnedTemplateGroups = (holders: Holders): ReadonlySet<string> =>
  new Set(
    makeRoleTable(holders)
      .filter(({ roles }) => roles.some(isUnfilled))
      .flatMap(({ templateGroups }) => templateGroups),
  )

/** How many roles no one holds among those that the groups of forms rest on, by the groups' names; each role once. */
export const countUnfilled = (holders: Holders, groupNames: ReadonlySet<string>): number =>
  makeRoleTable(holders)
    .filter(({ templateGroups }) => templateGroups.some((name) => groupNames.has(name)))
    .flatMap(({ roles }) => roles)
    .filter(isUnfilled).length
