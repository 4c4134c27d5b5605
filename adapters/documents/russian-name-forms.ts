import { declinePosition } from '@osh/core/documents/on-paper/decline-position.ts'
import type { DeclinedName, NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
import type { PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { getGender, inclineFirstname, inclineLastname, inclineMiddlename } from 'lvovich'

/** First names that the library declines by the wrong pattern. */
const ownForms: Readonly<Record<string, Readonly<Record<RussianCase, string>>>> = {
  Любовь: {
    genitive: 'Любови',
    dative: 'Любови',
    accusative: 'Любовь',
    instrumental: 'Любовью',
    prepositional: 'Любови',
  },
}

/** Russian case forms by lvovich; a patronymic with «оглы» or «кызы» stays as it is. */
export const makeRussianNameForms = (): NameForms => ({
  name: kept(
    ({ lastName, firstName, fatherName, sex }) => `${lastName} ${firstName} ${fatherName} ${sex}`,
    declineName,
  ),
  position: kept((position) => position, declinePosition),
})

/** How many names, and how many positions, are kept in a case: papers name the same few again and again. */
const MOST_KEPT = 2000

function kept<T, D>(keyOf: (one: T) => string, decline: (one: T, wanted: RussianCase) => D) {
  const known = new Map<string, D>()
  return (one: T, wanted: RussianCase): D => {
    const key = `${wanted} ${keyOf(one)}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= MOST_KEPT) known.clear()
    const declined = decline(one, wanted)
    known.set(key, declined)
    return declined
  }
}

function declineName(person: PersonOnPaper, wanted: RussianCase): DeclinedName {
  const gender = genderOf(person)
  const { lastName, firstName, fatherName } = person
  return {
    lastName: lastName && inclineLastname(lastName, wanted, gender),
    firstName: ownForms[firstName]?.[wanted] ?? (firstName && inclineFirstname(firstName, wanted, gender)),
    fatherName:
      fatherName === null || fatherName.includes(' ')
        ? fatherName
        : inclineMiddlename(fatherName, wanted, gender),
  }
}

function genderOf({
  sex,
  lastName,
  firstName,
  fatherName,
}: PersonOnPaper): 'male' | 'female' | 'androgynous' {
  if (sex !== null) return sex === 'm' ? 'male' : 'female'
  if (fatherName?.endsWith(' оглы')) return 'male'
  if (fatherName?.endsWith(' кызы')) return 'female'
  return getGender({ last: lastName, first: firstName, middle: fatherName }) ?? 'androgynous'
}
