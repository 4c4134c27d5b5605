import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { ErrorOf } from '@osh/core/shared/results/result.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { staffWords } from '@osh/core/wording/refusals/words/staff-words.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'

type Refusal = ErrorOf<EmployeeRepository['hire']> | ErrorOf<EmployeeRepository['change']>

const words = { ...plainWords, ...staffWords, ...contactWords, ...peopleWords }

/** What is said at each field of an employee's form; that the tariff is for offices alone is said at the position. */
export const wordEmployeeRefusal = (refusal: Refusal): Messages =>
  refusal.code === 'tariff/office-only'
    ? { positionId: sayRefusal(refusal, words) }
    : wordMessages(refusal, words)
