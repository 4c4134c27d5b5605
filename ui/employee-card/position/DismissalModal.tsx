import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../EmployeeCard.module.css'
import { employeeFormStore } from '../employee-form-store.ts'
import { cardTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'

/** Asks for the last day of work, and says what it does. */
export default observer(function DismissalModal({ onClose }: { readonly onClose: () => void }) {
  const { employee, store, changed } = useCard()
  const form = useService(employeeFormStore)
  const { show } = useService(notices)
  useEffect(() => {
    form.edit(employee)
    form.type({ dismissalDate: form.today })
  }, [form, employee])
  const dismiss = async (event: FormEvent) => {
    event.preventDefault()
    const stored = await form.save(['dismissalDate'])
    if (stored === null) return
    store.take(stored)
    changed()
    show(texts.dismissed)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={texts.dismissTitle}>
      <form noValidate onSubmit={(event) => void dismiss(event)}>
        <p className={styles.modalText}>{texts.dismissWarning}</p>
        {form.messages.form !== undefined && (
          <p role="alert" className={styles.refusal}>
            {form.messages.form}
          </p>
        )}
        <DateField
          id="dismissalDate"
          label={wordField('dismissalDate')}
          min={employee.hireDate}
          value={form.input.dismissalDate}
          error={form.messages.dismissalDate}
          onChange={(dismissalDate) => form.type({ dismissalDate })}
        />
        <Group gap="sm" mt="lg">
          <Button type="submit" color="red" loading={form.busy} disabled={form.input.dismissalDate === null}>
            {texts.dismiss}
          </Button>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.keep}
          </Button>
        </Group>
      </form>
    </Modal>
  )
})
