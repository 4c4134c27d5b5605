import { ATTEMPT_HOURS } from '../../commands/attempt.ts'
import { countSecondsBetween, HOUR, type Instant } from '../../shared/dates/instant.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Incident, IncidentId } from '../incident.ts'
import { findDoneMoment, findGivenAnswer } from '../reading/read-seen.ts'
import type { ChangeKey, ChangeState, OfflineChange, Outbox, SendRefusal, UnsentChange } from './outbox.ts'

/** What came of sending a change. */
export type SendAnswer =
  /** `now`: what the server keeps of the incident now; null where it doesn't say. */
  | { readonly is: 'accepted'; readonly now: Incident | null }
  /** No answer, or one that leaves open whether it was done. */
  | { readonly is: 'lost' }
  /** It was surely not done: no one is signed in, or the server had no time. */
  | { readonly is: 'not-done' }
  | { readonly is: 'refused'; readonly refusal: SendRefusal }
  /** The person is no longer of the company. */
  | { readonly is: 'not-member' }
  /** Somebody else changed the same meanwhile: what the server keeps now. */
  | { readonly is: 'changed'; readonly now: Incident }

/** A little less than the server remembers what it has done under a key: clocks and ways differ. */
const REMEMBERED_SECONDS = (ATTEMPT_HOURS - 1) * HOUR

/**
 * What goes next; null when nothing may go now. One at a time, in the order in which the changes were made: what waits for a person's word
 * holds up what is about the same step, and a record that is held up all that is about its accident.
 */
export const findNextToSend = ({ changes }: Outbox): UnsentChange | null =>
  changes.find(
    (one, at) => one.state.is === 'waiting' && !changes.slice(0, at).some((earlier) => holdsUp(earlier, one)),
  ) ?? null

const holdsUp = (earlier: UnsentChange, one: UnsentChange): boolean =>
  earlier.incident === one.incident &&
  (earlier.change.is === 'record' || nameSubject(earlier.change) === nameSubject(one.change))

/** What a change is about, in its incident: what is about one thing keeps its order. */
function nameSubject(change: OfflineChange): string {
  return change.is === 'record' || change.is === 'note' ? change.is : `${change.is}/${change.step}`
}

/** The outbox as it is kept before the change goes: a program that is ended on the way knows that it went. */
export const beginSending = (outbox: Outbox, key: ChangeKey, now: Instant): Outbox =>
  withState(outbox, key, (state) => (state.is === 'waiting' ? { ...state, sentAt: now } : state))

/** The outbox as a program that begins finds it: what was on its way has lost its answer, and what lost it long ago is doubtful. */
export const takeUp = (outbox: Outbox, now: Instant): Outbox => ({
  ...outbox,
  changes: outbox.changes.map((one) => ({ ...one, state: resumeChange(one, now) })),
})

function resumeChange({ state, change }: UnsentChange, now: Instant): ChangeState {
  if (state.is !== 'waiting') return state
  const lostAt = state.lostAt ?? state.sentAt
  // The server knows a file by its bytes, however late it comes again.
  if (lostAt !== null && change.is !== 'photo' && countSecondsBetween(lostAt, now) > REMEMBERED_SECONDS)
    return { is: 'doubtful' }
  return { is: 'waiting', sentAt: null, lostAt }
}

/** The outbox after the answer. What is accepted goes; whatever else came of it stays. */
export function settleSending(outbox: Outbox, key: ChangeKey, answer: SendAnswer): Outbox {
  const sent = outbox.changes.find((one) => one.key === key)
  if (!sent) return outbox
  switch (answer.is) {
    case 'accepted':
      return accept(outbox, sent, answer.now?.id ?? sent.incident)
    case 'lost':
      return withState(outbox, key, lose)
    case 'not-done':
      return withState(outbox, key, (state) => (state.is === 'waiting' ? { ...state, sentAt: null } : state))
    case 'changed':
      return meet(outbox, sent, answer.now)
    case 'not-member':
      return leaveCompany(outbox, sent.companyId)
    case 'refused':
      return isThereAlready(sent.change, answer.refusal)
        ? without(outbox, key)
        : withState(outbox, key, () => ({ is: 'refused', refusal: answer.refusal }))
  }
}

const lose = (state: ChangeState): ChangeState =>
  state.is === 'waiting' ? { is: 'waiting', sentAt: null, lostAt: state.lostAt ?? state.sentAt } : state

/** What was recorded here has the server's id from now on. */
function accept(outbox: Outbox, { key, incident: own }: UnsentChange, id: IncidentId): Outbox {
  const { changes, moved, person } = without(outbox, key)
  if (own === id) return { person, changes, moved }
  return {
    person,
    changes: changes.map((one) => (one.incident === own ? { ...one, incident: id } : one)),
    moved: { ...moved, [own]: id },
  }
}

/** Where both have come to the same there is nothing to choose. */
function meet(
  outbox: Outbox,
  { key, change }: UnsentChange,
  now: Pick<Incident, 'done' | 'answers'>,
): Outbox {
  if (change.is === 'mark') return meetValue(outbox, key, change.at, findDoneMoment(now, change.step))
  if (change.is === 'answer') return meetValue(outbox, key, change.answer, findGivenAnswer(now, change.step))
  return withState(outbox, key, lose)
}

type Value = LocalMoment | boolean | null

const meetValue = (outbox: Outbox, key: ChangeKey, mine: Value, theirs: Value): Outbox =>
  mine === theirs ? without(outbox, key) : withState(outbox, key, () => ({ is: 'conflict', theirs }))

const isThereAlready = ({ is }: OfflineChange, refusal: SendRefusal): boolean =>
  is === 'photo' &&
  refusal.code === 'fields' &&
  refusal.errors.some(({ code }) => code === 'evidence/attached-already')

/** Nothing of a company stays on the phone of someone who is no longer of it. */
export const leaveCompany = (outbox: Outbox, companyId: CompanyId): Outbox => ({
  ...outbox,
  changes: outbox.changes.filter((one) => one.companyId !== companyId),
})

const without = (outbox: Outbox, key: ChangeKey): Outbox => ({
  ...outbox,
  changes: outbox.changes.filter((one) => one.key !== key),
})

const withState = (outbox: Outbox, key: ChangeKey, next: (state: ChangeState) => ChangeState): Outbox => ({
  ...outbox,
  changes: outbox.changes.map((one) => (one.key === key ? { ...one, state: next(one.state) } : one)),
})
