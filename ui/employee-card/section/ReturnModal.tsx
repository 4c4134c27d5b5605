import '#ui/kit/modal-styles.ts'
import '#ui/kit/form-styles.ts'
import { Button, Modal, TextInput } from '@mantine/core'
import { findHeldPieces, type Holding } from '@osh/core/obligations/ppe/holding.ts'
import { formatPieces, ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import modal from '#ui/obligations/Obligation.module.css'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { returnStore } from './return-store.ts'

type Props = { readonly holding: Holding; readonly onClose: () => void }

/** How much of what is held comes back, and when. */
export const ReturnModal = observer(function ReturnModal({ holding, onClose }: Props) {
  const { employee, duties, changed } = useCard()
  const store = useService(returnStore)
  const { show } = useService(notices)
  useEffect(() => store.begin(holding), [store, holding])
  const held = findHeldPieces(duties.held, holding)?.quantity ?? holding.quantity
  const save = async (): Promise<boolean> => {
    if (!(await store.save(employee.id, holding, held, duties.all))) return false
    show(texts.returned)
    changed()
    onClose()
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && !store.busy, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <>
      <Modal opened {...ways(onClose)} title={texts.returnTitle}>
        <form noValidate onSubmit={submit}>
          <div className={modal.fields}>
            <p className={modal.note}>{holding.name}</p>
            {store.messages.form !== undefined && (
              <p role="alert" className={modal.refusal}>
                {store.messages.form}
              </p>
            )}
            <TextInput
              id="returnQuantity"
              label={texts.returnQuantity(ppeUnitWords[holding.unit])}
              description={texts.heldInAll(formatPieces(held, holding.unit))}
              inputMode="numeric"
              value={store.quantity}
              error={store.messages.quantity}
              onChange={(event) => store.set({ quantity: event.currentTarget.value })}
            />
            <DateField
              id="returnDate"
              label={texts.returnDate}
              max={store.today}
              value={store.date}
              error={store.messages.date}
              onChange={(date) => store.set({ date })}
            />
          </div>
          <div className={modal.footer}>
            <Button type="submit" data-autofocus loading={store.busy}>
              {texts.giveBack}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
    </>
  )
})
