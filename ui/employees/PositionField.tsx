import { FIRST_OWN_POSITION_ID } from '@osh/core/norms/positions.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

const ADD = 0

type Props = {
  readonly choices: StaffChoices
  readonly value: PositionId | null
  readonly onChange: (value: PositionId | null) => void
  readonly message: string | undefined
}

/** A position of the catalogue, or the company's own: what is typed and isn't there can be added at once, and deleted. */
export const PositionField = observer(function PositionField({ choices, value, onChange, message }: Props) {
  const [typed, setTyped] = useState('')
  const { positions, positionMessage } = choices
  const known = positions.map(({ id, name }) => ({ value: id as number, label: name }))
  const name = typed.trim().replace(/\s+/g, ' ')
  const isNew = name !== '' && !positions.some((known) => known.name.toLowerCase() === name.toLowerCase())
  const pick = async (picked: number | null) => {
    if (picked !== ADD) return onChange(picked as PositionId | null)
    const added = await choices.addPosition(name)
    if (added) onChange(added.id)
  }
  const chosen = positions.find(({ id }) => id === value)
  const own = chosen && chosen.id >= FIRST_OWN_POSITION_ID ? chosen : null
  return (
    <div>
      <SelectField
        id="positionId"
        label={wordField('positionId')}
        maxDropdownHeight={350}
        choices={isNew ? [...known, { value: ADD, label: texts.addPosition(name) }] : known}
        value={value as number | null}
        error={message ?? positionMessage}
        onSearchChange={setTyped}
        onChange={(picked) => void pick(picked)}
      />
      {own && (
        <AskedRemoval
          variant="subtle"
          size="compact-xs"
          words={texts.positionRemoval}
          onRemove={() => choices.removePosition(own)}
          onRemoved={() => onChange(null)}
        >
          <p>{texts.positionRemoval.warning(own.name)}</p>
        </AskedRemoval>
      )}
    </div>
  )
})
