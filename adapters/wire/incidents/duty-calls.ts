import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { requireCodes } from '@osh/core/incidents/duties/refusal-codes.ts'
import { asRequired, requiredSections } from '@osh/core/incidents/duties/required-duty.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { holdingCodes } from '@osh/core/obligations/refusals.ts'
import * as z from 'zod/mini'
import { all, codec, list, newOne } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsOfOne } from '../contract/command-input.ts'
import { BODY_OF_IDS } from '../contract/input.ts'
import { byId } from '../contract/query-input.ts'
import { thing } from '../contract/thing.ts'
import { subjectWords as words } from '../obligations/subject-wire.ts'
import { day, givenId, givenList, givenText, idOf, requireKnown } from '../wire-format.ts'
import { decodeSection, encodeSection } from '../words.ts'

const section = codec(z.enum(requiredSections.map(encodeSection)), {
  encode: encodeSection,
  decode: (word) => requireKnown(asRequired(requireKnown(decodeSection(word), word)), word),
})

/** `doneOn`: since the accident. */
const duty = thing({
  section,
  obligationId: idOf<ObligationId>(),
  employeeId: idOf<EmployeeId>(),
  fullName: z.string(),
  dueOn: day,
  doneOn: z.nullable(day),
})

const PATH = '/api/incidents/{id}/duties'

/** What an accident requires: briefings, trainings, assessments that employees were given because of it. */
export const dutyCalls = {
  listForIncident: query({
    path: PATH,
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: list(duty),
  }),
  require: call({
    path: PATH,
    who: { ownerOf: 'incident' },
    right: 'change',
    bodyLimit: BODY_OF_IDS,
    input: detailsOfOne<'incident'>({
      fields: z.object({
        section: givenText,
        employeeIds: z.exactOptional(givenList(givenId)),
        deadline: givenText,
        trainingName: givenText,
      }),
      words,
    }),
    answer: newOne(all(duty)),
    refuses: [...requireCodes, ...holdingCodes, 'not-found', 'obligation/in-active-memo'],
  }),
}
