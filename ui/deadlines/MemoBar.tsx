import { Button } from '@mantine/core'
import type { Memo } from '@osh/core/memos/memo.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './DeadlineScreen.module.css'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { deadlineTexts as texts } from './texts.ts'

const NewMemoModal = makeLazyPart(() => import('#ui/memos/NewMemoModal.tsx'))

const ChosenProtocols = makeLazyPart(() => import('#ui/memos/ChosenProtocols.tsx'))

type Props = { readonly store: DeadlineTableStore }

/** What is chosen, and what to do with it: it comes with the first row ticked, and goes with the last. */
export const MemoBar = observer(function MemoBar({ store }: Props) {
  const [forming, setForming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const shell = useService(shellStore)
  if (store.chosen.size === 0) return null
  const close = (formed: Memo | null) => {
    setForming(false)
    if (formed === null) return opener.current?.focus()
    clear(store)
    void store.reload()
    void shell.refresh()
  }
  return (
    <>
      <ActionBar
        label={texts.actions}
        note={<Chosen store={store} />}
        onKeyDown={(event) => goOn(event, store.chosen.last)}
      >
        <Button ref={opener} onClick={() => setForming(true)}>
          {memos.form}
        </Button>
        {store.section === 'training' && (
          <Suspense fallback={null}>
            <ChosenProtocols rows={store.chosen.rows} />
          </Suspense>
        )}
      </ActionBar>
      {forming && (
        <Suspense fallback={null}>
          <NewMemoModal section={store.section} rows={store.chosen.rows} onClose={close} />
        </Suspense>
      )}
    </>
  )
})

const Chosen = observer(function Chosen({ store }: Props) {
  const { size } = store.chosen
  return (
    <span aria-live="polite">
      {texts.selected} <b>{size}</b>{' '}
      {!store.narrowed && texts.outOf(store.horizon?.total ?? store.rows.length)}
      {' · '}
      <button type="button" className={styles.clear} onClick={() => clear(store)}>
        {texts.clear}
      </button>
    </span>
  )
})

/** The bar goes: the focus returns to the row ticked last, or to the box of all rows. */
function clear(store: DeadlineTableStore): void {
  const box = boxOf(store.chosen.last) ?? document.querySelector<HTMLElement>('[data-all]')
  store.chosen.clear()
  box?.focus({ preventScroll: true })
}

const boxOf = (last: number | null) =>
  document.querySelector<HTMLElement>(`[data-row="${last}"]:not(:disabled)`)

/**
 * The bar is between the box of the row ticked last and the row's links. It is in sight anyhow: nothing scrolls to where
 * it is in the document.
 */
function goOn(event: KeyboardEvent<HTMLElement>, last: number | null): void {
  if (event.key !== 'Tab') return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.findIndex((button) => button.matches(':focus'))
  if (place === -1) return
  const beyond = event.shiftKey
    ? boxOf(last)
    : document.querySelector<HTMLElement>(`[data-link="card-${last}"]`)
  const next = buttons[place + (event.shiftKey ? -1 : 1)] ?? beyond
  if (next === null) return
  event.preventDefault()
  next.focus({ preventScroll: next !== beyond })
}
