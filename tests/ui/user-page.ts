import type { Company } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Press } from '#adapters/local-storage/local-documents.ts'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { accepted } from '#tests/contracts/world.ts'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { authStore } from '#ui/auth/auth-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { aCompany, aDraft, anEmployee, asPatch, instant, today } from '../examples.ts'

/** The services of a page on which a user is signed in and has a company, with short words for filling it. */
export type UserPage = {
  readonly outside: Outside
  readonly services: Services
  readonly records: Records
  readonly company: Company
  department(name: string): Promise<Department>
  place(department: Department): Pick<Employee, 'departmentId' | 'positionId'>
  hire(
    lastName: string,
    department: Department,
    details?: Parameters<typeof anEmployee>[0],
  ): Promise<Employee>
  /** An obligation for three years, last done on the day. */
  assign(employee: Employee, subject: Subject, date: LocalDate): Promise<void>
}

/** Without a screen: on 16.03.2026, everything kept in this process. No forms unless they are given. */
export async function openAsUser(press?: Press): Promise<UserPage> {
  const kept = new Map<string, string>()
  const outside = makeLocalOutside({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    clock: { today: () => today, now: () => instant('2026-03-16T10:00:00.000Z') },
    render: async () => new Uint8Array(),
    passwordRounds: 1,
    ...(press ? { press } : {}),
    locks: null,
    events: null,
  })
  const services = makeServices(outside)
  accepted(await services.get(authStore).register('orlova@example.org', 'длинный пароль'))
  const { records } = outside
  const company = accepted(await records.companies.add({ details: aCompany() }))
  await services.get(authStore).check()
  const [position] = await records.positions.list()
  if (position === undefined) throw new Error('there are no positions')
  const place = ({ id }: Department) => ({ departmentId: id, positionId: position.id })
  return {
    outside,
    services,
    records,
    company,
    place,
    department: async (name) => accepted(await records.departments.add({ companyId: company.id, name })),
    hire: async (lastName, department, details) =>
      accepted(
        await records.employees.hire({
          companyId: company.id,
          details: anEmployee({ lastName, ...place(department), ...details }),
        }),
      ),
    assign: async ({ id }, subject, date) => {
      accepted(
        await records.obligations.assign({
          companyId: company.id,
          employeeIds: [id],
          draft: asPatch(aDraft({ subject, date })),
        }),
      )
    },
  }
}
