import { findWindowEnd } from '../../deadlines/window.ts'
import { isDismissed } from '../../employees/employee.ts'
import { isDueBy } from '../../obligations/standing/standing.ts'
import type { Section } from '../../sections/section.ts'
import { findDecided, isSettled } from '../deciding/offered.ts'
import { isWithoutSection } from '../difference/without-section.ts'
import type { PositionProfile } from '../position-profile.ts'
import { holdsOn, keyPost, makePostFinder } from '../posts/post.ts'
import type { PostsGround, Propose } from '../posts/posts-ground.ts'
import { judgeExemption } from '../proposing/exemption.ts'
import type { RequiredPerson } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import type { Absence, AbsenceReason } from './absence.ts'
import type { AbsenceFacts } from './absence-facts.ts'
import { wordAbsence } from './word-absence.ts'

/**
 * Why someone is not in a section's table, and what would put them there. Of several reasons the one that stands first in their way.
 *
 * @param nameOf what a member is called; null for who is none any more
 */
export function explainAbsence(
  ground: PostsGround,
  person: RequiredPerson,
  section: Section,
  propose: Propose,
  nameOf: AbsenceFacts['nameOf'],
): Absence {
  const findPost = makePostFinder(ground.posts)
  const post = findPost(person)
  const answers = ground.posts.find((one) => keyPost(one) === keyPost(post)) ?? null
  const requirements = ground.requirements.filter(
    (one) => keyPost(one) === keyPost(post) && one.subject.section === section,
  )
  const proposed = answers && propose(answers.profile, ground.names.positions.get(person.positionId) ?? '')
  const ids = new Set(requirements.map(({ id }) => id))
  const duties = ground.duties.filter(
    ({ employeeId, subject }) => employeeId === person.id && subject.section === section,
  )
  const absent = proposed?.absent.find((one) => one.section === section) ?? null
  const facts: AbsenceFacts = {
    ...{ person, section, duties, nameOf },
    isAnswered: answers !== null,
    exemptedBy: answers && findExemption(answers.profile, section, absent),
    accepted: requirements.filter(({ decision }) => decision.kind === 'accepted'),
    refused: requirements.filter(({ decision }) => decision.kind === 'refused'),
    exceptions: ground.exceptions.filter(
      (one) => one.employeeId === person.id && ids.has(one.requirementId) && holdsOn(one, ground.today),
    ),
    waiting: (proposed?.proposals ?? []).filter(
      (one) =>
        one.subject.section === section &&
        !isSettled(one, findDecided({ requirements }, keySubject(one.subject))),
    ),
    absent,
    colleagues: ground.people.filter((one) => keyPost(findPost(one)) === keyPost(post)).length,
  }
  const reason = findReason(facts, ground)
  return {
    employeeId: person.id,
    fullName: person.fullName,
    position: person.position,
    ...{ section, reason, post },
    memo: reason === 'inMemo' ? (duties.find(({ memo }) => memo !== null)?.memo ?? null) : null,
    ...wordAbsence(reason, facts),
  }
}

/** The order that spares the post something of the section, once nothing is missing for it. */
function findExemption(
  profile: PositionProfile,
  section: Section,
  absent: AbsenceFacts['absent'],
): string | null {
  const exemption = judgeExemption(profile)
  const spares = section === 'briefing' || (section === 'training' && absent?.missing === null)
  return spares && exemption.is === 'exempt' ? exemption.by : null
}

function findReason(facts: AbsenceFacts, { today, term }: PostsGround): AbsenceReason {
  const { person, section, duties, exceptions, accepted } = facts
  if (isDismissed(person, today)) return 'dismissed'
  const end = findWindowEnd(section, today)
  if (duties.some((duty) => duty.memo === null && isDueBy(duty, end))) return 'there'
  if (duties.some(({ memo }) => memo !== null)) return 'inMemo'
  if (duties.length > 0) return 'done'
  const excepted = new Set(exceptions.map(({ requirementId }) => requirementId))
  if (accepted.some(({ id }) => !excepted.has(id)))
    return isWithoutSection({ term }, section) ? 'withoutSection' : 'notApplied'
  if (accepted.length > 0) return 'excepted'
  if (!facts.isAnswered) return 'notAnswered'
  if (facts.waiting.length > 0) return 'waiting'
  return facts.exemptedBy !== null ? 'exempt' : 'notRequired'
}
