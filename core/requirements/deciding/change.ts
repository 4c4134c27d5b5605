import { command, type Decision } from '../../commands/command.ts'
import { isSamePeriodicity } from '../../deadlines/periodicity.ts'
import { parseRegisterPeriodicity } from '../../obligations/reading/parse-obligation.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { parseBasis } from '../posts/read-profile.ts'
import type { ChangeCode } from '../refusal-codes.ts'
import type { RequirementWrite } from '../requirement-facts.ts'
import { gatherDecided, makeRequirement, writeDecided } from './decide-post.ts'
import type { Offered } from './offered.ts'
import { onePlaceParsers } from './read-key.ts'

/** `positionId`, `departmentId`, `key`, `periodicity` in the register's words, `basis`. */
type Asked = {
  readonly companyId: CompanyId
  readonly details: Input
  readonly offered: Offered | null
}

/** Accepts with another periodicity than the law's (изменить), or changes what was accepted; the organisation's own decision has no other. */
export const change = command({
  name: 'requirements/change',
  *gather({ companyId, details, offered }: Asked) {
    const read = readObject(details, {
      ...onePlaceParsers,
      periodicity: parseRegisterPeriodicity,
      basis: parseBasis,
    })
    if (!read.ok) return read
    const { key, periodicity, basis, ...post } = read.value
    const decided = yield* gatherDecided(companyId, post, [key], offered)
    return decided.ok ? ok({ decided: decided.value, periodicity, basis }) : decided
  },
  decide(
    { decided, periodicity, basis },
    _,
    signed,
  ): Result<Decision<null, RequirementWrite>, FieldErrors<ChangeCode> | NotFound | Stale> {
    const changed = decided.map((one) => {
      const isOwn = one.requested.citation === null
      const requested = isOwn ? { ...one.requested, periodicity } : one.requested
      const isLaws = isSamePeriodicity(requested.periodicity, periodicity)
      const decision = { kind: 'accepted', instead: isLaws ? null : periodicity, basis } as const
      return { before: one.before, after: makeRequirement({ ...one, requested }, decision, signed) }
    })
    return ok({ ...writeDecided(changed), answer: null })
  },
})
