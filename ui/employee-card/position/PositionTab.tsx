import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Absences } from '../absences/Absences.tsx'
import styles from '../EmployeeCard.module.css'
import { employeeFormStore } from '../employee-form-store.ts'
import { EditButton } from '../form/EditButton.tsx'
import { EmployeeForm } from '../form/EmployeeForm.tsx'
import { useAskedField } from '../form/use-asked-field.ts'
import { ViewRows } from '../form/ViewRows.tsx'
import { cardTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { Dismissal } from './Dismissal.tsx'
import { PersonalDataPart } from './PersonalDataPart.tsx'
import { RemoveEmployee } from './RemoveEmployee.tsx'

const PositionInputs = makeLazyPart(async () => ({
  default: (await import('../form/PositionInputs.tsx')).PositionInputs,
}))

const fields = ['departmentId', 'positionId', 'positionStaff'] as const

/** Where the employee works and as whom; absences; dismissal. */
export const PositionTab = observer(function PositionTab() {
  const { employee, store } = useCard()
  const form = useService(employeeFormStore)
  useAskedField(form, employee, fields)
  const values = (
    <ViewRows employee={employee} fields={['positionStaff']}>
      <DefinitionRow term={wordField('departmentId')}>{store.departmentName}</DefinitionRow>
      <DefinitionRow term={wordField('positionId')}>{employee.position.name}</DefinitionRow>
    </ViewRows>
  )
  return (
    <div className={styles.narrow}>
      <EmployeeForm store={form} fields={fields}>
        <section className={styles.group}>
          <div className={styles.head}>
            <h2>{texts.work}</h2>
            <EditButton form={form} />
          </div>
          {form.editing ? (
            <Suspense fallback={values}>
              <PositionInputs form={form} />
            </Suspense>
          ) : (
            values
          )}
        </section>
      </EmployeeForm>
      {!form.editing && (
        <>
          <Absences />
          <May right="change">
            <Dismissal />
          </May>
          <May right="give-out-personal-data">
            <PersonalDataPart />
          </May>
          <May right="change">
            <RemoveEmployee />
          </May>
        </>
      )}
    </div>
  )
})
