import { sizeFields } from '@osh/core/employees/sizes/sizes.ts'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { FoldedSizes } from '#ui/employees/FoldedSizes.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './EmployeeCard.module.css'
import { employeeFormStore } from './employee-form-store.ts'
import { EditableRows } from './form/EditableRows.tsx'
import { EditButton } from './form/EditButton.tsx'
import { EmployeeForm } from './form/EmployeeForm.tsx'
import { contactFields, personalFields } from './form/shown-fields.ts'
import { useAskedField } from './form/use-asked-field.ts'
import { cardTexts as texts } from './texts.ts'
import { UpcomingDeadlines } from './UpcomingDeadlines.tsx'
import { useCard } from './use-card.ts'

const fields = [...personalFields, ...contactFields, ...sizeFields]

/** Who the employee is, how to reach them, and what falls due next. */
export const MainTab = observer(function MainTab() {
  const { employee, duties } = useCard()
  const { hash } = useLocation()
  const form = useService(employeeFormStore)
  useAskedField(form, employee, fields)
  const known = sizeFields.some((field) => employee[field] !== null)
  const asked = sizeFields.some((field) => hash === `#${field}`)
  return (
    <div className={styles.columns}>
      <EmployeeForm store={form} fields={fields}>
        <section className={styles.group}>
          <div className={styles.head}>
            <h2>{texts.personal}</h2>
            <EditButton form={form} />
          </div>
          <EditableRows form={form} employee={employee} fields={personalFields} />
        </section>
        <section className={styles.group}>
          <h2>{texts.contacts}</h2>
          <EditableRows form={form} employee={employee} fields={contactFields} />
        </section>
        <FoldedSizes opened={known || asked} asPart>
          <EditableRows form={form} employee={employee} fields={sizeFields} />
        </FoldedSizes>
      </EmployeeForm>
      <UpcomingDeadlines employee={employee} duties={duties} />
    </div>
  )
})
