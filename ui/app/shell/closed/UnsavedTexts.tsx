import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { guardWindow } from '#ui/kit/dialogs/guard-window.ts'
import type { TypedText } from '../../session/typed-fields.ts'
import styles from './AccessClosed.module.css'
import { closedTexts as texts } from './closed-texts.ts'

type Props = { readonly typed: readonly TypedText[] }

/** What was being typed when the access ended, to be copied; the page is not left without a question until it was. */
export function UnsavedTexts({ typed }: Props) {
  const [said, setSaid] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [title, hint] = [useId(), useId()]
  const all = typed.map(({ name, text }) => (name === '' ? text : `${name}: ${text}`)).join('\n')
  const isCopied = said === texts.copied
  useEffect(() => (isCopied ? undefined : guardWindow()), [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(all)
      setSaid(texts.copied)
    } catch {
      field.current?.select()
      setSaid(texts.notCopied)
    }
  }
  return (
    <section className={styles.typed}>
      <h2 id={title}>{texts.typed}</h2>
      <p id={hint}>{texts.typedHint}</p>
      <textarea
        ref={field}
        readOnly
        rows={Math.min(12, Math.max(3, all.split('\n').length + 1))}
        aria-labelledby={title}
        aria-describedby={hint}
        value={all}
      />
      <div className={styles.copy}>
        <Button variant="default" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  )
}
