import { FIRST_OWN_POSITION_ID } from '@osh/core/norms/positions.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { PendingChoice } from './pending-choice.ts'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

const GoingRequirements = makeLazyPart(() => import('#ui/requirements/GoingRequirements.tsx'))

const ADD = 0

type Props = {
  readonly choices: StaffChoices
  /** Of the form: it is told when one begins to be added. */
  readonly choosing: PendingChoice
  readonly value: PositionId | null
  readonly onChange: (value: PositionId | null) => void
  readonly message: string | undefined
}

/** A position of the catalogue, or the company's own: what is typed and isn't there can be added at once, and deleted. */
export const PositionField = observer(function PositionField({
  choices,
  choosing,
  value,
  onChange,
  message,
}: Props) {
  const [typed, setTyped] = useState('')
  const { positions, positionMessage } = choices
  const known = positions.map(({ id, name }) => ({ value: id as number, label: name }))
  const name = typed.trim().replace(/\s+/g, ' ')
  const isNew = name !== '' && !positions.some((known) => known.name.toLowerCase() === name.toLowerCase())
  const add = async (): Promise<boolean> => {
    const added = await choices.addPosition(name)
    if (added) onChange(added.id)
    return added !== null
  }
  const pick = (picked: number | null) =>
    picked === ADD ? choosing.begin(add()) : onChange(picked as PositionId | null)
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
        onChange={pick}
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
          <Suspense>
            <GoingRequirements of={{ positionId: own.id }} />
          </Suspense>
        </AskedRemoval>
      )}
    </div>
  )
})
