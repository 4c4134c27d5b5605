import { isDismissed, joinFullName } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { WhyButton } from '#ui/requirements/absence/WhyButton.tsx'
import styles from './DeadlineScreen.module.css'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { isSearchedAlone, listNotThere } from './not-there.ts'
import { deadlineTexts as texts } from './texts.ts'

/** Who was searched for and is not in the table, each with why: below the rows that were found, or in place of them. */
export const NotThere = observer(function NotThere({ store }: { readonly store: DeadlineTableStore }) {
  const all = useEmployees()
  const current = useService(inCompany)
  return listNotThere(all, store, current.today()).map((employee) => {
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

/** Everyone on the staff, dismissed people too; none while they are not known. */
function useEmployees(): readonly EmployeeWithStates[] {
  const employees = useService(ports.employees)
  const current = useService(inCompany)
  const [all, setAll] = useState<readonly EmployeeWithStates[]>([])
  useEffect(() => {
    void load(() => employees.list(current.company.id)).then((read) => {
      if (read.is === 'ready') setAll(read.value)
    })
  }, [employees, current])
  return all
}
