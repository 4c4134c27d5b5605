import { deriveMicrotraumaState } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { DatedOnDay } from '@osh/core/notices/feed/dated.ts'
import type { DatedKind } from '@osh/core/notices/feed/feed-notice.ts'
import type { Days } from '@osh/core/notices/feed/told-days.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { listMicrotraumas } from '../incidents/microtraumas.ts'
import { listCountedMeasures } from '../measures/measures.ts'
import type { State } from '../state.ts'

type Dated = { readonly kind: DatedKind; readonly due: LocalDate }

/** What has a last day within these and is not done. */
export function gatherDated(state: State, companyId: CompanyId, { from, to }: Days): readonly DatedOnDay[] {
  const measures = listCountedMeasures(state, companyId)
    .filter((one) => one.removed === null && one.done === null)
    .map(
      ({ origin, dueOn }): Dated => ({
        kind: origin.is === 'inspector-order' ? 'orders' : 'measures',
        due: dueOn,
      }),
    )
  const reviews = listMicrotraumas(state, companyId)
    .filter((one) => deriveMicrotraumaState(one) === 'to-review')
    .map((one): Dated => ({ kind: 'microtraumas', due: reviewTerm(one).until }))
  const within = [...measures, ...reviews].filter(({ due }) => from <= due && due <= to)
  return [...Map.groupBy(within, ({ kind, due }) => `${due} ${kind}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => (all[0] ? [{ ...all[0], count: all.length }] : []))
}
