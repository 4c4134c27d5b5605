import { ActionIcon, NumberInput } from '@mantine/core'
import { isDone } from '@osh/core/memos/memo-status.ts'
import { findRules, isDated } from '@osh/core/sections/section.ts'
import { ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { checkResultWords } from '@osh/core/wording/sections.ts'
import { IconTrash } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { Hidden } from '#ui/kit/states/Hidden.tsx'
import { classChoices, levelChoices } from '#ui/obligations/subject-choices.ts'
import styles from '../Memo.module.css'
import { memoTexts as texts } from '../texts.ts'
import { type FormRow, nameOutcomeField } from './form-row.ts'
import { nameMemoRow, RowWords } from './MemoRowWords.tsx'
import type { MemoFormStore } from './memo-form-store.ts'

type Props = { readonly store: MemoFormStore; readonly row: FormRow }

/** One row while the memo is edited: who and what for, the outcome, and the way out of the memo; a stored outcome keeps it in. */
export const MemoRowFields = observer(function MemoRowFields({ store, row }: Props) {
  const stored = store.memo?.rows.find(({ obligationId }) => obligationId === row.obligationId)
  return (
    <>
      <RowWords row={row} mark={store.marks.get(row.employeeId)} />
      <div className={styles.outcome}>
        {row.hidden ? (
          <Hidden />
        ) : isDated(store.section) ? (
          <DateOutcome store={store} row={row} />
        ) : (
          <FoundOutcome store={store} row={row} />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={stored !== undefined && isDone(stored)}
        aria-label={texts.remove(nameMemoRow(row, store))}
        onClick={() => store.removeRow(row.key)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </>
  )
})

const resultChoices = (['passed', 'failed'] as const).map((value) => ({
  value,
  label: checkResultWords[value],
}))

const DateOutcome = observer(function DateOutcome({ store, row }: Props) {
  return (
    <>
      <DateField
        id={nameOutcomeField(row)}
        size="xs"
        aria-label={texts.date(nameMemoRow(row, store))}
        placeholder={texts.enter}
        value={row.date}
        max={store.today}
        clearable
        error={store.wrongRows.get(row.key) === 'date' ? store.messages.date : undefined}
        onChange={(date) => store.setDate(row.key, date)}
      />
      {row.date !== null && findRules(store.section).endsWithCheck && (
        <SelectField
          size="xs"
          aria-label={texts.result(nameMemoRow(row, store))}
          clearable={false}
          searchable={false}
          choices={resultChoices}
          value={row.result}
          onChange={(result) => store.setRow(row.key, { result: result ?? 'passed' })}
        />
      )}
      {row.subject.section === 'ppe' && <Quantity store={store} row={row} />}
    </>
  )
})

function Quantity({ store, row }: Props) {
  const { subject } = row
  if (subject.section !== 'ppe') return null
  return (
    <NumberInput
      size="xs"
      aria-label={texts.quantity(nameMemoRow(row, store))}
      min={1}
      max={9999}
      allowDecimal={false}
      allowNegative={false}
      suffix={`\u00a0${ppeUnitWords[subject.unit]}`}
      value={subject.quantity}
      error={store.wrongRows.get(row.key) === 'quantity'}
      onChange={(quantity) =>
        store.setRow(row.key, { subject: { ...subject, quantity: Number(quantity) || 0 } })
      }
    />
  )
}

const FoundOutcome = observer(function FoundOutcome({ store, row }: Props) {
  return (
    <SelectField
      id={nameOutcomeField(row)}
      size="xs"
      aria-label={texts.final(nameMemoRow(row, store))}
      placeholder={texts.choose}
      searchable={false}
      choices={store.section === 'risk' ? levelChoices : classChoices}
      value={row.found}
      onChange={(found) => store.setRow(row.key, { found })}
    />
  )
})
