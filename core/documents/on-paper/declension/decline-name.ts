import type { DeclinedName, RussianCase } from '../name-forms.ts'
import type { PersonOnPaper } from '../person-on-paper.ts'
import { declineFirstName } from './decline-first-name.ts'
import { declineSurname } from './decline-surname.ts'
import { consonant, declineByRules, type EndingRule, feminine, sibilant } from './endings.ts'
import { DAUGHTER_OF, guessSex, SON_OF } from './sex-of-name.ts'

/** A person's name in a case; where no one has said whether it is a man or a woman, the name itself tells. */
export function declineName(
  person: DeclinedName & Pick<PersonOnPaper, 'sex'>,
  wanted: RussianCase,
): DeclinedName {
  const { lastName, firstName, fatherName } = person
  const sex = person.sex ?? guessSex(person)
  if (fatherName !== null && isOfSyllables(person))
    return { lastName, firstName, fatherName: declineFirstName(fatherName, sex ?? 'm', wanted) }
  return {
    lastName: declineSurname(lastName, sex, wanted),
    firstName: declineFirstName(firstName, sex, wanted),
    fatherName:
      fatherName &&
      (declineByRules(fatherName, patronymics, wanted) ?? declineFirstName(fatherName, sex, wanted)),
  }
}

const patronymics: readonly EndingRule[] = [
  [SON_OF, 0, null],
  [DAUGHTER_OF, 0, null],
  [/^(?:ильич|кузьмич|лукич|фомич)$/u, 0, consonant],
  [/ич$/u, 0, sibilant],
  [/[вчш]на$/u, 1, feminine],
]

/** «Нгуен Ван Тханг»: three words of a syllable each are one name, and only its end changes. */
const isOfSyllables = ({ lastName, firstName, fatherName }: DeclinedName): boolean =>
  [lastName, firstName, fatherName].every((word) =>
    /^[^аеёиоуыэюя]*[аеёиоуыэюя]{1,2}[^аеёиоуыэюя]*$/iu.test(word ?? ''),
  )
