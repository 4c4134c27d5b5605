import type { FireBriefing } from '../ground.ts'
import { joinNotes } from './draft.ts'

const YEARLY = 'Повторный противопожарный инструктаж'
const CROWDED = `${YEARLY}, где бывает 50 и более человек`
const EXPLOSIVE = `${YEARLY} на взрывопожароопасном производстве`

/** The kinds of briefing of which one post is asked for one at most. */
export const repeatedFireBriefings: readonly string[] = [YEARLY, CROWDED, EXPLOSIVE]

/** Since this many at once, objects for living or temporary stay are briefed half-yearly. */
const MANY = 50

const INSTEAD = 'заменяет ежегодный: если принят и он, верните его'
const ASK = 'ответьте на это один раз: «Сведения для документов», «Пожарная безопасность»'

/**
 * Which kind of the repeated fire briefing is asked for, and what is to be compared: as often as the company has said; where it has not, half-yearly of many
 * people. The half-year is about objects for living or temporary stay, which the number alone does not tell.
 *
 * Law: приказ МЧС России 16.12.2024 № 1120; before it приказ МЧС России 18.11.2021 № 806, п. 16.
 */
export function findRepeatedFireBriefing({ isHalfYearly, people }: FireBriefing): {
  readonly name: string
  readonly note: string | null
} {
  const isCrowded = people !== null && people >= MANY
  if (isHalfYearly === false)
    return {
      name: YEARLY,
      note: isCrowded
        ? 'людей на объекте 50 и больше: если он для проживания или временного пребывания людей, инструктаж нужен раз в полгода'
        : null,
    }
  if (isHalfYearly && people !== null && !isCrowded)
    return {
      name: EXPLOSIVE,
      note: joinNotes([
        'людей на объекте меньше 50: проверьте, пожароопасен ли он; если нет, хватит раза в год',
        INSTEAD,
      ]),
    }
  if (isHalfYearly) return { name: CROWDED, note: INSTEAD }
  if (isCrowded)
    return {
      name: CROWDED,
      note: joinNotes([
        'людей на объекте 50 и больше: если он не для проживания или временного пребывания людей и не пожароопасен, хватит раза в год',
        ASK,
        INSTEAD,
      ]),
    }
  const often = people === null ? 'где одновременно могут быть 50 и более человек и ' : ''
  return { name: YEARLY, note: `${often}в пожароопасных помещениях — раз в полгода; ${ASK}` }
}
