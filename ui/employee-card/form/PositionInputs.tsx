import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useReread } from '#ui/app/session/use-reread.ts'
import { PositionField } from '#ui/employees/PositionField.tsx'
import { staffChoices } from '#ui/employees/staff-choices.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import type { EmployeeFormStore } from '../employee-form-store.ts'
import { InPlaceFields } from './InPlaceFields.tsx'

/** Department and position out of the company's, the staff position typed. */
export const PositionInputs = observer(function PositionInputs({
  form,
}: {
  readonly form: EmployeeFormStore
}) {
  const choices = useService(staffChoices)
  useEffect(() => void choices.open(), [choices])
  useReread(choices.open)
  return (
    <Loaded state={choices.state} rows={3} onRetry={() => void choices.open()}>
      {() => (
        <InPlaceFields store={form} fields={['positionStaff']}>
          <SelectField
            id="departmentId"
            label={wordField('departmentId')}
            clearable={false}
            choices={choices.departments.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.input.departmentId}
            error={form.messages.departmentId}
            onChange={(departmentId) => form.type({ departmentId })}
          />
          <PositionField
            choices={choices}
            pending={form.pending}
            value={form.input.positionId}
            message={form.messages.positionId}
            onChange={(positionId) => form.type({ positionId })}
          />
        </InPlaceFields>
      )}
    </Loaded>
  )
})
