import type { Sex } from '../../../employees/employee.ts'
import type { RussianCase } from '../name-forms.ts'
import {
  consonant,
  declineByRules,
  type EndingRule,
  endings,
  feminine,
  iyaFeminine,
  sibilant,
  sibilantFeminine,
  soft,
  softFeminine,
  softIy,
  thirdFeminine,
  tsFeminine,
  velarFeminine,
} from './endings.ts'

const common: readonly EndingRule[] = [
  [/[аеёиоуыэю]а$|[еёиоуыэю]$/u, 0, null],
  [/^(?:ал|альф|гал|гульф|зульф)ия$/u, 1, softFeminine],
  [/ия$/u, 1, iyaFeminine],
  [/^илья$/u, 1, endings('и е ю ёй е')],
  [/я$/u, 1, softFeminine],
  [/[гкх]а$/u, 1, velarFeminine],
  [/[жчшщ]а$/u, 1, sibilantFeminine],
  [/ца$/u, 1, tsFeminine],
  [/а$/u, 1, feminine],
]

const female: readonly EndingRule[] = [
  [/^любовь$/u, 3, endings('ови ови овь овью ови')],
  [/^(?:агидель|адель|жизель|нинель|рахиль|рашель|руфь|суламифь|эсфирь|юдифь)$/u, 1, thirdFeminine],
  [/[бвгджзйклмнпрстфхцчшщъь]$/u, 0, null],
]

const male: readonly EndingRule[] = [
  [/^шота$/u, 0, null],
  [/^лев$/u, 2, endings('ьва ьву ьва ьвом ьве')],
  [/^п[её]тр$/u, 3, endings('етра етру етра етром етре')],
  [/^павел$/u, 2, endings('ла лу ла лом ле')],
  [/ий$/u, 1, softIy],
  [/[йь]$/u, 1, soft],
  [/[жчшщц]$/u, 0, sibilant],
  [/[бвгдзклмнпрстфх]$/u, 0, consonant],
]

/** First halves that stay: «Жан-Поля»; and last ones before which they do: «Амет-Хана». */
const FIXED_PART = /^(?:жан|аль|абд|абдул|эль|ибн|ага|ак|ала|бай)$/u
const TITLE = /^(?:оол|хан|али|ага|бек|гирей|мамед|заде)$/u

/**
 * A first name in a case; parts of a double one each by itself. Women's names that end with a soft sign stay, as «Айгуль» and
 * «Николь» do in papers, but for the old ones: «Любови», «Нинели».
 */
export function declineFirstName(name: string, sex: Sex | null, wanted: RussianCase): string {
  const parts = name.split(/([- ])/u)
  const last = parts.length - 1
  const stays = (part: string, i: number) =>
    i < last && (FIXED_PART.test(part.toLowerCase()) || TITLE.test(parts[last]?.toLowerCase() ?? ''))
  return parts.map((part, i) => (stays(part, i) ? part : declinePart(part, sex, wanted))).join('')
}

function declinePart(part: string, sex: Sex | null, wanted: RussianCase): string {
  const own = sex === 'm' ? male : sex === 'f' ? female : []
  return declineByRules(part, own, wanted) ?? declineByRules(part, common, wanted) ?? part
}
