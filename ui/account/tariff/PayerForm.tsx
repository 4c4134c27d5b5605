import '#ui/kit/text-field-styles.ts'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import {
  fieldsOfPayer,
  mayPayerLack,
  type Payer,
  type PayerField,
  type PayerKind,
  payerFields,
  payerKinds,
} from '@osh/core/billing/payer.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { MaskedField } from '#ui/kit/forms/MaskedField.tsx'
import { type Mask, masks } from '#ui/kit/forms/mask.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import type { BillingStore } from './billing-store.ts'
import { payerKindWords, billingTexts as texts } from './billing-texts.ts'

const maskOf: Readonly<Partial<Record<PayerField, Mask>>> = {
  phone: masks.phone,
  passportNumber: masks.passport,
  settlementAccount: masks.settlementAccount,
  correspondentAccount: masks.settlementAccount,
}
const longest: Readonly<Partial<Record<PayerField, number>>> = { inn: 12, kpp: 9, bik: 9 }

type Typed = Readonly<Partial<Record<PayerField, string | null>>>
type Props = { readonly store: BillingStore; readonly payer: Payer | null; readonly onDone: () => void }

/** A payer as they are typed: the fields of the kind; what was typed for another kind is kept meanwhile. */
export const PayerForm = observer(function PayerForm({ store, payer, onDone }: Props) {
  const { show } = useService(notices)
  const [kind, setKind] = useState<PayerKind>(payer?.kind ?? 'this-company')
  const [typed, setTyped] = useState<Typed>(payer ?? {})
  const [messages, setMessages] = useState<Messages>({})
  const fields = fieldsOfPayer[kind]
  /** Only an organisation has a legal address (юридический адрес). */
  const isPerson = fields.includes('lastName')
  const type = (field: PayerField, value: string | null) =>
    setTyped((before) => ({ ...before, [field]: value }))
  const begun = (field: PayerField) => payer?.[field] ?? ''
  const dirty = payerFields.some((field) => (typed[field] ?? '') !== begun(field))
  const save = async (): Promise<boolean> => {
    const given = Object.fromEntries(fields.map((field) => [field, typed[field] ?? null]))
    const wrong = await store.keepPayer(payer?.id ?? null, { ...given, kind })
    setMessages(wrong ?? {})
    if (wrong === null) show(texts.payerKept)
    else focusRefused(fields.map((field) => `payer-${field}`).find((id) => wrong[id.slice(6)] !== undefined))
    return wrong === null
  }
  const { question, leave } = useUnsavedChanges(dirty, save)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save().then((saved) => saved && onDone())
      }}
    >
      <NativeSelect
        autoFocus
        label={texts.kind}
        data={payerKinds.map((one) => ({ value: one, label: payerKindWords[one] }))}
        value={kind}
        error={messages.kind}
        onChange={({ currentTarget }) =>
          setKind(payerKinds.find((one) => one === currentTarget.value) ?? kind)
        }
      />
      {fields.map((field) => (
        <Field
          key={field}
          field={field}
          label={isPerson && field === 'legalAddress' ? texts.address : wordField(field)}
          value={typed[field] ?? ''}
          message={messages[field]}
          optional={mayPayerLack(field, typed)}
          onType={(value) => type(field, value)}
        />
      ))}
      {fields.includes('bik') && <p className={styles.about}>{texts.bankHint}</p>}
      <p role="alert" className={styles.failure}>
        {messages.form}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" loading={store.busy}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={store.busy} onClick={() => leave(onDone)}>
          {texts.cancel}
        </Button>
      </div>
      {question}
    </form>
  )
})

type FieldProps = {
  readonly field: PayerField
  readonly label: string
  readonly value: string
  readonly message: string | undefined
  readonly optional: boolean
  readonly onType: (value: string | null) => void
}

function Field({ field, label, value, message, optional, onType }: FieldProps) {
  // A refusal names the field as the form does.
  const error = message?.replace(wordField(field), label)
  const common = { id: `payer-${field}`, label: optional ? <OptionalLabel of={label} /> : label, error }
  const mask = maskOf[field]
  if (mask) return <MaskedField {...common} mask={mask} value={value} onChange={onType} />
  if (field === 'passportDate') {
    const read = parseLocalDate(value)
    return <DateField {...common} value={read.ok ? read.value : null} onChange={onType} />
  }
  return (
    <TextInput
      {...common}
      maxLength={longest[field] ?? 500}
      inputMode={longest[field] ? 'numeric' : field === 'emailForInvoices' ? 'email' : 'text'}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
