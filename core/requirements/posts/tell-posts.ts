import { isDismissed } from '../../employees/employee.ts'
import { FIRST_OWN_POSITION_ID } from '../../norms/positions.ts'
import { sections } from '../../sections/section.ts'
import { compareInRussian } from '../../shared/names/russian-order.ts'
import { findDecided, isSettled } from '../deciding/offered.ts'
import type { DifferenceRow } from '../difference/difference.ts'
import { planDifference } from '../difference/plan-difference.ts'
import { countDifference } from '../difference/tell-difference.ts'
import type { Proposed } from '../proposal.ts'
import type { Post, Requirement } from '../requirement.ts'
import type { RequiredPerson } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import { keyPost, makePostFinder } from './post.ts'
import type { PostLine, PostRead, SectionCount, WaitingProposal } from './post-line.ts'
import type { PostsGround, Propose } from './posts-ground.ts'

type Held = { readonly people: readonly RequiredPerson[]; readonly rows: readonly DifferenceRow[] }

/** Every post that someone is held to, or that was answered or decided about, and the company's own positions that nobody holds yet; by name. */
export function tellPosts(ground: PostsGround, propose: Propose): readonly PostLine[] {
  const held = groupPeople(ground)
  const posts = new Map<string, Post>()
  for (const post of [
    ...ground.posts,
    ...ground.requirements,
    ...ground.people.map(makePostFinder(ground.posts)),
    ...listNew(ground),
  ])
    posts.set(keyPost(post), { positionId: post.positionId, departmentId: post.departmentId })
  const fresh = new Set(listNew(ground).map(keyPost))
  return [...posts]
    .filter(
      ([key, post]) => fresh.has(key) || (held.get(key)?.people.length ?? 0) > 0 || isKept(ground, post),
    )
    .map(([key, post]) => tellPost(ground, post, held.get(key) ?? none, propose).line)
    .toSorted(
      (a, b) =>
        compareInRussian(a.position, b.position) || compareInRussian(a.department ?? '', b.department ?? ''),
    )
}

const none: Held = { people: [], rows: [] }

/** General posts of the company's own positions that nobody has ever held: they are asked about before somebody is hired. */
const listNew = ({ names, people }: PostsGround): readonly Post[] =>
  [...names.positions.keys()]
    .filter((id) => id >= FIRST_OWN_POSITION_ID && people.every(({ positionId }) => positionId !== id))
    .map((positionId) => ({ positionId, departmentId: null }))

/** Whether it was answered or decided about, and the asker sees where it is. */
const isKept = ({ posts, requirements, names }: PostsGround, post: Post): boolean =>
  (post.departmentId === null || names.departments.has(post.departmentId)) &&
  [...posts, ...requirements].some((one) => keyPost(one) === keyPost(post))

/** One post with all that is proposed and decided; null where the company may not use the position. */
export function tellPostRead(ground: PostsGround, post: Post, propose: Propose): PostRead | null {
  if (!ground.names.positions.has(post.positionId)) return null
  if (post.departmentId !== null && !ground.names.departments.has(post.departmentId)) return null
  return tellPost(ground, post, groupPeople(ground).get(keyPost(post)) ?? none, propose)
}

function groupPeople(ground: PostsGround): ReadonlyMap<string, Held> {
  const findPost = makePostFinder(ground.posts)
  const people = ground.people.filter((one) => !isDismissed(one, ground.today))
  const postOf = new Map(people.map((one) => [one.id, keyPost(findPost(one))]))
  const rows = Map.groupBy(
    planDifference(ground, ground.today),
    ({ employeeId }) => postOf.get(employeeId) ?? '',
  )
  return new Map(
    [...Map.groupBy(people, ({ id }) => postOf.get(id) ?? '')].map(([key, some]) => [
      key,
      { people: some, rows: rows.get(key) ?? [] },
    ]),
  )
}

function tellPost(ground: PostsGround, post: Post, held: Held, propose: Propose): PostRead {
  const answers = ground.posts.find((one) => keyPost(one) === keyPost(post)) ?? null
  const requirements = ground.requirements.filter((one) => keyPost(one) === keyPost(post))
  const position = ground.names.positions.get(post.positionId) ?? ''
  const proposed = answers ? propose(answers.profile, position) : null
  const waiting = listWaiting(proposed, requirements)
  const told = requirements.map((one) => ({ ...one, key: keySubject(one.subject) }))
  const accepted = told.filter(({ decision }) => decision.kind === 'accepted')
  const absent = proposed?.absent ?? []
  const ids = new Set(requirements.map(({ id }) => id))
  const fullNames = new Map(ground.people.map(({ id, fullName }) => [id, fullName]))
  return {
    line: {
      ...post,
      position,
      department: post.departmentId === null ? null : (ground.names.departments.get(post.departmentId) ?? ''),
      people: held.people.length,
      profile: answers?.profile ?? null,
      sections: countSections(accepted, waiting, absent),
      decided: requirements.map(({ decided }) => decided).reduce(pickLater, null),
      difference: countDifference(held.rows),
    },
    answered: answers?.answered ?? null,
    people: held.people.map(({ id, fullName, personnelNumber, birthDate }) => ({
      ...{ id, fullName, personnelNumber, birthDate },
    })),
    departments: countDepartments(held.people),
    waiting,
    accepted,
    refused: told.filter(({ decision }) => decision.kind === 'refused'),
    absent,
    exceptions: ground.exceptions.flatMap((one) => {
      const fullName = fullNames.get(one.employeeId)
      return ids.has(one.requirementId) && fullName !== undefined ? [{ ...one, fullName }] : []
    }),
  }
}

const pickLater = (
  latest: Requirement['decided'] | null,
  one: Requirement['decided'],
): Requirement['decided'] | null => (latest === null || one.at > latest.at ? one : latest)

function listWaiting(
  proposed: Proposed | null,
  requirements: readonly Requirement[],
): readonly WaitingProposal[] {
  return (proposed?.proposals ?? []).flatMap((proposal) => {
    const key = keySubject(proposal.subject)
    const was = findDecided({ requirements }, key)
    return isSettled(proposal, was) ? [] : [{ ...proposal, key, was }]
  })
}

const countSections = (
  accepted: readonly Requirement[],
  waiting: readonly WaitingProposal[],
  absent: PostRead['absent'],
): readonly SectionCount[] =>
  sections.map((section) => ({
    section,
    accepted: accepted.filter(({ subject }) => subject.section === section).length,
    waiting: waiting.filter(({ subject }) => subject.section === section).length,
    absent: absent.find((one) => one.section === section) ?? null,
  }))

const countDepartments = (people: readonly RequiredPerson[]): PostRead['departments'] =>
  [...Map.groupBy(people, ({ departmentId }) => departmentId)]
    .map(([id, some]) => ({ id, name: some[0]?.department ?? '', people: some.length }))
    .toSorted((a, b) => b.people - a.people || compareInRussian(a.name, b.name))
