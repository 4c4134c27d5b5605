import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { History } from './History.tsx'
import styles from './Imports.module.css'
import { importStore } from './import-store.ts'
import type { OpenedFile } from './opened/opened-file.ts'
import { StartPart } from './StartPart.tsx'
import { importTexts as texts } from './texts.ts'

const OpenedPart = makeLazyPart(() => import('./opened/OpenedPart.tsx'))

const back = (
  <p className={styles.back}>
    <Link to="/employees/documents/all">{texts.back}</Link>
  </p>
)

/** «Загрузка из файла»: a staff file, what would become of its rows, and the files that were loaded. */
export const ImportPage = observer(function ImportPage() {
  const store = useService(importStore)
  useEffect(() => void store.open(), [store])
  const { opened } = store
  return (
    <Page
      title={texts.title}
      before={back}
      subtitle={opened ? <About name={store.fileName ?? ''} opened={opened} /> : '\u00a0'}
      fullBelow={950}
      actions={
        opened && (
          <Button variant="default" onClick={store.reset}>
            {texts.otherFile}
          </Button>
        )
      }
    >
      {!opened && <StartPart store={store} />}
      {!opened && <History store={store} />}
      {opened && (
        <Suspense fallback={null}>
          <OpenedPart store={store} opened={opened} />
        </Suspense>
      )}
    </Page>
  )
})

type AboutProps = { readonly name: string; readonly opened: OpenedFile }

const About = observer(function About({ name, opened: { sheet, header, rows } }: AboutProps) {
  if (!header) return texts.notYet
  const head = texts.head(header.first + 1, header.last + 1)
  return `${texts.about(name, sheet?.name ?? '', head, rows.length)} ${texts.notYet}`
})
