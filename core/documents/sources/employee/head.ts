import { findHolder } from '../facts/holders.ts'
import { type Source, source } from '../source.ts'

/** Whoever is responsible for occupational safety in the employee's department: its head. */
export const headSources = {
  'person.head': source({
    needs: ['employee', 'holders'],
    gives: 'руководитель подразделения работника: кто отвечает в нём за охрану труда',
    fill: ({ employee: { employee, department }, holders }) => {
      const inDepartment = holders.filter((one) => one.department === department)
      const head = findHolder(inDepartment, 'ot-division') ?? findHolder(inDepartment, 'workplace-briefing')
      return head === null || head.employeeId === employee.id
        ? null
        : { value: head.employeeId, from: `из ответственных лиц: ${head.role}` }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
