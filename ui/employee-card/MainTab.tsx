import { observer } from 'mobx-react-lite'
import { useService } from '#ui/app/services-context.tsx'
import styles from './EmployeeCard.module.css'
import { employeeFormStore } from './employee-form-store.ts'
import { EditButton } from './form/EditButton.tsx'
import { EmployeeForm } from './form/EmployeeForm.tsx'
import { InPlaceFields } from './form/InPlaceFields.tsx'
import { contactFields, personalFields, type Shown } from './form/shown-fields.ts'
import { ViewRows } from './form/ViewRows.tsx'
import { cardTexts as texts } from './texts.ts'
import { UpcomingDeadlines } from './UpcomingDeadlines.tsx'
import { useCard } from './use-card.ts'

const fields = [...personalFields, ...contactFields].map(({ field }) => field)

/** Who the employee is, how to reach them, and what falls due next. */
export const MainTab = observer(function MainTab() {
  const { employee, duties } = useCard()
  const form = useService(employeeFormStore)
  const rows = (shown: readonly Shown[]) =>
    form.editing ? (
      <InPlaceFields store={form} fields={shown} />
    ) : (
      <ViewRows employee={employee} fields={shown} />
    )
  return (
    <div className={styles.columns}>
      <EmployeeForm store={form} fields={fields}>
        <section className={styles.group}>
          <div className={styles.head}>
            <h2>{texts.personal}</h2>
            <EditButton form={form} />
          </div>
          {rows(personalFields)}
        </section>
        <section className={styles.group}>
          <h2>{texts.contacts}</h2>
          {rows(contactFields)}
        </section>
      </EmployeeForm>
      <UpcomingDeadlines employee={employee} duties={duties} />
    </div>
  )
})
