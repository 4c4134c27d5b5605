import type { MemberDesk, Offer } from '@osh/core/members/member-desk.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'

type Looked = {
  readonly token: string
  /** What is offered, or why it can be taken no more, in words. */
  readonly state: LoadingState<Offer | string>
  readonly look: () => Promise<void>
}

/** The invitation that the address ends with; whether somebody is signed in does not matter. */
export function useOffer(): Looked {
  const desk = useService(ports.memberDesk)
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<LoadingState<Offer | string>>(pending)
  const look = async () => {
    const answer = await load(() => desk.look({ token }))
    setState(answer.is === 'failed' ? answer : { is: 'ready', value: readOffer(answer.value) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of each link
  useEffect(() => void look(), [token])
  return { token, state, look }
}

function readOffer(looked: Awaited<ReturnType<MemberDesk['look']>>): Offer | string {
  if (!looked.ok) return sayRefusal(looked.error, accountWords)
  const { state } = looked.value
  if (state === 'open') return looked.value
  return sayRefusal({ code: state === 'accepted' ? 'invitation/spent' : 'invitation/expired' }, accountWords)
}
