import '#ui/kit/form-styles.ts'
import { TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { sexWords } from '@osh/core/wording/employees.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EmployeeInput } from '#ui/employees/employee-input.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { MaskedField } from '#ui/kit/forms/MaskedField.tsx'
import { type Mask, masks } from '#ui/kit/forms/mask.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { EmployeeFormStore } from '../employee-form-store.ts'
import { cardTexts as texts } from '../texts.ts'
import styles from './InPlace.module.css'
import type { Shown } from './shown-fields.ts'
import { focusAsked } from './use-asked-field.ts'

type Props = { readonly store: EmployeeFormStore; readonly shown: Shown }

type FieldsProps = {
  readonly store: EmployeeFormStore
  readonly fields: readonly Shown[]
  /** Fields that are no plain ones. */
  readonly children?: ReactNode
}

/** The inputs in the places of the values, under the same names; the form's first one gets the cursor. */
export function InPlaceFields({ store, fields, children }: FieldsProps) {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => focusAsked(rows.current?.closest('form') ?? null), [])
  return (
    <div ref={rows} className={styles.rows}>
      {children}
      {fields.map((shown) => (
        <Field key={shown.field} store={store} shown={shown} />
      ))}
    </div>
  )
}

const Field = observer(function Field(props: Props) {
  switch (props.shown.kind) {
    case 'text':
      return <Text {...props} />
    case 'phone':
      return <Masked {...props} mask={masks.phone} />
    case 'snils':
      return <Masked {...props} mask={masks.snils} />
    case 'day':
      return <Day {...props} />
    case 'sex':
      return <Sex {...props} />
  }
})

const sexes = [
  { value: 'm', label: sexWords.m },
  { value: 'f', label: sexWords.f },
] as const

const writeText = (input: EmployeeInput, field: keyof EmployeeInput): string => String(input[field] ?? '')

const Text = observer(function Text({ store, shown: { field, optional } }: Props) {
  const email = field === 'email' || field === 'workEmail'
  return (
    <TextInput
      id={field}
      type={email ? 'email' : 'text'}
      label={labelOf(field, optional)}
      autoComplete="off"
      value={writeText(store.input, field)}
      error={store.messages[field]}
      onChange={(event) => store.type({ [field]: event.currentTarget.value })}
    />
  )
})

const Masked = observer(function Masked({
  store,
  shown: { field, optional },
  mask,
}: Props & { readonly mask: Mask }) {
  return (
    <MaskedField
      id={field}
      label={labelOf(field, optional)}
      autoComplete="off"
      mask={mask}
      value={writeText(store.input, field)}
      error={store.messages[field]}
      onChange={(value) => store.type({ [field]: value })}
    />
  )
})

const Day = observer(function Day({ store, shown: { field, optional } }: Props) {
  return (
    <DateField
      {...(field === 'birthDate' ? { max: store.today } : {})}
      id={field}
      label={labelOf(field, optional)}
      value={store.input[field] as LocalDate | null}
      error={store.messages[field]}
      onChange={(day) => store.type({ [field]: day })}
    />
  )
})

const Sex = observer(function Sex({ store }: Props) {
  return (
    <SelectField
      id="sex"
      label={wordField('sex')}
      searchable={false}
      clearable={false}
      choices={sexes}
      value={store.input.sex}
      error={store.messages.sex}
      onChange={(sex) => store.type({ sex })}
    />
  )
})

const labelOf = (field: string, optional = false): ReactNode =>
  optional ? (
    <>
      {wordField(field)} <span className={styles.optional}>{texts.optional}</span>
    </>
  ) : (
    wordField(field)
  )
