import { command, type Decision } from '../commands/command.ts'
import { lockCompany } from '../companies/company-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { isConfirmed } from './confirmation.ts'
import type { ErasureWrite } from './erasure.ts'
import { isOwner } from './erasure-facts.ts'

type Input = { readonly companyId: CompanyId; readonly confirmation: unknown }

/** A company is erased by its owner alone. */
export type NotOwner = { readonly code: 'erasure/not-owner' }

const notOwner: NotOwner = { code: 'erasure/not-owner' }

/**
 * Erases a company with every record of its own, at once (удалить организацию): its owner has typed its name. What the law has an employer keep they keep
 * themselves from then on.
 */
export const eraseCompany = command({
  name: 'companies/erase',
  *gather({ companyId }: Input, { by: user }) {
    const company = yield* lockCompany({ member: user, companyId })
    if (!company) return err(notFound)
    if (!(yield* isOwner({ user, companyId }))) return err(notOwner)
    return ok(company)
  },
  decide(
    { name },
    { companyId, confirmation },
    signed,
  ): Result<Decision<null, ErasureWrite>, NotFound | NotOwner | FieldErrors<'confirmation/other-name'>> {
    if (!isConfirmed(confirmation, name))
      return err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-name' }))
    return ok({
      writes: [{ kind: 'erasures', rows: [{ erased: 'company', companyId, ...signed }] }],
      changes: [],
      answer: null,
    })
  },
})
