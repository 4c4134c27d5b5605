import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

type Followed = {
  /** What is shown begins as the address asks: at first, and whenever a link asks for something else. */
  readonly begin: (asked: URLSearchParams) => void
  /** The address's words of what is shown; observed. */
  readonly words: () => Readonly<Record<string, string>>
  /** It has begun before, and was left as the address says. */
  readonly begun?: boolean
}

/** A screen begins as its address asks, and the address follows: Back and a reload find the screen as it was left. */
export function useAddress({ begin, words, begun = false }: Followed): void {
  const [params, setParams] = useSearchParams()
  const asked = params.toString()
  const said = useRef(begun ? asked : null)
  const start = useEffectEvent(begin)
  const say = useEffectEvent((now: string) => {
    if (said.current === now) return
    said.current = now
    setParams(now, { replace: true })
  })
  useEffect(() => {
    if (said.current === asked) return
    said.current = asked
    start(new URLSearchParams(asked))
  }, [asked])
  const observed = useRef(words)
  useEffect(
    () =>
      reaction(
        () => new URLSearchParams(observed.current()).toString(),
        (now) => say(now),
      ),
    [],
  )
}
