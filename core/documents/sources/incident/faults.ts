import type { Fault } from '../../../incidents/fault.ts'
import { keyInjured } from '../../../incidents/papers-of-file.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type Source, source } from '../source.ts'

const from = 'из шага «Заседание комиссии»'

const wordOpinion = ({ body, opinionOn, opinion }: Fault): string =>
  opinionOn === null
    ? 'выборного органа профсоюза и иного уполномоченного работниками органа в организации нет'
    : `${body}, ${formatDate(opinionOn)}, ${opinion}`

/** Degrees of fault that were entered, each with the opinion that goes with it. */
export const faultSources = {
  'incident.fault': source({
    needs: ['incident', 'injured'],
    gives: 'степень вины при грубой неосторожности, %',
    fill: ({ incident, injured }) => {
      const fault = incident.faults[keyInjured(injured)]
      return fault ? { value: fault.percent, from } : null
    },
  }),
  'incident.fault-opinion': source({
    needs: ['incident', 'injured'],
    gives: 'чьё мнение о степени вины учтено',
    fill: ({ incident, injured }) => {
      const fault = incident.faults[keyInjured(injured)]
      return fault ? { value: wordOpinion(fault), from } : null
    },
  }),
  'incident.faults': source({
    needs: ['incident'],
    gives: 'степени вины всех пострадавших словами',
    fill: ({ incident: { injured, faults } }) => {
      const named = injured.flatMap((one) => {
        const fault = faults[keyInjured(one)]
        return fault
          ? [
              `${one.fullName} — ${fault.percent} % (${fault.opinionOn === null ? '' : 'учтено мнение: '}${wordOpinion(fault)})`,
            ]
          : []
      })
      return named.length === 0 ? null : { value: named.join('; '), from }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
