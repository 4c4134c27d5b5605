import type { Instant } from '../../shared/dates/instant.ts'
import type { FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { nullIfUnavailable, Unavailable } from '../../shared/results/unavailable.ts'
import type { Incident } from '../incident.ts'
import type { IncidentRepository } from '../incident-repository.ts'
import type { AttachCode } from '../reading/refusal-codes.ts'
import type { Outbox, SentCode, UnsentChange } from './outbox.ts'
import { beginSending, findNextToSend, type SendAnswer, settleSending } from './sending.ts'
import { makeSentPatch } from './view.ts'

/** The server, as it is asked under the key of one change. */
export type KeyedServer = Pick<IncidentRepository, 'record' | 'change' | 'addNote' | 'get'> & {
  attach(
    photo: UnsentChange & { readonly change: { readonly is: 'photo' } },
  ): Promise<Result<unknown, FieldErrors<AttachCode> | NotFound>>
  /** Whether the person is still of the company. */
  isMember(): Promise<boolean>
}

type Sending = {
  /** Changes the outbox; ends when it is where a program that was ended finds it again. */
  readonly change: (how: (outbox: Outbox) => Outbox) => Promise<Outbox>
  readonly now: () => Instant
  readonly serverFor: (change: UnsentChange) => KeyedServer
}

/** A change that was sent, and what came of it. */
type Sent = { readonly change: UnsentChange; readonly answer: SendAnswer }

/**
 * Sends what is next: it is kept that it goes before it goes, and again what came of it, so that it is neither lost nor done twice. Null when
 * nothing may go. Two of them at a time would send the same.
 */
export async function sendNext({ change, now, serverFor }: Sending): Promise<Sent | null> {
  let next: UnsentChange | null = null
  await change((outbox) => {
    next = findNextToSend(outbox)
    return next ? beginSending(outbox, next.key, now()) : outbox
  })
  return next && settleNext(next, change, serverFor)
}

async function settleNext(
  next: UnsentChange,
  change: Sending['change'],
  serverFor: Sending['serverFor'],
): Promise<Sent> {
  const answer = await answerTo(next, serverFor(next))
  await change((outbox) => settleSending(outbox, next.key, answer))
  return { change: next, answer }
}

/** Asks the server for the change, and says what came of it. */
async function answerTo(unsent: UnsentChange, server: KeyedServer): Promise<SendAnswer> {
  try {
    return await ask(unsent, server)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return answerOf(error.status, server)
  }
}

async function ask(unsent: UnsentChange, server: KeyedServer): Promise<SendAnswer> {
  const answer = await request(unsent, server)
  if (answer.ok) return { is: 'accepted', now: answer.value }
  const refusal = answer.error
  if (refusal.code === 'not-found' && !(await isMember(server))) return { is: 'not-member' }
  const isChanged =
    refusal.code === 'fields' && refusal.errors.some(({ code }) => code === 'step/changed-meanwhile')
  return isChanged ? readNow(unsent, server) : { is: 'refused', refusal }
}

type Answered = Result<Incident | null, FieldErrors<SentCode> | NotFound | Stale>

async function request(unsent: UnsentChange, server: KeyedServer): Promise<Answered> {
  const { companyId, incident: id, change } = unsent
  switch (change.is) {
    case 'record':
      return server.record({ companyId, details: change.details })
    case 'note':
      return server.addNote({ companyId, id, details: { text: change.text, at: change.at } })
    case 'photo': {
      const attached = await server.attach({ ...unsent, change })
      return attached.ok ? ok(null) : attached
    }
    case 'mark':
    case 'answer':
      return server.change({ companyId, id, patch: makeSentPatch(change) ?? {} })
  }
}

/** The change was refused, so it was surely not done: without the other's value it is asked again later. */
async function readNow({ companyId, incident }: UnsentChange, server: KeyedServer): Promise<SendAnswer> {
  const now = await server.get(companyId, incident).catch(nullIfUnavailable)
  if (now === null) return { is: 'not-done' }
  return now.ok ? { is: 'changed', now: now.value } : { is: 'refused', refusal: now.error }
}

/** No answer and a broken server leave open what was done; one that is busy, knows no one or has not had the whole request has done nothing. */
async function answerOf(status: number | null, server: KeyedServer): Promise<SendAnswer> {
  if (status === null || status >= 500) return { is: 'lost' }
  if (status === 401 || status === 408 || status === 429) return { is: 'not-done' }
  if ((status === 403 || status === 404) && !(await isMember(server))) return { is: 'not-member' }
  return { is: 'refused', refusal: { code: 'unknown', status } }
}

/** Whoever can't be asked about is taken for a member: nothing is wiped on a guess. */
async function isMember(server: KeyedServer): Promise<boolean> {
  return (await server.isMember().catch(nullIfUnavailable)) ?? true
}
