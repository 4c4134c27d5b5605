import { Button } from '@mantine/core'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { IconDownload } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { saveBytes } from '#ui/kit/files/save-bytes.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Imports.module.css'
import type { ImportStore } from '../import-store.ts'
import { fileTexts as texts } from './texts.ts'

/** What writes the files comes with the first of them. */
const fetchFiles = () => fetchPart(() => import('./write-files.ts'))

/** For whoever has no file: a template to be filled in, and a sample to look at. */
const WithoutList = observer(function WithoutList({ store }: { readonly store: ImportStore }) {
  const writeTemplate = async () => (await fetchFiles()).writeTemplateFile(store.samples)
  const writeSample = async () => (await fetchFiles()).writeSampleFile(store.samples)
  return (
    <>
      <div>
        <p>{texts.noList}</p>
        <SaveFile words={texts.template} name={texts.templateName} write={writeTemplate} />
      </div>
      <div>
        <p>{texts.orSample}</p>
        <div className={styles.doings}>
          <Button
            variant="default"
            disabled={store.stage === 'reading'}
            onClick={() =>
              void store.choose({ name: `${texts.sampleName}.xlsx`, size: 0, bytes: writeSample })
            }
          >
            {texts.seeSample}
          </Button>
          <SaveFile words={texts.sample} name={texts.sampleName} write={writeSample} />
        </div>
      </div>
    </>
  )
})

type SaveProps = {
  readonly words: string
  /** Of the file, without its ending. */
  readonly name: string
  /** Throws `Unavailable`. */
  readonly write: () => Promise<Uint8Array>
}

function SaveFile({ words, name, write }: SaveProps) {
  const { show } = useService(notices)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await load(write)
    if (answer.is === 'failed') show(describeFailure(answer.status), { tone: 'failed' })
    else saveBytes(new Uint8Array(answer.value), `${name}.xlsx`)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
      loading={busy}
      onClick={() => void save()}
    >
      {words}
    </Button>
  )
}

export default WithoutList
