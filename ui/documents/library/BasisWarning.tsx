import { expiringBasis } from '@osh/core/documents/library/expiring-basis.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { ExpiringActs } from '#ui/norms/ExpiringActs.tsx'

type Props = { readonly templates: readonly Template[]; readonly today: LocalDate }

/** Which of the acts that the forms rest on end. */
export function BasisWarning({ templates, today }: Props) {
  return <ExpiringActs acts={expiringBasis(templates, today)} />
}
