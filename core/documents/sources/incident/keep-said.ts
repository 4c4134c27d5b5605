import type { Said } from '../../../incidents/papers-of-file.ts'
import type { Answers } from '../../answers/answers.ts'
import type { Template } from '../../library/template.ts'
import { asked, saidNameOf } from './said.ts'

/** What of a paper's answers the next papers of the accident begin with: of all of it, and of the one whom the paper is about. */
export function saidIn(
  { values }: Pick<Template, 'values'>,
  answers: Answers,
): { readonly common: Said; readonly injured: Said } {
  const common: Record<string, unknown> = {}
  const injured: Record<string, unknown> = {}
  for (const { name, source } of values) {
    const kept = saidNameOf(source)
    const answer = answers[name] ?? ''
    if (kept === null || answer === '') continue
    if (asked[kept].of === 'injured') injured[kept] = answer
    else common[kept] = answer
  }
  return { common, injured }
}

/** Whether an answer holds for every accident of the company: the next one begins with it too. */
export function isOfCompany(source: string | undefined): boolean {
  const kept = saidNameOf(source)
  return kept !== null && asked[kept].of === 'company'
}
