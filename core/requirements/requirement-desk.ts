import type { CompanyMembers } from '../auth/company-members.ts'
import type { CompanyFactQueries } from '../facts/company-facts.ts'
import type { KeptFacts } from '../facts/fact-records.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { explainAbsence } from './absence/explain-absence.ts'
import type { Offered } from './deciding/offered.ts'
import { findUnanswered } from './difference/find-unanswered.ts'
import { narrowGround } from './difference/narrow-ground.ts'
import { planDifference } from './difference/plan-difference.ts'
import { tellDifference } from './difference/tell-difference.ts'
import { tellTrainedOutside } from './outside/tell-trained-outside.ts'
import { isSamePost } from './posts/post.ts'
import type { Propose } from './posts/posts-ground.ts'
import { placeParsers } from './posts/read-place.ts'
import { tellPostRead, tellPosts } from './posts/tell-posts.ts'
import type { RequirementDesk, Requirements } from './requirements.ts'

/** What the desk is made of: how a member is called comes with the members, what the company has said with its facts. */
export type DeskRecords = {
  readonly requirements: Requirements
  readonly members: CompanyMembers
  readonly facts: CompanyFactQueries
}

const everyone = { positionId: null, departmentId: null, employeeId: null } as const

/**
 * The desk over what is stored. The norms that proposals rest on are large, and come with whoever proposes.
 *
 * @param bring the one who proposes to a company that has said so much of itself, once they are asked for
 */
export function makeRequirementDesk(
  { requirements, members, facts }: DeskRecords,
  bring: (said: readonly KeptFacts[]) => Promise<Propose>,
): RequirementDesk {
  const bringTo = async (companyId: CompanyId) => bring(await facts.list(companyId))
  const offer = async (companyId: CompanyId, details: Input): Promise<Offered | null> => {
    const place = readObject(details, placeParsers)
    if (!place.ok) return null
    const ground = await requirements.readGround(companyId, { ...place.value, employeeId: null })
    const answers = ground.posts.find((one) => isSamePost(one, place.value))
    if (!answers) return null
    const position = ground.names.positions.get(answers.positionId) ?? ''
    const { proposals } = (await bringTo(companyId))(answers.profile, position)
    return { profile: answers.profile, proposals }
  }
  type Asked = { readonly companyId: CompanyId; readonly details: Input }
  const withOffer = async (asked: Asked) => ({
    ...asked,
    offered: await offer(asked.companyId, asked.details),
  })
  return {
    listPosts: async (companyId) =>
      tellPosts(await requirements.readGround(companyId, everyone), await bringTo(companyId)),
    readPost: async (companyId, post) => {
      const ground = await requirements.readGround(companyId, { ...everyone, positionId: post.positionId })
      const told = tellPostRead(ground, post, await bringTo(companyId))
      return told ? ok(told) : err(notFound)
    },
    readTrainedOutside: async (companyId) => {
      const said = await facts.list(companyId)
      const ground = await requirements.readGround(companyId, everyone, 'training')
      return tellTrainedOutside(ground, await bring(said), said)
    },
    previewDifference: async (companyId, query) => {
      const ground = await requirements.readGround(companyId, query)
      const told = tellDifference(
        planDifference(narrowGround(ground, query), ground.today),
        ground.today,
        query,
      )
      return { ...told, unanswered: findUnanswered(ground, query, ground.today) }
    },
    explainAbsence: async (companyId, { employeeId, section }) => {
      const named = await members.list(companyId)
      const alone = await requirements.readGround(companyId, { ...everyone, employeeId }, section)
      const person = alone.people.find(({ id }) => id === employeeId)
      if (!person) return err(notFound)
      const { positionId } = person
      const ground = await requirements.readGround(companyId, { ...everyone, positionId }, section)
      const nameOf = (user: UserId) => named.find(({ id }) => id === user)?.fullname ?? null
      return ok(explainAbsence(ground, person, section, await bringTo(companyId), nameOf))
    },
    answer: requirements.answer,
    drop: requirements.drop,
    accept: async (asked) => requirements.accept(await withOffer(asked)),
    change: async (asked) => requirements.change(await withOffer(asked)),
    refuse: async (asked) => requirements.refuse(await withOffer(asked)),
    takeBack: requirements.takeBack,
    addOwn: requirements.addOwn,
    except: requirements.except,
    endException: requirements.endException,
    apply: requirements.apply,
  }
}
