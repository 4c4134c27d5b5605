import { isDismissed, joinFullName } from '@osh/core/employees/employee.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { WhyButton } from '#ui/requirements/absence/WhyButton.tsx'
import styles from './DeadlineScreen.module.css'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { isSearchedAlone, listNotThere, type Staff } from './not-there.ts'
import { deadlineTexts as texts } from './texts.ts'

/** Who was searched for and is not in the table, each with why: below the rows that were found, or in place of them. */
export const NotThere = observer(function NotThere({ store }: { readonly store: DeadlineTableStore }) {
  const staff = useStaff()
  const current = useService(inCompany)
  return listNotThere(staff, store, current.today()).map((employee) => {
    const fullName = joinFullName(employee)
    const words = isDismissed(employee, current.today())
      ? texts.dismissed(fullName)
      : isSearchedAlone(store)
        ? texts.notIn(fullName)
        : texts.notShown(fullName)
    return (
      <span key={employee.id} className={styles.notThere}>
        {words}{' '}
        <WhyButton employeeId={employee.id} section={store.section} className={styles.clear}>
          {texts.why}
          <span className="visually-hidden">, {fullName}</span>
        </WhyButton>
      </span>
    )
  })
})

const nobody: Staff = { employees: [], departments: new Map() }

/** Everyone on the staff, dismissed people too; none while they are not known. */
function useStaff(): Staff {
  const employees = useService(ports.employees)
  const departments = useService(ports.departments)
  const current = useService(inCompany)
  const [staff, setStaff] = useState(nobody)
  useEffect(() => {
    const { id } = current.company
    void load(() => Promise.all([employees.list(id), departments.list(id)])).then((read) => {
      if (read.is !== 'ready') return
      const [all, named] = read.value
      setStaff({ employees: all, departments: new Map(named.map((one) => [one.id, one.name])) })
    })
  }, [employees, departments, current])
  return staff
}
