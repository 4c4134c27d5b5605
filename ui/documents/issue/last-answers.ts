import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Answers } from '@osh/core/documents/answers/fill-values.ts'
import type { Template, ValueSpec } from '@osh/core/documents/library/template.ts'
import { singleton } from '#ui/app/service.ts'
import { idsIn } from './given-answers.ts'

/**
 * What was answered to a form the last time, until the page is closed: answers may name people, so nothing of them is
 * left in the browser. Days and the holders of roles are not kept: each paper has its own.
 */
export class LastAnswers {
  readonly #kept = new Map<string, Answers>()

  keep(companyId: CompanyId, template: Template, answers: Answers): void {
    const lasting = template.values.filter(isLasting).map(({ name }) => [name, answers[name]] as const)
    this.#kept.set(keyOf(companyId, template), Object.fromEntries(lasting))
  }

  /** Without answers that name somebody who is no longer among the employees. */
  of(companyId: CompanyId, template: Template, isEmployed: (id: number) => boolean): Answers {
    const kept = Object.entries(this.#kept.get(keyOf(companyId, template)) ?? {})
    const names = new Set(template.values.filter(namesPeople).map(({ name }) => name))
    return Object.fromEntries(
      kept.filter(
        ([name, answer]) => !isBlank(answer) && (!names.has(name) || idsIn(answer).every(isEmployed)),
      ),
    )
  }
}

const keyOf = (companyId: CompanyId, { id }: Template): string => `${companyId}/${id}`

const isLasting = ({ kind: { type } }: ValueSpec): boolean =>
  type !== 'date' && type !== 'period' && type !== 'responsible'

const namesPeople = ({ kind: { type } }: ValueSpec): boolean =>
  type === 'employee' || type === 'employees' || type === 'commission'

const isBlank = (answer: unknown): boolean => answer === null || answer === undefined || answer === ''

export const lastAnswers = singleton('LastAnswers', [], () => new LastAnswers())
