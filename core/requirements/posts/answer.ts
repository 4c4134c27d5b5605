import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, joinRefusals, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { ProfileCode } from '../refusal-codes.ts'
import type { PostProfile } from '../requirement.ts'
import { lockPost, type RequirementWrite } from '../requirement-facts.ts'
import { placeParsers } from './read-place.ts'
import { readProfile } from './read-profile.ts'

/** `positionId`, `departmentId` and the fields of `readProfile`. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/**
 * Answers once what a position is (вид работника и признаки); of one department, where it differs there. What was decided stays: what the answers now ask for
 * is proposed, nothing comes into force.
 */
export const answer = command({
  name: 'requirements/answer',
  *gather({ companyId, details }: Asked) {
    const place = readObject(details, placeParsers)
    const profile = readProfile(details)
    if (!place.ok || !profile.ok) return err(joinRefusals<ProfileCode>(place, profile))
    const known = yield* lockPost({ companyId, post: place.value })
    return known.exists ? ok({ post: place.value, profile: profile.value, known }) : err(notFound)
  },
  decide(
    { post, profile, known },
    { companyId },
    signed,
  ): Result<Decision<null, RequirementWrite>, FieldErrors<ProfileCode> | NotFound> {
    const before = known.answers?.profile ?? null
    if (JSON.stringify(before) === JSON.stringify(profile))
      return ok({ writes: [], changes: [], answer: null })
    const answers: PostProfile = { ...post, profile, answered: signed }
    return ok({
      writes: [{ kind: 'answered-posts', rows: [{ ...answers, companyId }] }],
      changes: [
        {
          record: 'post',
          ids: [post.positionId],
          before: before && { ...before, departmentId: post.departmentId },
          after: { ...profile, departmentId: post.departmentId },
        },
      ],
      answer: null,
    })
  },
})
