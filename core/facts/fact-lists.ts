import type { FactList } from './fact-list.ts'
import { fireLists } from './lists/fire.ts'
import { orderLists } from './lists/order.ts'
import { outsideLists } from './lists/outside.ts'
import { placeLists } from './lists/places.ts'
import { workLists } from './lists/works.ts'

/** Lists that a page shows together. */
export type FactGroup = { readonly title: string; readonly lists: readonly FactList[] }

export const factGroups: readonly FactGroup[] = [
  { title: 'Места и телефоны', lists: placeLists },
  { title: 'Порядок работы и электрохозяйство', lists: orderLists },
  { title: 'Другие организации', lists: outsideLists },
  { title: 'Пожарная безопасность и первая помощь', lists: fireLists },
  { title: 'Работы, опасности, имущество', lists: workLists },
]

export const factLists: readonly FactList[] = factGroups.flatMap(({ lists }) => lists)

export const findFactList = (code: unknown): FactList | null =>
  factLists.find((list) => list.code === code) ?? null
