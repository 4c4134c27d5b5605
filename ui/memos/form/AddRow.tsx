import { Button } from '@mantine/core'
import { findEventToAdd } from '@osh/core/memos/planning/row-choice.ts'
import { findFactor } from '@osh/core/norms/factors.ts'
import { type HeldPieces, isPastReturn } from '@osh/core/obligations/ppe/holding.ts'
import { keyPpe } from '@osh/core/obligations/ppe/same-ppe.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { searchPeople } from '@osh/core/wording/formats/namesakes.ts'
import { formatPieces } from '@osh/core/wording/ppe.ts'
import { IconPlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useReread } from '#ui/app/session/use-reread.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SubjectFields } from '#ui/obligations/SubjectFields.tsx'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import { WhoIsMissing } from '#ui/requirements/absence/WhoIsMissing.tsx'
import styles from '../Memo.module.css'
import { memoTexts as texts } from '../texts.ts'
import { type AddRowStore, addRowStore } from './add-row-store.ts'
import type { MemoFormStore } from './memo-form-store.ts'

type Props = { readonly store: MemoFormStore }

/** The picker of one more employee; only those not yet in the memo are offered. */
export const AddRow = observer(function AddRow({ store }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!opened)
    return (
      <Button
        variant="default"
        size="sm"
        mt="md"
        autoFocus={opened === false}
        leftSection={<IconPlus size={16} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {texts.addRow}
      </Button>
    )
  return <Picker store={store} onClose={() => setOpened(false)} />
})

const Picker = observer(function Picker({ store, onClose }: Props & { readonly onClose: () => void }) {
  const picker = useService(addRowStore)
  const open = useCallback(() => void picker.open(store.section), [picker, store.section])
  useEffect(open, [open])
  useReread(open)
  const place = useKeptInSight()
  const event = findEventToAdd(store.section, store.rows)
  const add = () => {
    const row = picker.makeRow(event)
    if (row === null) return
    store.addRow(row)
    picker.clear(null)
    onClose()
  }
  return (
    <fieldset ref={place} className={styles.picker}>
      <legend className="visually-hidden">{texts.addRow}</legend>
      <Loaded state={picker.staff} onRetry={() => void picker.open(store.section)} rows={2}>
        {({ ownNames }) => (
          <>
            <SelectField
              autoFocus
              label={texts.employee}
              limit={80}
              placeholder={searchPeople}
              choices={picker.listChoices(store.rows)}
              value={picker.employeeId}
              onChange={(id) => void picker.choose(id, event)}
            />
            {picker.employeeId !== null && (
              <What store={store} picker={picker} event={event} ownNames={ownNames} />
            )}
            <div className={styles.buttons}>
              <Button size="sm" variant="default" disabled={picker.employeeId === null} onClick={add}>
                {texts.add}
              </Button>
              <Button size="sm" variant="subtle" onClick={onClose}>
                {texts.cancel}
              </Button>
            </div>
            <WhoIsMissing section={store.section} apart />
          </>
        )}
      </Loaded>
    </fieldset>
  )
})

/** A part that grows at the end of a dialog: all of it is above the dialog's buttons each time that it grows. */
function useKeptInSight() {
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const part = place.current
    if (part === null) return
    const growth = new ResizeObserver(() => part.scrollIntoView({ block: 'nearest' }))
    growth.observe(part)
    return () => growth.disconnect()
  }, [])
  return place
}

type WhatProps = Props & {
  readonly picker: AddRowStore
  readonly event: PpeEvent | null
  readonly ownNames: readonly string[]
}

const NEW = 0

/** Which obligation: one that is in no memo, or a new one. */
const What = observer(function What({ store, picker, event, ownNames }: WhatProps) {
  const { obligations } = picker.choices
  return (
    <>
      {obligations.length > 0 && (
        <SelectField
          label={texts.obligation}
          clearable={false}
          choices={[
            ...obligations.map(({ id, subject, deadline }) => ({
              value: id as number,
              label: `${wordSubject(subject, findFactor)}${deadline ? ` · ${texts.due} ${formatDate(deadline)}` : ''}`,
            })),
            { value: NEW, label: texts.newObligation },
          ]}
          value={picker.obligation?.id ?? NEW}
          onChange={(id) => picker.chooseObligation(id ?? NEW)}
        />
      )}
      {picker.obligation === null && event === 'return' && <HeldFields picker={picker} />}
      {picker.obligation === null && event !== 'return' && (
        <SubjectFields
          section={store.section}
          value={picker.input}
          messages={picker.messages}
          ownNames={ownNames}
          withEvent={false}
          onChange={picker.type}
        />
      )}
    </>
  )
})

const describeHeld = ({ name, quantity, unit, returnBy }: HeldPieces, today: LocalDate): string =>
  returnBy !== null && isPastReturn({ returnBy }, today)
    ? `${name}, ${texts.held(formatPieces(quantity, unit))}, ${texts.pastReturn(formatDate(returnBy))}`
    : `${name}, ${texts.held(formatPieces(quantity, unit))}`

/** A return is taken only from what the employee holds, in part too. */
const HeldFields = observer(function HeldFields({ picker }: { readonly picker: AddRowStore }) {
  const { held } = picker.choices
  if (held.length === 0) return <p className={styles.second}>{texts.nothingHeld}</p>
  const { ppe, unit } = picker.input
  const chosen = held.find((pieces) => pieces.name === ppe && pieces.unit === unit)
  const quantities = Array.from({ length: chosen?.quantity ?? 0 }, (_, i) => i + 1)
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.holding}
        choices={held.map((pieces) => ({
          value: keyPpe(pieces),
          label: describeHeld(pieces, picker.today),
        }))}
        value={chosen ? keyPpe(chosen) : null}
        error={picker.messages.ppe}
        onChange={(key) => {
          const pieces = held.find((one) => keyPpe(one) === key)
          picker.type({
            ppe: pieces?.name ?? null,
            quantity: pieces?.quantity ?? null,
            unit: pieces?.unit ?? 'piece',
          })
        }}
      />
      <SelectField
        label="Количество"
        choices={quantities.map((value) => ({ value, label: String(value) }))}
        value={Number(picker.input.quantity) || null}
        error={picker.messages.quantity}
        onChange={(quantity) => picker.type({ quantity })}
      />
    </div>
  )
})
