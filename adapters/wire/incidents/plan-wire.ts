import type { Plan } from '@osh/core/incidents/plan.ts'
import type { Due } from '@osh/core/incidents/terms.ts'
import { degrees } from '@osh/core/norms/accidents/degree.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'

const step = z.object({
  key: z.string(),
  number: z.int(),
  action: z.string(),
  document: z.array(z.string()),
  appealPlace: z.array(z.string()),
  deadlineBasis: z.string(),
  deadline: z.string(),
  regulatedPeriod: z.string(),
  question: z.nullable(z.string()),
  answer: z.nullable(z.boolean()),
  /** By when: a day, or a moment of the place's clock; null while what it counts from has not come, and where there is no figure. */
  due: z.nullable(z.string()),
  immediate: z.boolean(),
  doneAt: z.nullable(z.string()),
  skipped: z.boolean(),
  overdue: z.boolean(),
})

/** A plan as it is answered: each step with its computed deadline. */
export const plan = codec(
  z.object({ degree: z.enum(degrees), steps: z.array(step), next: z.nullable(z.string()) }),
  {
    encode: ({ degree, steps, next }: Plan) => ({
      degree,
      next: next?.key ?? null,
      steps: steps.map((one) => ({
        key: one.key,
        number: one.number,
        action: one.action,
        document: [...one.documents],
        appealPlace: [...one.addressees],
        deadlineBasis: one.basis,
        deadline: one.deadline,
        regulatedPeriod: one.period,
        question: one.question?.text ?? null,
        answer: one.answer,
        due: findEnd(one.due),
        immediate: one.due.is === 'at-once',
        doneAt: one.done?.at ?? null,
        skipped: one.skipped,
        overdue: one.overdue,
      })),
    }),
    decode: (json) => json,
  },
)

const findEnd = (due: Due): LocalDate | LocalMoment | null =>
  due.is === 'moment' ? due.at : due.is === 'day' ? due.on : null
