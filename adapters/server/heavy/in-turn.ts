import type { Call } from '#adapters/wire/contract/call.ts'
import type { Subject } from '#adapters/wire/contract/who.ts'
import type { Api, Asked, BySomebody } from '../api.ts'
import { logBroken } from '../request-log.ts'
import { answerLeft, refuseBusy } from '../response/problems.ts'
import { type Hold, watchBody } from '../response/stream-body.ts'
import type { Whose } from './heavy-work.ts'

const asItIs: Hold = (body) => body

/** Answers once there is a place for a call that weighs much, and keeps the place until all of the answer is sent. */
export async function answerInTurn(
  { heavyWork, lightFirst }: Pick<Api, 'heavyWork' | 'lightFirst'>,
  { weighs }: Call,
  asked: Asked | BySomebody,
  of: Subject,
  answer: (hold: Hold) => Promise<Response>,
): Promise<Response> {
  const { c } = asked
  const whose = nameWhose(asked, of)
  if (!weighs || whose === null) return answer(asItIs)
  lightFirst.leave(c)
  const release = await heavyWork.enter(whose, weighs, c.req.raw.signal)
  if (release === null) return c.req.raw.signal.aborted ? answerLeft(c) : refuseBusy(c)
  let isHeld = false
  const hold: Hold = (body) => {
    // No one takes the body of an answer to HEAD.
    if (c.req.method === 'HEAD') return body
    isHeld = true
    const over = (broken?: unknown): void => {
      release()
      if (broken !== undefined) logBroken(c, broken)
    }
    return watchBody(body, over, (make) => lightFirst.piece(make))
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

function nameWhose(asked: Asked | BySomebody, { companyId }: Subject): Whose | null {
  if (companyId !== undefined) return `company ${companyId}`
  return 'caller' in asked ? `person ${asked.caller.user}` : null
}
