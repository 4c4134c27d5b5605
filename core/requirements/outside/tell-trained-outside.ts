import { isDismissed } from '../../employees/employee.ts'
import type { KeptFacts } from '../../facts/fact-records.ts'
import { findProgram, type TrainingProgram } from '../../norms/training-programs.ts'
import { isSettled } from '../deciding/offered.ts'
import { holdsOn, keyPost, makePostFinder } from '../posts/post.ts'
import type { PostsGround, Propose } from '../posts/posts-ground.ts'
import type { Requirement } from '../requirement.ts'
import type { RequiredPerson } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import { countLeastOutside } from './least-outside.ts'
import { readStaffSaid } from './read-staff-said.ts'
import type { OutsidePost, TrainedOutside } from './trained-outside.ts'

/** How many of a post are named. */
const NAMED = 10

/** What someone learns in a centre: by a requirement in force, and by what waits. */
type Learning = { readonly accepted: readonly TrainingProgram[]; readonly waiting: boolean }

/**
 * Counts who learns in an accredited centre beside how many must. Programmes А, Б and В make someone count; first aid and the use of PPE
 * are told beside them.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 44, 85, приложение № 4.
 */
export function tellTrainedOutside(
  ground: PostsGround,
  propose: Propose,
  said: readonly KeptFacts[],
): TrainedOutside {
  const people = ground.people.filter((one) => !isDismissed(one, ground.today))
  const { risk, staff: known, branches } = readStaffSaid(said)
  const staff = known ?? people.length
  const learners = listLearners(ground, people, propose)
  const posts = groupByPost(
    ground,
    learners.filter(({ accepted }) => accepted.some(isCounted)),
  )
  return {
    ...{ staff, isStaffSaid: known !== null, posts, risk },
    least: countLeastOutside({ staff, risk: risk ?? 'low', branches }),
    leastOfGreaterRisk: countLeastOutside({ staff, risk: risk ?? 'high', branches }),
    learning: posts.reduce((sum, one) => sum + one.people, 0),
    waiting: learners.filter(({ accepted, waiting }) => waiting && !accepted.some(isCounted)).length,
  }
}

const isCounted = ({ code }: TrainingProgram): boolean => code === 'A' || code === 'B' || code === 'V'

type Learner = RequiredPerson & Learning & { readonly post: Pick<OutsidePost, 'positionId' | 'departmentId'> }

function listLearners(
  ground: PostsGround,
  people: readonly RequiredPerson[],
  propose: Propose,
): readonly Learner[] {
  const findPost = makePostFinder(ground.posts)
  const excepted = new Set(
    ground.exceptions
      .filter((one) => holdsOn(one, ground.today))
      .map(({ requirementId, employeeId }) => `${requirementId}/${employeeId}`),
  )
  const taught = new Map(ground.posts.map((post) => [keyPost(post), teach(ground, post, propose)] as const))
  return people.flatMap((one): readonly Learner[] => {
    const post = findPost(one)
    const learns = taught.get(keyPost(post))
    if (!learns) return []
    const accepted = learns.accepted.flatMap(({ id, program }) =>
      excepted.has(`${id}/${one.id}`) ? [] : [program],
    )
    return [{ ...one, post, accepted, waiting: learns.waiting }]
  })
}

/** What of a post's training is learned in a centre alone. */
function teach(ground: PostsGround, post: PostsGround['posts'][number], propose: Propose) {
  const own = ground.requirements.filter((one) => keyPost(one) === keyPost(post))
  const position = ground.names.positions.get(post.positionId) ?? ''
  const outside = propose(post.profile, position).proposals.flatMap((proposal) => {
    const program =
      proposal.place === 'centre' && 'name' in proposal.subject && findProgram(proposal.subject.name)
    return program ? [{ proposal, program, decided: findOwn(own, keySubject(proposal.subject)) }] : []
  })
  return {
    accepted: outside.flatMap(({ program, decided }) =>
      decided?.decision.kind === 'accepted' ? [{ id: decided.id, program }] : [],
    ),
    waiting: outside.some(
      ({ proposal, program, decided }) => isCounted(program) && !isSettled(proposal, decided),
    ),
  }
}

const findOwn = (own: readonly Requirement[], key: string): Requirement | null =>
  own.find(({ subject }) => keySubject(subject) === key) ?? null

const groupByPost = (ground: PostsGround, learners: readonly Learner[]): readonly OutsidePost[] =>
  [...Map.groupBy(learners, ({ post }) => keyPost(post)).values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const { departmentId } = first.post
    return [
      {
        ...{ positionId: first.post.positionId, departmentId },
        position: first.position,
        department: departmentId === null ? null : (ground.names.departments.get(departmentId) ?? ''),
        people: some.length,
        named: some.slice(0, NAMED).map(({ fullName }) => fullName),
        programs: [...new Set(some.flatMap(({ accepted }) => accepted.map(({ short }) => short)))],
      },
    ]
  })
