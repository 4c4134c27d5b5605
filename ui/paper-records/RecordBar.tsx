import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { useDoubtfulDays } from '#ui/obligations/use-doubtful-days.tsx'
import styles from './PaperRecord.module.css'
import type { PaperRecordStore } from './paper-record-store.ts'
import { paperRecordTexts as texts } from './texts.ts'

/** How much will be recorded, and the button that does it. */
export const RecordBar = observer(function RecordBar({ store }: { readonly store: PaperRecordStore }) {
  const { chosen, failedCount, message, busy, offer } = store
  const doubts = useDoubtfulDays(offer?.kind === 'issue' ? texts.doubtfulIssues : undefined)
  const record = async () => {
    if (await doubts.ask(await store.listDone())) await store.record()
  }
  return (
    <ActionBar
      label={texts.bar}
      note={
        <>
          <span role="status">{texts.counts(chosen.size, failedCount)}</span>
          {message !== null && (
            <p role="alert" className={styles.refusal}>
              {message}
            </p>
          )}
        </>
      }
    >
      <Button loading={busy} disabled={chosen.size === 0} onClick={() => void record()}>
        {texts.record(chosen.size)}
      </Button>
      {doubts.question}
    </ActionBar>
  )
})
