import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { NamedEmployee } from '@osh/core/incidents/reading/read-person.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import * as z from 'zod/mini'
import { codec } from '#adapters/wire/contract/answer.ts'
import { idOf } from '#adapters/wire/wire-format.ts'

const named = z.object({
  id: idOf<EmployeeId>(),
  lastName: z.string(),
  firstName: z.string(),
  fatherName: z.nullable(z.string()),
  positionStaff: z.nullable(z.string()),
  position: z.object({ id: idOf<PositionId>(), name: z.string() }),
})

/** Employees as they are kept on a device: who they are, and nothing else of them. */
export const people = codec(z.array(named), {
  encode: (all: readonly NamedEmployee[]) =>
    all.map(({ id, lastName, firstName, fatherName, positionStaff, position }) => ({
      id,
      lastName,
      firstName,
      fatherName,
      positionStaff,
      position: { id: position.id, name: position.name },
    })),
  decode: (all): readonly NamedEmployee[] => all,
})
