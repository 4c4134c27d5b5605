import { Button } from '@mantine/core'
import type { Absence } from '@osh/core/employees/absences/absence.ts'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import card from '../EmployeeCard.module.css'
import { useCard } from '../use-card.ts'
import { absenceTexts as texts } from './texts.ts'

const ConfirmModal = lazy(async () => ({
  default: (await import('#ui/kit/dialogs/ConfirmModal.tsx')).ConfirmModal,
}))

type Props = { readonly absence: Absence; readonly days: string }

/** Deletes an absence that was entered by mistake, after a question. */
export const RemoveAbsence = observer(function RemoveAbsence({ absence, days }: Props) {
  const { absences, changed } = useCard()
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = () => {
    setAsked(false)
    setRefusal(null)
  }
  const remove = async () => {
    const refused = await absences.remove(absence.id)
    setRefusal(refused)
    if (refused !== null) return
    close()
    show(texts.removed)
    changed()
  }
  return (
    <>
      <Button variant="subtle" size="xs" color="red" onClick={() => setAsked(true)}>
        {texts.remove}
        <span className="visually-hidden">{texts.about(days)}</span>
      </Button>
      {asked && (
        <Suspense>
          <ConfirmModal
            opened
            title={texts.removeTitle}
            confirm={texts.remove}
            cancel={texts.keep}
            destructive
            busy={absences.busy}
            onConfirm={() => void remove()}
            onCancel={close}
          >
            <p>{days}</p>
            <p>{texts.removeWarning}</p>
            {refusal !== null && (
              <p role="alert" className={card.refusal}>
                {refusal}
              </p>
            )}
          </ConfirmModal>
        </Suspense>
      )}
    </>
  )
})
