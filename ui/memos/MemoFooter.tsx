import { Button } from '@mantine/core'
import { isHiddenSection } from '@osh/core/hiding/hide.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat } from '@osh/core/memos/memo-repository.ts'
import { deriveMemoStatus, isDone } from '@osh/core/memos/memo-status.ts'
import { listProtocols } from '@osh/core/memos/protocols-of-memo.ts'
import { IconPencil, IconPrinter } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { May, useHidden } from '#ui/app/session/May.tsx'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { JournalLink } from '#ui/journal/JournalLink.tsx'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { MemoFormStore } from './form/memo-form-store.ts'
import styles from './Memo.module.css'
import { ProtocolButtons } from './ProtocolButtons.tsx'
import { memoTexts as texts } from './texts.ts'
import { usePrint } from './use-print.ts'
import type { ProtocolDialog } from './use-protocol-dialog.ts'

type ChangeProps = { readonly store: MemoFormStore; readonly memo: Memo; readonly onChanged: () => void }
type ViewProps = ChangeProps & { readonly dialog: ProtocolDialog }

/** What can be done with a memo that is looked at. */
export const ViewFooter = observer(function ViewFooter({ store, memo, onChanged, dialog }: ViewProps) {
  const print = usePrint()
  const hidden = useHidden()
  const open = (format: MemoFileFormat) => () => void print(memo, format)
  return (
    <div className={styles.footer}>
      {!isHiddenSection(memo.section, hidden) && (
        <>
          <Button leftSection={<IconPrinter size={16} stroke={1.6} />} onClick={open('pdf')}>
            {texts.print}
          </Button>
          <Button variant="default" onClick={open('docx')}>
            {texts.word}
          </Button>
        </>
      )}
      <ProtocolButtons protocols={listProtocols(memo)} dialog={dialog} />
      {!memo.canceled && (
        <May right="form-memos">
          <Button
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.6} />}
            onClick={() => store.edit()}
          >
            {texts.edit}
          </Button>
        </May>
      )}
      <JournalLink of={{ record: 'memo', id: memo.id }} />
      {deriveMemoStatus(memo) === 'active' && !memo.rows.some(isDone) && (
        <May right="form-memos">
          <CancelMemo store={store} memo={memo} onChanged={onChanged} />
        </May>
      )}
    </div>
  )
})

const CancelMemo = observer(function CancelMemo({ store, memo, onChanged }: ChangeProps) {
  const [asked, setAsked] = useState(false)
  const shell = useService(shellStore)
  const cancel = async () => {
    const canceled = await store.cancel()
    setAsked(false)
    if (canceled === null) return
    onChanged()
    void shell.refresh()
  }
  return (
    <>
      <Button variant="default" c="red.6" onClick={() => setAsked(true)}>
        {texts.cancelMemo}
      </Button>
      <ConfirmModal
        opened={asked}
        title={texts.cancelTitle(memo.number)}
        confirm={texts.cancelMemo}
        cancel={texts.keep}
        destructive
        busy={store.busy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsked(false)}
      >
        {texts.cancelWarning}
      </ConfirmModal>
      {store.messages.form !== undefined && <p role="alert">{store.messages.form}</p>}
      {store.stale && (
        <Button variant="default" onClick={() => void store.open(memo.id)}>
          {texts.refresh}
        </Button>
      )}
    </>
  )
})

type EditProps = {
  readonly store: MemoFormStore
  readonly onSave: () => Promise<boolean>
  readonly onCancel: () => void
}

export const EditFooter = observer(function EditFooter({ store, onSave, onCancel }: EditProps) {
  return (
    <div className={styles.footer}>
      <Button loading={store.busy} onClick={() => void onSave()}>
        {texts.save}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  )
})
