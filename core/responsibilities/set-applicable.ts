import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type RoleId, roleOf } from '../norms/responsibilities.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { RoleIdCode } from './parse-role-id.ts'
import { isRoleApplicable, type ResponsibilityWrite } from './responsibility-facts.ts'

type Input = { readonly companyId: CompanyId; readonly roleId: RoleId; readonly applies: boolean }

/** Switches a conditional role off as not applicable, or on again; a role without a condition always applies. */
export const setApplicable = command({
  name: 'responsibilities/set-applicable',
  *gather({ companyId, roleId, applies }: Input) {
    const role = roleOf(roleId)
    if (!role) return err(fieldErrors({ field: 'roleId', code: 'role/unknown' }))
    if (!applies && role.condition === null)
      return err(fieldErrors({ field: 'roleId', code: 'role/always-applies' }))
    return ok({ before: yield* isRoleApplicable({ companyId, roleId }) })
  },
  decide(
    { before },
    { companyId, roleId, applies },
  ): Result<Decision<null, ResponsibilityWrite>, FieldErrors<RoleIdCode | 'role/always-applies'>> {
    if (before === applies) return ok({ writes: [], changes: [], answer: null })
    return ok({
      writes: [{ kind: 'role-applicability', rows: [{ companyId, roleId, applies }] }],
      changes: [{ record: 'role', ids: [roleId], before: { applies: before }, after: { applies } }],
      answer: null,
    })
  },
})
