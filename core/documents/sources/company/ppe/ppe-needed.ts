import { sizeForPpe } from '../../../../employees/sizes/size-for-ppe.ts'
import { compareInRussian } from '../../../../shared/names/russian-order.ts'
import { formatPieces } from '../../../../wording/ppe.ts'
import type { SizedDuty } from '../../facts/work-records.ts'
import { type Source, source } from '../../source.ts'
import { countRows, tellRows } from '../rows.ts'

/** The size that is bought for a person: the duty's own, or the person's. */
const sizeOf = ({ name, size, sizes }: SizedDuty): string => size ?? sizeForPpe(name, sizes) ?? ''

/** What is bought alike: one item of one size, counted in one unit. */
const groupAlike = (due: readonly SizedDuty[]) =>
  [...Map.groupBy(due, (one) => JSON.stringify([one.name, sizeOf(one), one.unit])).values()].flatMap(
    (alike) =>
      alike.slice(0, 1).map((one) => ({
        ...{ name: one.name, size: sizeOf(one), unit: one.unit },
        pieces: alike.reduce((sum, { pieces }) => sum + pieces, 0),
        people: alike.reduce((sum, { people }) => sum + people, 0),
      })),
  )

/** What PPE has to be bought for the period that the paper names: what is due in it, and what was due before and is not issued. */
export const ppeNeededSources = {
  'ppe.needed': source({
    needs: ['due-ppe'],
    gives: 'СИЗ, срок выдачи которых наступает в периоде документа или уже наступил: по размерам',
    fill: ({ 'due-ppe': due }) => {
      const rows = groupAlike(due)
        .toSorted(
          (a, b) => compareInRussian(a.name, b.name) || a.size.localeCompare(b.size, 'ru', { numeric: true }),
        )
        .map(({ name, size, unit, pieces, people }) => ({
          ...{ name, size, people: String(people), count: formatPieces(pieces, unit), price: '', note: '' },
        }))

      return tellRows(rows, `из обязательств по СИЗ: ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
