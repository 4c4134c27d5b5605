import type { ModalProps } from '@mantine/core'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useBlocker } from 'react-router-dom'
import { kitTexts } from '../texts.ts'
import { BrowserQuestion } from './BrowserQuestion.tsx'
import { guardWindow } from './guard-window.ts'
import { questionTexts } from './texts.ts'

/** Comes when something was entered first; when it can't come, the browser asks. */
const Question = lazy<ComponentType<ComponentProps<typeof BrowserQuestion>>>(() =>
  import('./ConfirmModal.tsx').then(
    ({ ConfirmModal }) => ({ default: ConfirmModal }),
    () => ({ default: BrowserQuestion }),
  ),
)

type Guard = {
  /** The question itself: put it anywhere in what the screen renders. */
  readonly question: ReactNode
  /** Does it at once when nothing was entered, otherwise after the question. */
  readonly leave: (then: () => void) => void
  /** The ways out of a dialog. The cross of one that is being edited always asks; Escape asks what `leave` does. */
  readonly ways: (out: () => void, editing?: boolean) => Pick<ModalProps, 'onClose' | 'closeButtonProps'>
}

/**
 * Asks «Сохранить внесённые изменения?» before what was entered is lost: by a link, by the window's own
 * closing, or by the screen's own ways out.
 *
 * @param save answers whether it was saved; after a refusal the person stays.
 */
export function useUnsavedChanges(dirty: boolean, save: () => Promise<boolean>): Guard {
  const [then, setThen] = useState<(() => void) | null>(null)
  const [busy, setBusy] = useState(false)
  const [entered, setEntered] = useState(dirty)
  if (dirty && !entered) setEntered(true)
  const answered = useRef(false)
  useEffect(() => {
    answered.current = answered.current && dirty
  }, [dirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !answered.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => (dirty ? guardWindow() : undefined), [dirty])
  const stay = () => {
    setThen(null)
    blocker.reset?.()
  }
  const go = () => {
    setThen(null)
    answered.current = true
    then?.()
    blocker.proceed?.()
  }
  const saveAndGo = async () => {
    setBusy(true)
    const saved = await save().finally(() => setBusy(false))
    if (saved) go()
    else stay()
  }
  // A moment later, or the Escape that asks would answer too.
  const ask = useCallback((then: () => void) => void setTimeout(() => setThen(() => then)), [])
  const leave = useCallback((then: () => void) => (dirty ? ask(then) : then()), [dirty, ask])
  const ways: Guard['ways'] = (out, editing = true) => ({
    onClose: () => leave(out),
    closeButtonProps: {
      'aria-label': kitTexts.close,
      onClickCapture: (event) => {
        if (!editing) return
        event.stopPropagation()
        ask(out)
      },
    },
  })
  const question = (entered || then !== null) && (
    <Suspense>
      <Question
        opened={then !== null || blocker.state === 'blocked'}
        title={questionTexts.saveChanges}
        confirm={questionTexts.yes}
        cancel={questionTexts.no}
        busy={busy}
        safe="none"
        onConfirm={() => void saveAndGo()}
        onCancel={go}
        onClose={stay}
      />
    </Suspense>
  )
  return { question, leave, ways }
}
