import type { FactRow } from '../../../facts/fact-records.ts'
import type { Answers } from '../../answers/answers.ts'
import { type Source, source } from '../source.ts'
import { countRows, tellRows } from './rows.ts'
import { fromList, rowsOf } from './said-once.ts'

const LIST = 'extinguishers'

/** The first of the list that has no passport yet: the one after the extinguisher of the last passport. Null where that one is not in the list. */
function findNext(all: readonly FactRow[], { inventory: last }: Answers): FactRow | null {
  if (last === undefined || last === null) return all[0] ?? null
  const at = all.findIndex(({ inventory }) => inventory === last)
  return at === -1 ? null : (all[at + 1] ?? null)
}

const ofNext = (column: string, gives: string): Source =>
  source({
    needs: ['facts', 'lastAnswers'],
    gives: `огнетушитель, на который паспорт ещё не заведён: ${gives}`,
    fill: ({ facts, lastAnswers }) => {
      const text = findNext(rowsOf(facts, LIST), lastAnswers)?.[column]
      return text ? { value: text, from: fromList(LIST) } : null
    },
  })

/** Extinguishers as the company has entered them. */
export const extinguisherSources = {
  'extinguishers.list': source({
    needs: ['facts'],
    gives: 'огнетушители: номер, марка, заводской номер, место, когда введён',
    fill: ({ facts }) => {
      const rows = rowsOf(facts, LIST).map(
        ({ inventory = '', mark = '', serial = '', place = '', start = '' }) => ({
          ...{ inventory, mark, serial, place },
          start: start.split('-').toReversed().join('.'),
        }),
      )
      return tellRows(rows, `${fromList(LIST)}, ${countRows(rows)}`)
    },
  }),
  'extinguishers.inventory': ofNext('inventory', 'номер'),
  'extinguishers.place': ofNext('place', 'место установки'),
  'extinguishers.mark': ofNext('mark', 'тип и марка'),
  'extinguishers.serial': ofNext('serial', 'заводской номер'),
  'extinguishers.start': ofNext('start', 'когда введён в эксплуатацию'),
  'extinguishers.maker': ofNext('maker', 'изготовитель'),
  'extinguishers.made': ofNext('made', 'когда изготовлен'),
  'extinguishers.charge': ofNext('charge', 'чем заряжен'),
} as const satisfies Readonly<Record<string, Source>>
