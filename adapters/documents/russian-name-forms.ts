import { declinePosition } from '@osh/core/documents/on-paper/decline-position.ts'
import type { NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
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
export function makeRussianNameForms(): NameForms {
  return {
    name(person, wanted) {
      const gender = genderOf(person)
      const { lastName, firstName, fatherName } = person
      return {
        lastName: lastName && inclineLastname(lastName, wanted, gender),
        firstName:
          ownForms[firstName]?.[wanted] ?? (firstName && inclineFirstname(firstName, wanted, gender)),
        fatherName:
          fatherName === null || fatherName.includes(' ')
            ? fatherName
            : inclineMiddlename(fatherName, wanted, gender),
      }
    },
    position: keptPositions(),
  }
}

/** How many positions in a case are kept: a company has fewer. */
const MOST_KEPT = 2000

/** Declined once: a paper names the same few positions again and again. */
function keptPositions(): NameForms['position'] {
  const kept = new Map<string, string>()
  return (position, wanted) => {
    const key = `${wanted} ${position}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const declined = declinePosition(position, wanted)
    kept.set(key, declined)
    return declined
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
