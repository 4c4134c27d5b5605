import '#ui/kit/form-styles.ts'
import { Autocomplete, Select, type SelectProps, TextInput } from '@mantine/core'
import type { ObligationInput } from '@osh/core/obligations/entering/obligation-input.ts'
import { offerNames } from '@osh/core/obligations/entering/usual-duty.ts'
import { ppeUnits } from '@osh/core/obligations/subject.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import { explainNorm } from '@osh/core/wording/law/explain-norm.ts'
import { ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { keepInOpenList, takeHighlighted } from '#ui/kit/forms/take-highlighted.ts'
import { useOpenedList } from '#ui/kit/forms/use-opened-list.ts'
import { factorOptions, findFactors } from './factor-options.ts'
import styles from './SubjectFields.module.css'
import { classChoices, levelChoices } from './subject-choices.ts'

type Props = {
  readonly section: Section
  readonly value: ObligationInput
  readonly onChange: (changes: ObligationInput) => void
  readonly messages: Messages
  /** Names that the company has used before. */
  readonly ownNames: readonly string[]
  /** In a memo the event is the memo's. */
  readonly withEvent?: boolean
}

/** What an obligation is about: the fields of its section. */
export function SubjectFields(props: Props) {
  switch (props.section) {
    case 'briefing':
    case 'instruction':
    case 'training':
      return <NameField {...props} field={`${props.section}Name`} />
    case 'medicalExamination':
      return <FactorField {...props} />
    case 'ppe':
      return <PpeFields {...props} />
    case 'workingConditions':
      return <ChoiceField {...props} field="workingConditionsClass" choices={classChoices} />
    case 'risk':
      return <ChoiceField {...props} field="riskLevel" choices={levelChoices} />
  }
}

const writeText = (value: string | number | null | undefined): string => String(value ?? '')

function NameField({
  section,
  value,
  onChange,
  messages,
  ownNames,
  field,
}: Props & { readonly field: string }) {
  const opened = useOpenedList()
  return (
    <Autocomplete
      {...opened}
      onKeyDownCapture={takeHighlighted}
      id={field}
      label={findRules(section).words.head}
      // A name that is typed whole is not offered: its list would only lie over what is below.
      data={offerNames(section, ownNames).filter((name) => name !== value[field])}
      limit={60}
      withScrollArea={false}
      classNames={{ options: styles.points ?? '' }}
      value={writeText(value[field])}
      error={messages[field]}
      onChange={(name) => onChange({ [field]: name })}
    />
  )
}

const renderPoint: NonNullable<SelectProps['renderOption']> = ({ option }) => (
  <span className={option.disabled ? styles.heading : undefined}>{option.label}</span>
)

function FactorField({ section, value, onChange, messages }: Props) {
  const chosen = writeText(value.factorNumber) || null
  const opened = useOpenedList()
  return (
    <Select
      {...opened}
      onKeyDown={keepInOpenList}
      onKeyDownCapture={takeHighlighted}
      id="factorNumber"
      label={findRules(section).words.head}
      searchable
      clearable
      data={factorOptions}
      withScrollArea={false}
      filter={findFactors(chosen)}
      renderOption={renderPoint}
      classNames={{ option: styles.point ?? '', options: styles.points ?? '' }}
      value={chosen}
      error={messages.factorNumber}
      onChange={(factorNumber) => onChange({ factorNumber })}
    />
  )
}

const events = [
  { value: 'issuance', label: 'выдача' },
  { value: 'return', label: 'возврат' },
] as const

const unitChoices = ppeUnits.map((value) => ({ value, label: ppeUnitWords[value] }))

function PpeFields(props: Props) {
  const { value, onChange, messages, withEvent = true } = props
  return (
    <>
      <NameField {...props} field="ppe" />
      <div className={styles.pair}>
        <TextInput
          id="quantity"
          label="Количество"
          inputMode="numeric"
          value={writeText(value.quantity)}
          error={messages.quantity}
          onChange={(event) => onChange({ quantity: event.currentTarget.value })}
        />
        <SelectField
          id="unit"
          label="Единица"
          clearable={false}
          searchable={false}
          choices={unitChoices}
          value={writeText(value.unit) || 'piece'}
          error={messages.unit}
          onChange={(unit) => onChange({ unit })}
        />
      </div>
      {value.event !== 'return' && (
        <TextInput
          id="size"
          label={<OptionalLabel of="Размер" />}
          description="Если не тот, что записан у работника"
          maxLength={60}
          value={writeText(value.size)}
          error={messages.size}
          onChange={(event) => onChange({ size: event.currentTarget.value })}
        />
      )}
      {value.event !== 'return' && (
        <TextInput
          id="norm"
          label={<OptionalLabel of="Пункт ЕТН" />}
          description={
            explainNorm(writeText(value.norm)) || 'Приказ № 767н. Печатается в личной карточке учёта СИЗ'
          }
          maxLength={60}
          value={writeText(value.norm)}
          error={messages.norm}
          onChange={(event) => onChange({ norm: event.currentTarget.value })}
        />
      )}
      {withEvent && (
        <SelectField
          id="event"
          label="Событие"
          clearable={false}
          choices={events}
          value={value.event === 'return' ? 'return' : 'issuance'}
          error={messages.event}
          onChange={(event) => onChange({ event })}
        />
      )}
    </>
  )
}

type ChoiceProps = Props & {
  readonly field: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

const ChoiceField = ({ section, value, onChange, messages, field, choices }: ChoiceProps) => (
  <SelectField
    id={field}
    label={findRules(section).words.head}
    choices={choices}
    clearable={false}
    value={writeText(value[field]) || 'notAssessed'}
    error={messages[field]}
    onChange={(chosen) => onChange({ [field]: chosen })}
  />
)
