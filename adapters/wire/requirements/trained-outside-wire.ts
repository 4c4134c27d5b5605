import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { riskCategories } from '@osh/core/requirements/outside/least-outside.ts'
import type { TrainedOutside } from '@osh/core/requirements/outside/trained-outside.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { idOf } from '../wire-format.ts'

/** How many must learn in an accredited centre, and who does. */
export const trainedOutside = codec(
  z.object({
    staff: z.int(),
    isStaffSaid: z.boolean(),
    risk: z.nullable(z.enum(riskCategories)),
    least: z.int(),
    leastOfGreaterRisk: z.int(),
    learning: z.int(),
    waiting: z.int(),
    posts: z.array(
      z.object({
        positionId: idOf<PositionId>(),
        departmentId: z.nullable(idOf<DepartmentId>()),
        position: z.string(),
        department: z.nullable(z.string()),
        people: z.int(),
        named: z.array(z.string()),
        programs: z.array(z.string()),
      }),
    ),
  }),
  {
    encode: ({ posts, ...told }: TrainedOutside) => ({
      ...told,
      posts: posts.map((one) => ({ ...one, named: [...one.named], programs: [...one.programs] })),
    }),
    decode: (json): TrainedOutside => json,
  },
)
