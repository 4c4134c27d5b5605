import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { lockPost, type RequirementWrite } from '../requirement-facts.ts'
import { tellWithdrawn } from '../tell-withdrawn.ts'
import { findDecided } from './offered.ts'
import { onePlaceParsers } from './read-key.ts'

/** `positionId`, `departmentId` and `key`. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/**
 * Takes a decision back (вернуть): what the law proposes waits again, the organisation's own requirement is gone. Its exceptions go with it; what was assigned
 * stays until the difference is applied.
 */
export const takeBack = command({
  name: 'requirements/take-back',
  *gather({ companyId, details }: Asked) {
    const read = readObject(details, onePlaceParsers)
    if (!read.ok) return read
    const { key, ...post } = read.value
    const decided = findDecided(yield* lockPost({ companyId, post }), key)
    return decided ? ok(decided) : err(notFound)
  },
  decide(
    decided,
    { companyId },
  ): Result<Decision<null, RequirementWrite>, FieldErrors<'choice/unknown'> | NotFound> {
    return ok({
      writes: [{ kind: 'withdrawn-requirements', rows: [{ companyId, id: decided.id }] }],
      changes: tellWithdrawn([decided]),
      answer: null,
    })
  },
})
