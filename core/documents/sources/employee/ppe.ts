import { type Holding, settleStored } from '../../../obligations/ppe/holding.ts'
import { takePpeFacts } from '../../../obligations/ppe/ppe-facts.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { formatPieces } from '../../../wording/ppe.ts'
import type { DutyOnDay } from '../facts/duties-on-day.ts'
import { type Source, source } from '../source.ts'
import { wordAbsence } from './marks.ts'

/** What an employee held on the day: issued by then, less what was returned by then. */
export function findHeldOnDay(all: readonly DutyOnDay[]): readonly Holding[] {
  const settled = settleStored(all.flatMap((duty) => takePpeFacts(duty, duty.done)))
  return settled.ok ? settled.value.filter(({ quantity }) => quantity > 0) : []
}

const describe = ({ name, quantity, unit, issuedOn, norm }: Holding): string =>
  `${name} — ${formatPieces(quantity, unit)}, ${norm === null ? '' : `норма ${norm}, `}выдано ${formatDate(issuedOn)}`

/** What protective equipment an employee had on the day. */
export const ppeSources = {
  'ppe.held': source({
    needs: ['duties'],
    gives: 'какие СИЗ выданы и когда, за вычетом возвращённых',
    fill: ({ duties: all }) => {
      const held = findHeldOnDay(all)
      const isAsked = all.some(({ subject }) => 'event' in subject && subject.event === 'issuance')
      if (held.length > 0)
        return { value: held.map(describe).join('; '), from: `из выдач СИЗ: ${held.length} поз.` }
      return isAsked
        ? { value: 'не выдавались', from: 'в обязательствах работника СИЗ назначены, выдач нет' }
        : { value: 'не предусмотрены', from: wordAbsence('норм выдачи СИЗ') }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
