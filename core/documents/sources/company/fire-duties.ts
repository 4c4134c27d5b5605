import { type HolderOfRole, wordHolder } from '../facts/holders.ts'
import { type Source, source } from '../source.ts'
import { countRows, tellRows } from './rows.ts'

/** What the holders of roles do at a fire, in the order in which it is done. */
const actions: readonly (readonly [role: string, action: string])[] = [
  ['fire-duty', 'Сообщает о пожаре по телефону 101 или 112, называет адрес'],
  ['fire-evac', 'Объявляет эвакуацию, выводит и пересчитывает людей'],
  ['fire-head', 'Руководит до прибытия пожарных, встречает их и провожает к месту пожара'],
  ['fire-systems', 'Проверяет, что сработали сигнализация, оповещение и пожарный водопровод'],
  ['fire-extinguishers', 'Организует тушение огнетушителями, если нет угрозы людям'],
  ['el-head', 'Отключает электроэнергию'],
  ['first-aid', 'Оказывает первую помощь пострадавшим'],
]

/** Who stands in: whoever holds the role beside the first. */
const tellHolders = (held: readonly HolderOfRole[]) => {
  const [first = null, second = null] = held
  return { person: wordHolder(first), substitute: wordHolder(second) }
}

/** Who does what at a fire, by the roles of the company. */
export const fireDutySources = {
  'fire.duties': source({
    needs: ['holders'],
    gives: 'кто что делает при пожаре: по ответственным',
    fill: ({ holders }) => {
      const rows = actions.flatMap(([role, action]) => {
        const held = holders.filter(({ code }) => code === role)
        return held.length === 0 ? [] : [{ action, ...tellHolders(held) }]
      })
      return tellRows(rows, `из ответственных лиц: ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
