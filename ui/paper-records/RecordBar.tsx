import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import styles from './PaperRecord.module.css'
import type { PaperRecordStore } from './paper-record-store.ts'
import { paperRecordTexts as texts } from './texts.ts'

/** How much will be recorded, and the button that does it. */
export const RecordBar = observer(function RecordBar({ store }: { readonly store: PaperRecordStore }) {
  const { chosen, failedCount, message, busy } = store
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
      <Button loading={busy} disabled={chosen.size === 0} onClick={() => void store.record()}>
        {texts.record(chosen.size)}
      </Button>
    </ActionBar>
  )
})
