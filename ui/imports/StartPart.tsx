import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { type DragEvent, Suspense, useRef, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import styles from './Imports.module.css'
import type { ImportStore } from './import-store.ts'
import { PastePart } from './PastePart.tsx'
import { importTexts as texts } from './texts.ts'

const WithoutList = makeLazyPart(() => import('./files/WithoutList.tsx'))

/** Where a file is dropped or chosen, what is wrong with one, and what was loaded. */
export const StartPart = observer(function StartPart({ store }: { readonly store: ImportStore }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    const { name, size } = file
    void store.choose({ name, size, bytes: async () => new Uint8Array(await file.arrayBuffer()) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const isReading = store.stage === 'reading'
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={`${styles.drop} ${over ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={styles.call}>{isReading ? texts.reading(store.fileName ?? '') : texts.drop}</p>
        <p className={styles.muted}>{texts.dropHint}</p>
        <p className={styles.muted}>{texts.keeping}</p>
        <Button loading={isReading} onClick={() => input.current?.click()}>
          {store.fileName === null || isReading ? texts.choose : texts.otherFile}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.ods,.csv,.txt"
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            currentTarget.value = ''
          }}
        />
      </div>
      <PastePart store={store} />
      <p role="status" className={styles.failure}>
        {store.message !== null && `${store.fileName}: ${store.message}`}
      </p>
      {store.done && <p className={styles.done}>{texts.done(store.done.counts)}</p>}
      <div className={styles.helps}>
        <Suspense fallback={null}>
          <WithoutList store={store} />
        </Suspense>
      </div>
    </>
  )
})
