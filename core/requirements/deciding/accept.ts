import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors, NotFound, Stale, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { placeParsers } from '../posts/read-place.ts'
import type { RequirementWrite } from '../requirement-facts.ts'
import { LONGEST_KEY } from '../subject-key.ts'
import { gatherDecided, makeRequirement, writeDecided } from './decide-post.ts'
import type { Offered } from './offered.ts'

/** `positionId`, `departmentId` and `keys`: those of what is accepted. */
type Asked = {
  readonly companyId: CompanyId
  readonly details: Input
  readonly offered: Offered | null
}

/** Accepts what the law proposes for a post (принять), one by one or all; what was refused, and what was changed, too. */
export const accept = command({
  name: 'requirements/accept',
  *gather({ companyId, details, offered }: Asked) {
    const read = readObject(details, { ...placeParsers, keys: readKeys })
    if (!read.ok) return read
    const { keys, ...post } = read.value
    return yield* gatherDecided(companyId, post, keys, offered)
  },
  decide(
    decided,
    _,
    signed,
  ): Result<
    Decision<null, RequirementWrite>,
    FieldErrors<'choice/unknown' | 'list/invalid'> | NotFound | Stale
  > {
    const after = decided.map((one) => ({
      before: one.before,
      after: makeRequirement(one, { kind: 'accepted', instead: null, basis: null }, signed),
    }))
    return ok({ ...writeDecided(after), answer: null })
  },
})

/** The most that a post may require. */
const MOST = 500

function readKeys(value: unknown): Result<readonly string[], ValueError<'list/invalid'>> {
  const keys = Array.isArray(value) && value.length <= MOST ? [...new Set<unknown>(value)] : []
  const texts = keys.filter((key) => typeof key === 'string' && key.length <= LONGEST_KEY)
  return keys.length > 0 && texts.length === keys.length
    ? ok(texts as readonly string[])
    : err({ code: 'list/invalid' })
}
