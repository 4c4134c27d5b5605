import type { Gathering, SomeQuestion } from '@osh/core/commands/command.ts'
import { type Answers, follow } from '@osh/core/commands/follow.ts'
import { mining } from '#tests/examples.ts'

/** What is asked before there is a company, of all that a person has, or of an account. */
const OF_NO_COMPANY = new Set([
  'today-in',
  'companies-with-inn',
  'new-company-id',
  'email-of',
  'new-mail-ids',
  'pause',
])

/** Runs a command of the company `mining` as a storage does; throws when a question is about another company, or about none. */
export function followInCompany<T, Q extends SomeQuestion>(
  gathering: Gathering<T, Q>,
  answers: Answers<Q>,
): T {
  return follow(askedInCompany(gathering), answers)
}

function* askedInCompany<T, Q extends SomeQuestion>(gathering: Gathering<T, Q>): Gathering<T, Q> {
  let step = gathering.next()
  while (!step.done) {
    const { kind, query } = step.value
    if (!OF_NO_COMPANY.has(kind) && companyIn(query) !== mining) throw new Error(`${kind} of which company?`)
    step = gathering.next(yield step.value)
  }
  return step.value
}

const companyIn = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'companyId' in query ? query.companyId : undefined
