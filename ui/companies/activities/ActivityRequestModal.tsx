import '#ui/kit/modal-styles.ts'
import '#ui/kit/form-styles.ts'
import { Button, Modal, TextInput } from '@mantine/core'
import type { ActivityRequest } from '@osh/core/companies/company-directory.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { activityRequestWords, THANKS_CLOSE_AFTER } from '@osh/core/wording/service/activity-request.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { MaskedField } from '#ui/kit/forms/MaskedField.tsx'
import { masks } from '#ui/kit/forms/mask.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import { LegalLink } from '#ui/kit/page/LegalLink.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Company.module.css'
import { companyTexts } from '../texts.ts'
import { type ActivityRequestStore, activityRequestStore, requestFields } from './activity-request-store.ts'

const texts = companyTexts.activityRequest

type Props = { readonly onClose: () => void }

/** Asks for an activity that the list does not have; after the thanks it closes by itself. */
export default observer(function ActivityRequestModal({ onClose }: Props) {
  const store = useService(activityRequestStore)
  const { sent } = store
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(onClose, THANKS_CLOSE_AFTER)
    return () => clearTimeout(timer)
  }, [sent, onClose])
  const send = async (): Promise<boolean> => {
    await store.send()
    const wrong = requestFields.find((field) => store.messages[field] !== undefined)
    if (wrong) requestAnimationFrame(() => focusField(nameFieldId(wrong)))
    return store.sent
  }
  const { question, ways } = useUnsavedChanges(store.dirty, send)
  return (
    <>
      <Modal opened {...ways(onClose, !sent)} title={texts.title} closeOnClickOutside={sent}>
        {sent ? <Thanks onClose={onClose} /> : <RequestForm store={store} onSend={send} />}
      </Modal>
      {question}
    </>
  )
})

const Thanks = ({ onClose }: Props) => (
  <>
    <div role="status">
      <p className={styles.thanks}>{texts.thanks}</p>
      <p>{texts.thanksHint}</p>
    </div>
    <Button variant="default" autoFocus onClick={onClose}>
      {texts.close}
    </Button>
  </>
)

const nameFieldId = (field: keyof ActivityRequest): string => `request-${field}`

type FormProps = { readonly store: ActivityRequestStore; readonly onSend: () => Promise<boolean> }

const RequestForm = observer(function RequestForm({ store, onSend }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSend()
  }
  return (
    <form noValidate className={styles.request} onSubmit={send}>
      {store.messages.form !== undefined && (
        <p role="alert" className={styles.refused}>
          {store.messages.form}
        </p>
      )}
      <Field store={store} field="name" autofocus />
      <Field store={store} field="contactName" />
      <MaskedField
        id={nameFieldId('phone')}
        type="tel"
        autoComplete="off"
        label={wordField('phone')}
        mask={masks.phone}
        value={store.values.phone}
        error={store.messages.phone}
        onChange={(phone) => store.set({ phone })}
      />
      <Field store={store} field="email" type="email" />
      <Field store={store} field="emailAdditional" type="email" optional />
      <p className={styles.consent}>
        {texts.consent} <LegalLink href="/PrivacyPolicy">{texts.privacy}</LegalLink>
      </p>
      <Button type="submit" loading={store.busy}>
        {texts.send}
      </Button>
    </form>
  )
})

type FieldProps = {
  readonly store: ActivityRequestStore
  readonly field: keyof ActivityRequest
  readonly type?: 'text' | 'email'
  readonly optional?: boolean
  readonly autofocus?: boolean
}

const Field = observer(function Field({ store, field, type = 'text', optional, autofocus }: FieldProps) {
  const label = field === 'name' ? activityRequestWords.name : wordField(field)
  return (
    <TextInput
      {...(autofocus ? { 'data-autofocus': true } : {})}
      id={nameFieldId(field)}
      type={type}
      autoComplete="off"
      label={optional ? <OptionalLabel of={label} /> : label}
      value={store.values[field]}
      error={store.messages[field]?.replace(wordField(field), label)}
      onChange={(event) => store.set({ [field]: event.currentTarget.value })}
    />
  )
})
