import type { Call } from '#adapters/wire/contract/call.ts'
import type { Subject } from '#adapters/wire/contract/who.ts'
import type { Asked } from '../api.ts'
import { logBroken } from '../request-log.ts'
import { answerLeft, refuseBusy } from '../response/problems.ts'
import { type Hold, watchBody } from '../response/stream-body.ts'
import type { HeavyWork } from './heavy-work.ts'

const asItIs: Hold = (body) => body

/** Answers once there is a place for a call that weighs much, and keeps the place until all of the answer is sent. */
export async function inTurn(
  work: HeavyWork,
  { weighs }: Call,
  { c }: Asked,
  { companyId }: Subject,
  answer: (hold: Hold) => Promise<Response>,
): Promise<Response> {
  if (!weighs || companyId === undefined) return answer(asItIs)
  const release = await work.enter(companyId, weighs, c.req.raw.signal)
  if (release === null) return c.req.raw.signal.aborted ? answerLeft(c) : refuseBusy(c)
  let isHeld = false
  const hold: Hold = (body) => {
    // No one takes the body of an answer to HEAD.
    if (c.req.method === 'HEAD') return body
    isHeld = true
    return watchBody(body, (broken) => {
      release()
      if (broken !== undefined) logBroken(c, broken)
    })
  }
  try {
    return await answer(hold)
  } catch (error) {
    isHeld = false
    throw error
  } finally {
    if (!isHeld) release()
  }
}
