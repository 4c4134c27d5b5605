import { type RefObject, useRef, useState } from 'react'

/** Whether the calendar of a field is open. */
export type OpenCalendar = {
  readonly opened: boolean
  /** It has been asked for at some time: what it is made of has to come. */
  readonly asked: boolean
  /** The focus goes to the field, or to what is given. */
  readonly open: (focused?: HTMLElement | null) => void
  /** The focus comes back to where it was. */
  readonly close: () => void
  /** The focus stays where it is. */
  readonly drop: () => void
}

export function useCalendar(input: RefObject<HTMLInputElement | null>): OpenCalendar {
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  const focused = useRef<HTMLElement>(null)
  const open = (asking: HTMLElement | null = null): void => {
    focused.current = asking ?? input.current
    focused.current?.focus()
    setAsked(true)
    setOpened(true)
  }
  const close = (): void => {
    setOpened(false)
    focused.current?.focus()
  }
  return { opened, asked, open, close, drop: () => setOpened(false) }
}
