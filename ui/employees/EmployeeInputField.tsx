import '#ui/kit/form-styles.ts'
import { TextInput } from '@mantine/core'
import { describeField } from '@osh/core/employees/employee-fields.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { readPhones } from '@osh/core/shared/input/read-phones.ts'
import { sexWords } from '@osh/core/wording/employees.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import type { ClipboardEvent } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { MaskedField } from '#ui/kit/forms/MaskedField.tsx'
import { masks } from '#ui/kit/forms/mask.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { EmployeeInput, PlainField } from './employee-input.ts'

/** Where an employee is typed: what is there, what is wrong with it, where changes go. */
export type Typing = {
  readonly input: EmployeeInput
  readonly messages: Messages
  readonly onChange: (changes: Partial<EmployeeInput>) => void
  readonly today: LocalDate
}

type Props = Typing & {
  readonly field: PlainField
  readonly placeholder?: string
  readonly autofocus?: boolean
}

const sexes = [
  { value: 'm', label: sexWords.m },
  { value: 'f', label: sexWords.f },
] as const

/** A field of an employee as its kind is typed; its `id` is its name on the wire. */
export const EmployeeInputField = observer(function EmployeeInputField(props: Props) {
  const { field, input, messages, onChange, today, placeholder, autofocus } = props
  const { kind, optional = false } = describeField(field)
  const named = wordField(field)
  // Of the sizes it is said once, above them.
  const isMarked = optional && kind !== 'size' && kind !== 'height'
  const shown = {
    id: field,
    label: isMarked ? <OptionalLabel of={named} /> : named,
    error: messages[field],
  }
  if (kind === 'sex')
    return (
      <SelectField
        {...shown}
        searchable={false}
        clearable={false}
        choices={sexes}
        value={input.sex}
        onChange={(sex) => onChange({ sex })}
      />
    )
  if (kind === 'day')
    return (
      <DateField
        {...shown}
        {...(field === 'birthDate' ? { max: today } : {})}
        clearable
        value={input[field] as LocalDate | null}
        onChange={(day) => onChange({ [field]: day })}
      />
    )
  const value = String(input[field] ?? '')
  if (kind === 'phone' || kind === 'snils')
    return (
      <MaskedField
        {...shown}
        autoComplete="off"
        mask={masks[kind]}
        value={value}
        onChange={(typed) => onChange({ [field]: typed })}
        {...(field === 'workPhone' && input.internalPhone === ''
          ? { onPaste: (event: ClipboardEvent) => takeExtension(event, onChange) }
          : {})}
      />
    )
  return (
    <TextInput
      {...shown}
      {...(autofocus ? { 'data-autofocus': true } : {})}
      {...(placeholder === undefined ? {} : { placeholder })}
      type={kind === 'email' ? 'email' : 'text'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
})

/** «8 (495) 123-45-67 доб. 12» is a work telephone and one within the company, as in files; anything else the mask reads. */
function takeExtension(event: ClipboardEvent, onChange: Typing['onChange']): void {
  const { numbers, extension } = readPhones(event.clipboardData.getData('text')) ?? {}
  const [workPhone, ...others] = numbers ?? []
  if (workPhone === undefined || others.length > 0 || extension == null) return
  event.preventDefault()
  onChange({ workPhone, internalPhone: extension })
}
