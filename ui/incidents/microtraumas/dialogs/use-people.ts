import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { useEffect, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { readPeople } from '../../people-choices.ts'

/** Who works in the company, for the fields of a dialog; none until they are read. */
export function usePeople(): readonly Choice<EmployeeId>[] {
  const employees = useService(ports.employees)
  const departments = useService(ports.departments)
  const current = useService(inCompany)
  const [people, setPeople] = useState<readonly Choice<EmployeeId>[]>([])
  useEffect(() => {
    void load(() => readPeople({ employees, departments }, current.company.id, current.today())).then(
      (answer) => {
        if (answer.is === 'ready') setPeople(answer.value)
      },
    )
  }, [employees, departments, current])
  return people
}
