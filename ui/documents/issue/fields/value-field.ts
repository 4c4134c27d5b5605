import { hintOf } from '@osh/core/documents/bounds/describe-bound.ts'
import type { ValueSpec } from '@osh/core/documents/library/template.ts'
import type { IssueStore } from '../issue-store.ts'
import { issueTexts as texts } from '../texts.ts'

export type ValueProps = { readonly store: IssueStore; readonly spec: ValueSpec }

/** What is around any of a form's values. */
export const describeField = ({ store, spec }: ValueProps) => {
  const { name, label, required } = spec
  const hint = hintOf(spec, store.answers)
  return {
    id: `values.${name}`,
    label: required ? label : `${label} (${texts.optional})`,
    ...(hint === '' ? {} : { description: hint }),
    error: store.refused.messages[`values.${name}`],
  }
}

/** A table that the records fill: it says by itself where it is from, and what of it was changed. */
export const isSourcedTable = ({ kind, source }: ValueSpec): boolean =>
  kind.type === 'rows' && source !== undefined
