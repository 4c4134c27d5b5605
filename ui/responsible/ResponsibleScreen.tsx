import { May } from '#ui/app/session/May.tsx'
import '@mantine/core/styles/ActionIcon.layer.css'
import '#ui/kit/checkbox-styles.ts'
import { Button, Checkbox } from '@mantine/core'
import type { CircumstanceId } from '@osh/core/norms/circumstances.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { fetchPart, makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { ErrorSummary } from '#ui/kit/forms/ErrorSummary.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { NotNeeded, Questions } from './Circumstances.tsx'
import { RoleTable } from './RoleTable.tsx'
import { type ResponsibleStore, responsibleStore } from './responsible-store.ts'
import type { RoleDialog } from './role-dialog.ts'
import { responsibleTexts as texts } from './texts.ts'

const AppointDialog = makeLazyPart(() => import('./AppointDialog.tsx'))
const ConfirmModal = makeLazyPart(async () => ({
  default: (await import('#ui/kit/dialogs/ConfirmModal.tsx')).ConfirmModal,
}))
const RoleHistoryModal = makeLazyPart(() => import('./RoleHistoryModal.tsx'))

/** «Ответственные лица»: who answers for what, and by which order. */
export const ResponsibleScreen = observer(function ResponsibleScreen() {
  const store = useService(responsibleStore)
  const { dialog, open, close } = useRoleDialog()
  useEffect(() => void store.open(), [store])
  const isReady = store.state.is === 'ready'
  return (
    <Page
      title={texts.title}
      fullBelow={861}
      subtitle={isReady ? texts.unfilled(store.unfilled, store.questions.length) : '\u00a0'}
      actions={
        <>
          {store.unfilledRoles.length > 1 && (
            <May right="change">
              <Button variant="default" onClick={() => open({ is: 'appoint-several' })}>
                {texts.appointSeveral}
              </Button>
            </May>
          )}
          {store.shown.length > 0 && (
            <SaveTable
              ask={async () => {
                const { makeResponsibleFile } = await fetchPart(() => import('./responsible-file.ts'))
                return makeResponsibleFile(store.shown)
              }}
            />
          )}
          <Checkbox
            label={texts.onlyUnfilled}
            checked={store.onlyUnfilled}
            onChange={(event) => store.showOnlyUnfilled(event.currentTarget.checked)}
          />
        </>
      }
    >
      {store.refusal !== null && <ErrorSummary title={store.refusal} fields={[]} />}
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {() => <Roles store={store} onOpen={open} />}
      </Loaded>
      {dialog && <Dialogs store={store} dialog={dialog} onClose={close} />}
    </Page>
  )
})

type RolesProps = { readonly store: ResponsibleStore; readonly onOpen: (dialog: RoleDialog) => void }

const Roles = observer(function Roles({ store, onOpen }: RolesProps) {
  const answer = (id: CircumstanceId, applies: boolean) => void store.answer(id, applies)
  return (
    <>
      {store.questions.length > 0 && <Questions questions={store.questions} onAnswer={answer} />}
      {store.shown.length === 0 ? (
        <AllFilled store={store} />
      ) : (
        <RoleTable groups={store.shown} onOpen={onOpen} onAnswer={answer} />
      )}
      {store.notNeeded.length > 0 && <NotNeeded roles={store.notNeeded} onAnswer={answer} />}
    </>
  )
})

const AllFilled = ({ store }: Pick<RolesProps, 'store'>) => (
  <EmptyState
    action={
      <Button variant="default" onClick={() => store.showOnlyUnfilled(false)}>
        {texts.showAll}
      </Button>
    }
  >
    {texts.allFilled(store.questions.length)}
  </EmptyState>
)

type DialogsProps = {
  readonly store: ResponsibleStore
  readonly dialog: RoleDialog
  readonly onClose: () => void
}

function Dialogs({ store, dialog, onClose }: DialogsProps) {
  return (
    <Suspense fallback={null}>
      {dialog.is === 'end' && <EndQuestion store={store} dialog={dialog} onClose={onClose} />}
      {dialog.is === 'appoint' && (
        <AppointDialog
          role={dialog.role}
          holder={dialog.holder}
          onClose={onClose}
          onAppointed={() => void store.open()}
        />
      )}
      {dialog.is === 'appoint-several' && (
        <AppointDialog
          offered={store.unfilledRoles}
          holder={null}
          onClose={onClose}
          onAppointed={() => void store.open()}
        />
      )}
      {dialog.is === 'history' && <RoleHistoryModal role={dialog.role} onClose={onClose} />}
    </Suspense>
  )
}

type EndProps = DialogsProps & { readonly dialog: Extract<RoleDialog, { is: 'end' }> }

function EndQuestion({ store, dialog: { role, holder }, onClose }: EndProps) {
  const { show } = useService(notices)
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    const ended = await store.end(holder.id)
    if (ended) show(texts.ended)
    onClose()
  }
  return (
    <ConfirmModal
      opened
      destructive
      busy={busy}
      title={texts.endTitle}
      confirm={texts.end}
      cancel={texts.keep}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {texts.endText(holder.employeeFullName, role.name)}
    </ConfirmModal>
  )
}

/** The open dialog; when it closes, the cursor is back where it was opened from. */
function useRoleDialog() {
  const [dialog, setDialog] = useState<RoleDialog | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((dialog: RoleDialog) => {
    opener.current = document.activeElement
    setDialog(dialog)
  }, [])
  const close = useCallback(() => {
    setDialog(null)
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    })
  }, [])
  return { dialog, open, close }
}
