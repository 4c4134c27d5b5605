import { type LocalMoment, parseMoment } from '../../shared/dates/local-moment.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Incident } from '../incident.ts'
import { takeFields } from '../reading/read-person.ts'
import { findDoneMoment, findGivenAnswer } from '../reading/read-seen.ts'
import type { OfflineChange } from './outbox.ts'

type Seen = Pick<Incident, 'done' | 'answers'>

/**
 * The patch as changes that can wait: marks and answers, each with what the person sees of it now. A mark of `true` is of `now`. Null for a
 * patch that says anything else: that needs the server.
 */
export function listStepChanges(patch: Input, seen: Seen, now: LocalMoment): readonly OfflineChange[] | null {
  const { done, answers, ...others } = patch
  if (Object.keys(others).length > 0) return null
  const marks = Object.entries(takeFields(done)).map(([step, mark]) => makeMarkChange(step, mark, seen, now))
  const given = Object.entries(takeFields(answers)).map(([step, answer]): OfflineChange | null =>
    typeof answer === 'boolean' ? { is: 'answer', step, answer, seen: findGivenAnswer(seen, step) } : null,
  )
  const all = [...marks, ...given]
  const changes = all.filter((one) => one !== null)
  return changes.length === all.length ? changes.filter(isNews) : null
}

function makeMarkChange(step: string, mark: unknown, seen: Seen, now: LocalMoment): OfflineChange | null {
  const before = findDoneMoment(seen, step)
  if (mark === false) return { is: 'mark', step, at: null, seen: before }
  if (mark === true) return { is: 'mark', step, at: before ?? now, seen: before }
  const at = parseMoment(mark)
  return at.ok ? { is: 'mark', step, at: at.value, seen: before } : null
}

/** Whether it changes anything. */
const isNews = (change: OfflineChange): boolean =>
  change.is === 'mark' ? change.at !== change.seen : change.is !== 'answer' || change.answer !== change.seen
