import type { Sex } from '../../../employees/employee.ts'
import type { DeclinedName } from '../name-forms.ts'
import { menLikeWomen, menWithVowel, ofBoth, womenLikeMen } from './first-names.ts'

/** «Гасан оглы», «Гасан-кызы»: son and daughter of, a word of its own. */
export const SON_OF = /(?:^|[\s-])(?:оглы|оглу|огли|угли|углы|ули|улы|уулу)$/u
export const DAUGHTER_OF = /(?:^|[\s-])(?:кызы|гызы|кизи|кызи|гизи)$/u

/**
 * Whose name it is, where no one has said: the patronymic tells, then the surname, then the first name. Null where none does:
 * «Ли Саша».
 */
export function guessSex({ lastName, firstName, fatherName }: DeclinedName): Sex | null {
  return (
    guessSexByPatronymic((fatherName ?? '').toLowerCase()) ??
    guessSexBySurname(lastName.toLowerCase()) ??
    guessSexByFirstName(firstName.toLowerCase())
  )
}

function guessSexByPatronymic(patronymic: string): Sex | null {
  if (/ич$/u.test(patronymic) || SON_OF.test(patronymic)) return 'm'
  return /[вчш]на$/u.test(patronymic) || DAUGHTER_OF.test(patronymic) ? 'f' : null
}

/** Nouns and names from abroad that men and women share, however they end. */
const SHARED =
  /^(?:бова|сова|рева|корова|подкова|полова|калина|щербина|дубина|дружина|середина|година|глина|хмарина|шенгелая|цхакая|гогуая|дгебуадая|дарвин|франклин|гершвин|кельвин)$|^[^аеёиоуыэюя]+(?:[иы]н|[оиы]й|ая|[иы]на)$|^[^аеёиоуыэюя]+[оеё]ва$/u

function guessSexBySurname(surname: string): Sex | null {
  const parts = surname.split(/[- ]/u).filter((part) => !SHARED.test(part))
  if (parts.some((part) => /(?:[оеё]ва|[иы]на|ая|яя)$/u.test(part))) return 'f'
  return parts.some((part) => /(?:[оеё]в|[иы]н|[иыо]й)$/u.test(part)) ? 'm' : null
}

function guessSexByFirstName(name: string): Sex | null {
  const [first = ''] = name.split(/[- ]/u)
  if (ofBoth.has(first)) return null
  if (menLikeWomen.has(first) || menWithVowel.has(first) || /улл?а$/u.test(first)) return 'm'
  if (womenLikeMen.has(first) || /[ая]$|(?:гуль|гюль|[иа]мат|ижат|ихат|[сн]ат|ият)$/u.test(first)) return 'f'
  if (first === 'тхи') return 'f'
  return /[бвгджзйклмнпрстфхцчшщь]$/u.test(first) ? 'm' : null
}
