import { findRules } from '@osh/core/sections/section.ts'
import '#ui/kit/modal-styles.ts'
import { Modal } from '@mantine/core'
import type { MemoId } from '@osh/core/memos/memo.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { memoStatusWords, memos } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { inCompany } from '#ui/app/session/in-company.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { stopAtUnreadDate } from '#ui/kit/forms/unread-dates.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { StatusDot } from '#ui/kit/states/StatusDot.tsx'
import { useDoubtfulDays } from '#ui/obligations/use-doubtful-days.tsx'
import { announceCompletion } from './announce-completion.ts'
import { MemoForm } from './form/MemoForm.tsx'
import { type MemoFormStore, memoFormStore } from './form/memo-form-store.ts'
import styles from './Memo.module.css'
import { EditFooter, ViewFooter } from './MemoFooter.tsx'
import { MemoView } from './MemoView.tsx'
import { memoTexts as texts } from './texts.ts'
import { useProtocolDialog } from './use-protocol-dialog.ts'

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))

type Props = {
  readonly id: MemoId
  readonly onClose: () => void
  /** The memo was changed: lists that show it read it again. */
  readonly onChanged: () => void
}

/** A stored memo: looked at first, edited by a button. */
export const MemoModal = observer(function MemoModal({ id, onClose, onChanged }: Props) {
  const store = useService(memoFormStore)
  const shell = useService(shellStore)
  const current = useService(inCompany)
  const { show } = useService(notices)
  useEffect(() => void store.open(id), [store, id])
  const doubts = useDoubtfulDays()
  const saveAnd = (then: () => void) => async (): Promise<boolean> => {
    if (stopAtUnreadDate()) return false
    if (!(await doubts.ask(await store.listNewlyDone()))) return false
    const saved = await store.save()
    if (saved === null) return false
    announceCompletion(saved, show)
    onChanged()
    void shell.refresh()
    then()
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty, saveAnd(onClose))
  const { memo, mode } = store
  const dialog = useProtocolDialog()
  if (dialog.opened)
    return (
      <Suspense fallback={null}>
        <IssueModal
          {...dialog.opened}
          date={current.today()}
          onIssued={() => undefined}
          onClose={dialog.close}
        />
      </Suspense>
    )
  return (
    <>
      <Modal
        opened
        {...ways(onClose, mode === 'edit')}
        title={memo ? memos.title(memo.number) : memos.register}
      >
        {store.state.is === 'failed' && store.state.status === 404 ? (
          <EmptyState>{texts.notFound}</EmptyState>
        ) : (
          <Loaded state={store.state} onRetry={() => void store.open(id)} rows={6}>
            {() => <Content store={store} />}
          </Loaded>
        )}
        {memo && mode === 'view' && (
          <ViewFooter store={store} memo={memo} onChanged={onChanged} dialog={dialog} />
        )}
        {memo && mode === 'edit' && (
          <EditFooter store={store} onSave={saveAnd(onClose)} onCancel={() => leave(store.discard)} />
        )}
      </Modal>
      {question}
      {doubts.question}
    </>
  )
})

const Content = observer(function Content({ store }: { readonly store: MemoFormStore }) {
  const { memo, mode } = store
  if (memo === null) return null
  return (
    <div className={styles.body}>
      <p className={styles.subtitle}>
        <StatusDot status={store.status}>{memoStatusWords[store.status]}</StatusDot>
        <span>{`${findRules(memo.section).words.name} · ${formatDate(memo.formedOn)}`}</span>
      </p>
      {mode === 'edit' ? <MemoForm store={store} /> : <MemoView store={store} memo={memo} />}
    </div>
  )
})
