import { Button, Textarea } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import styles from './Imports.module.css'
import type { ImportStore } from './import-store.ts'
import { importTexts as texts } from './texts.ts'

type Props = { readonly store: ImportStore }

/** Rows that were copied in a table program: pasted anywhere on the page, or into a field that is opened for them. */
export const PastePart = observer(function PastePart({ store }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const isReading = store.stage === 'reading'
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (store.stage === 'reading' || isTypedInto(event.target) || !isTable(text)) return
      event.preventDefault()
      void store.paste(text)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [store])
  const read = (event: FormEvent): void => {
    event.preventDefault()
    if (typed !== null && typed.trim() !== '') void store.paste(typed)
  }
  return (
    <>
      <div className={styles.paste}>
        <p className={styles.muted}>{texts.pasteHint}</p>
        <button
          type="button"
          className={styles.link}
          aria-expanded={typed !== null}
          onClick={() => setTyped(typed === null ? '' : null)}
        >
          {texts.openPaste}
        </button>
      </div>
      {typed !== null && (
        <form noValidate className={styles.pasted} onSubmit={read}>
          <Textarea
            autoFocus
            label={texts.pasteField}
            description={texts.pasteFieldHint}
            rows={6}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isReading} disabled={typed.trim() === ''}>
            {texts.readPasted}
          </Button>
        </form>
      )}
    </>
  )
})

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** A word, or one line, is no table: it was hardly copied for this. */
const isTable = (text: string): boolean => /[\r\n]/u.test(text.trim())
