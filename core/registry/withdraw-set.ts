import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import { shownId } from '../shared/input/identifier.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockSet, type RegistryWrite } from './registry-facts.ts'
import type { RegistrySetId } from './registry-record.ts'
import type { RegistrySet } from './registry-set.ts'

/** `setId`. */
type Asked = { readonly companyId: CompanyId; readonly details: Given }

/**
 * Says that a set will not be answered (отменить набор): the register has refused it, or it was not sent. Its records without a number can be sent again; it stays, and
 * an answer that comes after all is taken.
 */
export const withdrawSet = command({
  name: 'registry/withdraw',
  *gather({ companyId, details }: Asked) {
    const read = readObject(details, { setId: shownId<RegistrySetId> })
    if (!read.ok) return read
    const whole = yield* lockSet({ companyId, id: read.value.setId })
    return whole ? ok(whole.set) : err(notFound)
  },
  decide(
    set,
    { companyId },
    signed,
  ): Result<Decision<RegistrySet, RegistryWrite>, FieldErrors<'choice/unknown'> | NotFound> {
    if (set.withdrawn) return ok({ writes: [], changes: [], answer: set })
    return ok({
      writes: [{ kind: 'withdrawn-registry-sets', rows: [{ companyId, id: set.id, withdrawn: signed }] }],
      changes: [
        {
          record: 'registry-set',
          ids: [set.id],
          before: { withdrawn: null },
          after: { withdrawn: signed.at },
        },
      ],
      answer: { ...set, withdrawn: signed },
    })
  },
})
