import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { CompanyField } from '@osh/core/companies/company-fields.ts'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import styles from '../Company.module.css'
import type { CompanyFormStore } from '../company-form-store.ts'
import { FieldLabel } from './FieldLabel.tsx'

type FieldProps = {
  readonly store: CompanyFormStore
  readonly field: Exclude<CompanyField, 'activities'>
}

type TextProps = FieldProps &
  Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'description'> & {
    /** The class that gives its place in the grid. */
    readonly place?: string | undefined
  }

/** One field of one line. */
export const TextField = observer(function TextField({ store, field, place, ...others }: TextProps) {
  return (
    <TextInput
      {...others}
      id={field}
      className={place ?? ''}
      label={<FieldLabel field={field} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      value={store.input[field]}
      error={store.messages[field]}
      onChange={(event) => store.set({ [field]: event.currentTarget.value })}
    />
  )
})

/** A name or an address: one line of text that is shown in as many as it takes. */
export const LongField = observer(function LongField({
  store,
  field,
  disabled,
}: FieldProps & { readonly disabled?: boolean }) {
  return (
    <Textarea
      id={field}
      className={styles.whole ?? ''}
      label={<FieldLabel field={field} />}
      autosize
      minRows={1}
      disabled={disabled ?? false}
      autoComplete="off"
      value={store.input[field]}
      error={store.messages[field]}
      onKeyDown={sendOnEnter}
      onChange={(event) => store.set({ [field]: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
    />
  )
})

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
