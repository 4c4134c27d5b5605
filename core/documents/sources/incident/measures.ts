import { describeMeasure, describeProgress } from '../../../wording/measures.ts'
import { type Source, source } from '../source.ts'

/** What was to be done after an accident, and what was: of its act, and of inspectors' orders issued after it. */
export const measureSources = {
  'measures.state': source({
    needs: ['measures'],
    gives: 'мероприятия после происшествия и по предписаниям: когда выполнены и чем подтверждено',
    fill: ({ measures }) =>
      measures.length === 0
        ? null
        : {
            value: measures.map((one) => ({ what: describeMeasure(one), done: describeProgress(one) })),
            from: 'из мероприятий происшествия',
          },
  }),
} as const satisfies Readonly<Record<string, Source>>
