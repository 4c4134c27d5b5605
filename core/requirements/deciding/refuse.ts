import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import type { RefuseCode } from '../refusal-codes.ts'
import type { RequirementWrite } from '../requirement-facts.ts'
import { gatherDecided, makeRequirement, writeDecided } from './decide-post.ts'
import type { Offered } from './offered.ts'
import { onePlaceParsers } from './read-key.ts'

/** `positionId`, `departmentId`, `key` and `reason`. */
type Asked = {
  readonly companyId: CompanyId
  readonly details: Input
  readonly offered: Offered | null
}

/** Refuses what is proposed for a post, or was accepted (отказать): the reason has to be said. */
export const refuse = command({
  name: 'requirements/refuse',
  *gather({ companyId, details, offered }: Asked) {
    const read = readObject(details, {
      ...onePlaceParsers,
      reason: (value: unknown) => parseNeededReason(value, 'text/required'),
    })
    if (!read.ok) return read
    const { key, reason, ...post } = read.value
    const decided = yield* gatherDecided(companyId, post, [key], offered)
    return decided.ok ? ok({ decided: decided.value, reason }) : decided
  },
  decide(
    { decided, reason },
    _,
    signed,
  ): Result<Decision<null, RequirementWrite>, FieldErrors<RefuseCode> | NotFound | Stale> {
    const refused = decided.map((one) => ({
      before: one.before,
      after: makeRequirement(one, { kind: 'refused', reason }, signed),
    }))
    return ok({ ...writeDecided(refused), answer: null })
  },
})
