import { fieldLabel } from '@osh/core/wording/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/app/services-context.tsx'
import { PositionField } from '#ui/employees/PositionField.tsx'
import { staffChoices } from '#ui/employees/staff-choices.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { Dismissal } from './Dismissal.tsx'
import styles from './EmployeeCard.module.css'
import { type EmployeeFormStore, employeeFormStore } from './employee-form-store.ts'
import { EditButton } from './form/EditButton.tsx'
import { EmployeeForm } from './form/EmployeeForm.tsx'
import { InPlaceFields } from './form/InPlaceFields.tsx'
import type { Shown } from './form/shown-fields.ts'
import { ViewRows } from './form/ViewRows.tsx'
import { cardTexts as texts } from './texts.ts'
import { useCard } from './use-card.ts'

const staffPosition: readonly Shown[] = [{ field: 'positionStaff', kind: 'text', optional: true }]

/** Where the employee works and as whom; dismissal. */
export const PositionTab = observer(function PositionTab() {
  const { employee, store } = useCard()
  const form = useService(employeeFormStore)
  return (
    <div className={styles.narrow}>
      <EmployeeForm store={form} fields={['employeeGroupId', 'positionId', 'positionStaff']}>
        <section className={styles.group}>
          <div className={styles.head}>
            <h2>{texts.work}</h2>
            <EditButton form={form} />
          </div>
          {form.editing ? (
            <PositionInputs form={form} />
          ) : (
            <ViewRows employee={employee} fields={staffPosition}>
              <DefinitionRow term={fieldLabel('employeeGroupId')}>{store.departmentName}</DefinitionRow>
              <DefinitionRow term={fieldLabel('positionId')}>{employee.position.name}</DefinitionRow>
            </ViewRows>
          )}
        </section>
      </EmployeeForm>
      {!form.editing && <Dismissal />}
    </div>
  )
})

const PositionInputs = observer(function PositionInputs({ form }: { readonly form: EmployeeFormStore }) {
  const choices = useService(staffChoices)
  useEffect(() => void choices.open(), [choices])
  return (
    <Loaded state={choices.state} rows={3} onRetry={() => void choices.open()}>
      {() => (
        <InPlaceFields store={form} fields={staffPosition}>
          <SelectField
            id="employeeGroupId"
            label={fieldLabel('employeeGroupId')}
            clearable={false}
            choices={choices.departments.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.input.employeeGroupId}
            error={form.messages.employeeGroupId}
            onChange={(employeeGroupId) => form.type({ employeeGroupId })}
          />
          <PositionField
            choices={choices}
            value={form.input.positionId}
            message={form.messages.positionId}
            onChange={(positionId) => form.type({ positionId })}
          />
        </InPlaceFields>
      )}
    </Loaded>
  )
})
