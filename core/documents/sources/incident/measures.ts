import type { ListedMeasure } from '../../../measures/measure-repository.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { describeMeasure, describeProgress } from '../../../wording/measures.ts'
import { type KnownAnswer, type Source, source } from '../source.ts'
import { cutToCell, cutToCells } from '../table-cell.ts'

const from = 'из мероприятий происшествия'

const keepCommissionMeasures = (measures: readonly ListedMeasure[]): readonly ListedMeasure[] =>
  measures.filter((one) => one.source.is === 'incident')

/** The measures that an act lists: the commission's own, as points of inspectors' orders come after it. Null where none is planned. */
export function tellPlanned(measures: readonly ListedMeasure[] = []): KnownAnswer | null {
  const rows = keepCommissionMeasures(measures).map(({ measure: { what, responsible, dueOn } }) => ({
    what: cutToCell(what),
    who: responsible,
    term: formatDate(dueOn),
  }))
  return rows.length === 0 ? null : { value: rows, from }
}

/** As the register has them: «Поставить ограждение, срок 01.12.2026; Заменить щит, выполнено 20.11.2026»; '' where none is planned. */
export const describePlanned = (measures: readonly ListedMeasure[]): string =>
  keepCommissionMeasures(measures)
    .map(({ measure: { what, dueOn, done } }) =>
      done === null ? `${what}, срок ${formatDate(dueOn)}` : `${what}, выполнено ${formatDate(done.on)}`,
    )
    .join('; ')

/** What was to be done after an accident, and what was: of its act, and of inspectors' orders issued after it. */
export const measureSources = {
  'measures.state': source({
    needs: ['measures'],
    gives: 'мероприятия после происшествия и по предписаниям: когда выполнены и чем подтверждено',
    fill: ({ measures }) =>
      measures.length === 0
        ? null
        : {
            value: measures.map((one) =>
              cutToCells({ what: describeMeasure(one), done: describeProgress(one) }),
            ),
            from,
          },
  }),
} as const satisfies Readonly<Record<string, Source>>
