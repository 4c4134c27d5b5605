import { Button, Checkbox, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Document } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { nameEmployees } from '../employees-of.ts'
import { documentTexts } from '../texts.ts'
import styles from './Sending.module.css'
import type { SendingStore } from './sending-store.ts'
import { saySize, sendingTexts as texts } from './texts.ts'

type Props = { readonly store: SendingStore; readonly id: string }

const nameDocument = ({ number, date, title }: Document): string =>
  `${title}, ${documentTexts.version(printDocumentNumber(number), formatDate(date))}`

/** Papers of the archive that are looked for, and those that were chosen, wherever they are in it. */
export const PaperPicker = observer(function PaperPicker({ store, id }: Props) {
  const [typed, setTyped] = useState(store.search)
  const find = useDebouncedCallback((words: string) => void store.find(words), 250)
  return (
    <>
      <TextInput
        id={id}
        type="search"
        label={texts.search}
        autoComplete="off"
        maxLength={200}
        value={typed}
        error={store.messages.documentIds}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          find(value)
        }}
      />
      {store.chosen.length > 0 && (
        <>
          <p role="status" className={styles.muted}>
            {texts.chosen(store.chosen.length, saySize(store.size))}
          </p>
          <ul className={styles.chips}>
            {store.chosen.map((document) => (
              <li key={document.id}>
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={texts.drop(nameDocument(document))}
                  onClick={() => store.choose(document, false)}
                >
                  №&nbsp;{printDocumentNumber(document.number)}&nbsp;×
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Loaded state={store.found} onRetry={() => void store.find(store.search)} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.muted}>{store.search === '' ? texts.noPapers : texts.noneFound}</p>
          ) : (
            <ul className={styles.list} aria-label={texts.papers}>
              {items.map((document) => (
                <Paper key={document.id} document={document} store={store} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!store.complete && (
        <div>
          <Button variant="default" onClick={() => void store.readMore()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
})

type PaperProps = { readonly store: SendingStore; readonly document: Document }

const Paper = observer(function Paper({ store, document }: PaperProps) {
  const people = nameEmployees(document)
  return (
    <li className={styles.paper}>
      <Checkbox
        aria-label={texts.choose(nameDocument(document))}
        disabled={document.annulled !== null}
        checked={store.chosen.some(({ id }) => id === document.id)}
        onChange={({ currentTarget }) => store.choose(document, currentTarget.checked)}
      />
      <div>
        {nameDocument(document)}
        <p className={styles.muted}>{document.annulled ? texts.annulled : people}</p>
      </div>
    </li>
  )
})
