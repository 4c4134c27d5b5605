import '#ui/kit/form-styles.ts'
import { TextInput } from '@mantine/core'
import { sizeFields } from '@osh/core/employees/sizes/parse-sizes.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { sexWords } from '@osh/core/wording/employees.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { MaskedField } from '#ui/kit/forms/MaskedField.tsx'
import { type Mask, masks } from '#ui/kit/forms/mask.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import type { PendingChoices } from '#ui/kit/forms/pending-choices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { DepartmentField } from './DepartmentField.tsx'
import styles from './EmployeeFields.module.css'
import type { EmployeeInput } from './employee-input.ts'
import { FoldedSizes, sizeExamples } from './FoldedSizes.tsx'
import { PositionField } from './PositionField.tsx'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

type Props = {
  readonly input: EmployeeInput
  readonly onChange: (changes: Partial<EmployeeInput>) => void
  readonly messages: Messages
  /** Opened by the form that holds it. */
  readonly choices: StaffChoices
  /** What the form waits for before it saves. */
  readonly pending: PendingChoices
  readonly today: LocalDate
  /** A new employee has no day of dismissal. */
  readonly withDismissal?: boolean
}

const sexes = [
  { value: 'm', label: sexWords.m },
  { value: 'f', label: sexWords.f },
] as const

/** The fields of an employee; the `id` of each is its name on the wire. */
export const EmployeeFields = observer(function EmployeeFields(props: Props) {
  return (
    <div className={styles.fields}>
      <Group title={texts.groups.person}>
        <Text {...props} field="lastName" autofocus />
        <Text {...props} field="firstName" />
        <Text {...props} field="fatherName" optional />
        <SexField {...props} />
        <Day {...props} field="birthDate" max={props.today} />
        <Masked {...props} field="snils" mask={masks.snils} />
      </Group>
      <Group title={texts.groups.work}>
        <DepartmentField
          choices={props.choices}
          pending={props.pending}
          value={props.input.departmentId}
          message={props.messages.departmentId}
          onChange={(departmentId) => props.onChange({ departmentId })}
        />
        <PositionField
          choices={props.choices}
          pending={props.pending}
          value={props.input.positionId}
          message={props.messages.positionId}
          onChange={(positionId) => props.onChange({ positionId })}
        />
        <Text {...props} field="positionStaff" optional />
        <Day {...props} field="hireDate" />
        <Text {...props} field="personnelNumber" maxLength={20} optional />
        {props.withDismissal && <Day {...props} field="dismissalDate" optional />}
      </Group>
      <Group title={texts.groups.contacts}>
        <Masked {...props} field="personalPhone" mask={masks.phone} />
        <Text {...props} field="email" type="email" optional />
        <Masked {...props} field="workMobilePhone" mask={masks.phone} />
        <Text {...props} field="workEmail" type="email" optional />
        <Masked {...props} field="workPhone" mask={masks.phone} />
        <Text {...props} field="internalPhone" maxLength={10} optional />
      </Group>
      <FoldedSizes opened={false}>
        <div className={styles.grid}>
          {sizeFields.map((field) => (
            <Text key={field} {...props} field={field} placeholder={sizeExamples[field]} />
          ))}
        </div>
      </FoldedSizes>
    </div>
  )
})

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.grid}>{children}</div>
  </fieldset>
)

type FieldNames<T> = {
  readonly [F in keyof EmployeeInput]: EmployeeInput[F] extends T ? F : never
}[keyof EmployeeInput]

type FieldProps<F> = Props & { readonly field: F; readonly optional?: boolean }

type TextProps = FieldProps<FieldNames<string>> & {
  readonly type?: 'text' | 'email'
  readonly maxLength?: number
  readonly placeholder?: string
  readonly autofocus?: boolean
}

function Text({ field, input, onChange, messages, optional, autofocus, ...shown }: TextProps) {
  return (
    <TextInput
      {...shown}
      {...(autofocus ? { 'data-autofocus': true } : {})}
      id={field}
      label={labelOf(field, optional)}
      autoComplete="off"
      value={input[field]}
      error={messages[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
}

const Masked = ({
  field,
  mask,
  input,
  onChange,
  messages,
}: FieldProps<FieldNames<string>> & { readonly mask: Mask }) => (
  <MaskedField
    id={field}
    label={labelOf(field, true)}
    autoComplete="off"
    mask={mask}
    value={input[field]}
    error={messages[field]}
    onChange={(shown) => onChange({ [field]: shown })}
  />
)

const Day = ({
  field,
  max,
  input,
  onChange,
  messages,
  optional,
}: FieldProps<'birthDate' | 'hireDate' | 'dismissalDate'> & { readonly max?: LocalDate }) => (
  <DateField
    {...(max === undefined ? {} : { max })}
    id={field}
    label={labelOf(field, optional)}
    clearable
    value={input[field]}
    error={messages[field]}
    onChange={(day) => onChange({ [field]: day })}
  />
)

const SexField = ({ input, onChange, messages }: Props) => (
  <SelectField
    id="sex"
    label={wordField('sex')}
    searchable={false}
    clearable={false}
    choices={sexes}
    value={input.sex}
    error={messages.sex}
    onChange={(sex) => onChange({ sex })}
  />
)

const labelOf = (field: string, optional = false): ReactNode =>
  optional ? <OptionalLabel of={wordField(field)} /> : wordField(field)
