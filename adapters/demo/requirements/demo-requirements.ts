import type { CompanyId } from '@osh/core/companies/company.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import { keySubject } from '@osh/core/requirements/subject-key.ts'
import { bringProposals } from '#adapters/proposals/bring-proposals.ts'
import { accept } from '../accept.ts'
import type { Hired } from '../demo-hiring.ts'
import { listDuties } from '../duties/last-done.ts'
import { decidePost } from './decide-post.ts'
import { makeDemoProfile } from './demo-profiles.ts'

/** Of whom nobody has answered yet what the post is. */
export const isUnanswered = ({ post }: Hired): boolean => post.position === 'Инженер-сметчик'

/** Answers what the demo's posts are, and decides what they require: what the work of each asks for. */
export async function requireDuties(
  { requirements, facts }: StoredRecords,
  companyId: CompanyId,
  staff: readonly Hired[],
): Promise<void> {
  const { ppeNorms } = await import('@osh/core/norms/ppe/ppe-norms-767n.ts')
  const propose = await bringProposals(await facts.list(companyId))
  for (const [post, hired] of listPosts(staff.filter((one) => !isUnanswered(one)))) {
    const profile = makeDemoProfile(hired.post, ppeNorms)
    accept(await requirements.answer({ companyId, details: { ...post, ...profile } }))
    const { proposals } = propose(profile, hired.post.position)
    const offered = { profile, proposals }
    await decidePost({ requirements, companyId, post, duties: listDuties(hired), offered })
  }
}

/** Each post once: the first place where a position is found answers for it, any other for itself. */
function listPosts(staff: readonly Hired[]): readonly (readonly [Post, Hired])[] {
  const places = Map.groupBy(staff, ({ employee }) => `${employee.position.id}/${employee.departmentId}`)
  const seen = new Set<Post['positionId']>()
  return [...places.values()].flatMap(([hired]) => {
    if (!hired) return []
    const { position, departmentId: place } = hired.employee
    const departmentId = seen.has(position.id) ? place : null
    seen.add(position.id)
    return [[{ positionId: position.id, departmentId }, hired] as const]
  })
}

/** Assessments are accepted for office posts and not applied yet. */
export async function acceptAssessments(
  { requirements, facts }: StoredRecords,
  companyId: CompanyId,
  staff: readonly Hired[],
): Promise<void> {
  const propose = await bringProposals(await facts.list(companyId))
  const ground = await requirements.readGround(companyId, {
    positionId: null,
    departmentId: null,
    employeeId: null,
  })
  const office = listPosts(staff.filter((one) => one.post.duties.length === 0 && !isUnanswered(one)))
  for (const [post, hired] of office) {
    const profile = ground.posts.find((one) => one.positionId === post.positionId)?.profile
    if (!profile) continue
    const { proposals } = propose(profile, hired.post.position)
    const keys = proposals
      .filter(({ subject }) => subject.section === 'workingConditions' || subject.section === 'risk')
      .map(({ subject }) => keySubject(subject))
    accept(
      await requirements.accept({ companyId, details: { ...post, keys }, offered: { profile, proposals } }),
    )
  }
}
