import { FIRST_OWN_POSITION_ID } from '@osh/core/norms/positions.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { CreatableField } from '#ui/kit/forms/CreatableField.tsx'
import type { PendingChoices } from '#ui/kit/forms/pending-choices.ts'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

const GoingRequirements = makeLazyPart(() => import('#ui/requirements/GoingRequirements.tsx'))

type Props = {
  readonly choices: StaffChoices
  /** Of the form. */
  readonly pending: PendingChoices
  readonly value: PositionId | null
  readonly onChange: (value: PositionId | null) => void
  readonly message: string | undefined
}

/** A position of the catalogue, or the company's own: what is typed and isn't there can be added at once, and deleted. */
export const PositionField = observer(function PositionField(props: Props) {
  const { choices, pending, value, onChange, message } = props
  const { positions } = choices
  const chosen = positions.find(({ id }) => id === value)
  const own = chosen && chosen.id >= FIRST_OWN_POSITION_ID ? chosen : null
  return (
    <div>
      <CreatableField
        id="positionId"
        label={wordField('positionId')}
        maxDropdownHeight={350}
        choices={positions.map(({ id, name }) => ({ value: id, label: name }))}
        pending={pending}
        offer={texts.addPosition}
        create={choices.addPosition}
        value={value}
        error={message}
        onChange={onChange}
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
