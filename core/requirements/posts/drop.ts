import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { lockPost, type RequirementWrite } from '../requirement-facts.ts'
import { tellWithdrawn } from '../tell-withdrawn.ts'
import { placeParsers } from './read-place.ts'

/** `positionId` and `departmentId`. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/**
 * A department's own post goes with what it requires (не отличается): its people are held to the position's general one. A general one goes back to where
 * nothing was answered.
 */
export const drop = command({
  name: 'requirements/drop',
  *gather({ companyId, details }: Asked) {
    const place = readObject(details, placeParsers)
    if (!place.ok) return place
    const known = yield* lockPost({ companyId, post: place.value })
    const { answers, requirements } = known
    return answers === null ? err(notFound) : ok({ post: place.value, before: answers.profile, requirements })
  },
  decide(
    { post, before, requirements },
    { companyId },
  ): Result<Decision<null, RequirementWrite>, FieldErrors<'choice/unknown'> | NotFound> {
    return ok({
      writes: [{ kind: 'dropped-posts', rows: [{ ...post, companyId }] }],
      changes: [
        {
          record: 'post',
          ids: [post.positionId],
          before: { ...before, departmentId: post.departmentId },
          after: null,
        },
        ...tellWithdrawn(requirements),
      ],
      answer: null,
    })
  },
})
