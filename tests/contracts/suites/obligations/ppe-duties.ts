import type { Employee } from '@osh/core/employees/employee.ts'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import { aDraft, asPatch, day, gloves, months } from '#tests/examples.ts'
import type { World } from '../../world.ts'

/** The PPE that these contracts issue and ask back. */
export const name = 'Перчатки с полимерным покрытием'

export const issue = (world: World, employee: Employee, quantity: number, date: string) =>
  world.assign(employee, { subject: gloves(quantity), periodicity: months(12), date: day(date) })

const aReturn = (quantity: number): Partial<ObligationDraft> => ({
  subject: gloves(quantity, 'return'),
  periodicity: { kind: 'once' },
  date: null,
  deadline: day('2026-12-01'),
})

export const toReturn = (world: World, employee: Employee, quantity: number) =>
  world.assign(employee, aReturn(quantity))

export const tryReturn = ({ records, company }: World, employees: readonly Employee[], quantity: number) =>
  records.obligations.assign({
    companyId: company.id,
    employeeIds: employees.map(({ id }) => id),
    draft: asPatch(aDraft(aReturn(quantity))),
  })

export const holdings = ({ records, company }: World, { id }: Employee) =>
  records.obligations.listHoldings(company.id, id)
