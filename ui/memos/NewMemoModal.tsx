import type { Section } from '@osh/core/sections/section.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Modal } from '@mantine/core'
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'

import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { stopAtUnreadDate } from '#ui/kit/forms/unread-dates.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { useDoubtfulDays } from '#ui/obligations/use-doubtful-days.tsx'
import { announceCompletion } from './announce-completion.ts'
import { flyOut } from './fly-out.ts'
import { MemoForm } from './form/MemoForm.tsx'
import { memoFormStore } from './form/memo-form-store.ts'
import styles from './Memo.module.css'
import { newMemoFlag } from './new-memo-flag.ts'
import { memoTexts as texts } from './texts.ts'

type Props = {
  readonly section: Section
  readonly rows: readonly DeadlineRow[]
  /** The memo formed, or null when the dialog was closed without one. */
  readonly onClose: (formed: Memo | null) => void
}

/** Forms a memo of the rows chosen in a table. */
export default observer(function NewMemoModal({ section, rows, onClose }: Props) {
  const store = useService(memoFormStore)
  const flag = useService(newMemoFlag)
  const { show } = useService(notices)
  const [formed, setFormed] = useState(false)
  const dialog = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the moment it opened
  useEffect(() => store.begin(section, rows), [store, section])
  const doubts = useDoubtfulDays()
  const save = async (): Promise<boolean> => {
    if (stopAtUnreadDate()) return false
    if (!(await doubts.ask(await store.listNewlyDone()))) return false
    const memo = await store.save()
    if (memo === null) return false
    show(memos.formed(memo.number))
    announceCompletion(memo, show)
    flag.raise()
    setFormed(true)
    flyOut(dialog.current?.querySelector('[role="dialog"]'))
    onClose(memo)
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && !formed, save)
  return (
    <>
      <Modal opened {...ways(() => onClose(null))} title={memos.newTitle} ref={dialog}>
        <p className={styles.subtitle}>
          {store.nextNumber === null ? texts.numberLater : texts.nextNumber(store.nextNumber)}
        </p>
        {store.mode !== 'view' && <MemoForm store={store} />}
        <div className={styles.footer}>
          <Button loading={store.busy} onClick={() => void save()}>
            {texts.create}
          </Button>
          <Button variant="default" onClick={() => leave(() => onClose(null))}>
            {texts.cancel}
          </Button>
        </div>
      </Modal>
      {question}
      {doubts.question}
    </>
  )
})
