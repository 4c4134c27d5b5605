import { countSurnameWords } from '../../employees/person-name.ts'
import type { ImportRow } from '../import-field.ts'
import { saysNothing } from './says-nothing.ts'
import { tidyRussian, tidyText } from './tidy-text.ts'

/** A person's name as a row has it; of names that are given by initials these are one letter each. */
export type NameGiven = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string | null
  readonly areInitials: boolean
  /** Words in brackets by the surname or at the end: «Иванова (Петрова)»; an earlier surname, or a remark. */
  readonly inBrackets: readonly string[]
}

/** The name of a row, from its three columns or from one; null where there is none. */
export function readName({
  fullName,
  lastName,
  firstName,
  fatherName,
}: ImportRow['values']): NameGiven | null {
  if (lastName && firstName)
    return {
      ...{ lastName: tidyName(lastName), firstName: tidyName(firstName) },
      fatherName: fatherName ? tidyName(fatherName) : null,
      areInitials: isInitial(firstName),
      inBrackets: listInBrackets(lastName),
    }
  const whole = fullName ?? lastName
  return whole ? splitFullName(whole) : null
}

/** «Иванов Иван Иванович», «Иванов И.И.», «И. И. Иванов», «Мамедов Али Гасан оглы», «Ким Сергей нет»; what is no initial comes first. */
function splitFullName(text: string): NameGiven {
  const words = tidyName(withoutLack(text))
    .replace(/\.(?=\S)/gu, '. ')
    .split(' ')
  const first = Math.max(
    0,
    words.findIndex((word) => !isInitial(word)),
  )
  const surnameFirst = [...words.slice(first), ...words.slice(0, first)]
  const count = countSurnameWords(surnameFirst)
  const lastName = surnameFirst.slice(0, count).join(' ')
  const [firstName = '', ...others] = surnameFirst.slice(count)
  const fatherName = others.join(' ') || null
  const areInitials = isInitial(firstName) && (fatherName === null || isInitial(fatherName))
  const of = { lastName, areInitials, inBrackets: listInBrackets(text) }
  return areInitials
    ? { ...of, firstName: firstName.charAt(0), fatherName: fatherName?.charAt(0) ?? null }
    : { ...of, firstName, fatherName }
}

const listInBrackets = (text: string): readonly string[] =>
  [...text.matchAll(/\([^)]*/gu)].flatMap(([inside]) => tidyDashes(inside).match(/\p{L}[\p{L}'-]+/gu) ?? [])

/** Without a word at its end that tells that there is no patronymic. */
function withoutLack(text: string): string {
  const words = tidyText(withoutRemarks(text)).split(' ')
  const count = [2, 1].find((last) => saysNothing(words.slice(-last).join(' '))) ?? 0
  return words.slice(0, words.length - count).join(' ')
}

/** Without what is put in brackets after it: «(совм.)», «(осн.)». */
const withoutRemarks = (text: string): string => text.replace(/\([^)]*\)?|,/gu, ' ')

const tidyName = (text: string): string => tidyDashes(withoutRemarks(text))

const tidyDashes = (text: string): string => tidyRussian(text.replace(/\s*[-\u2010-\u2015\u2212]\s*/gu, '-'))

const isInitial = (word: string): boolean => /^\p{L}\.?$/u.test(word)

/** The sex that a patronymic tells; null where it tells none. */
export function tellSex(fatherName: string | null): 'm' | 'f' | null {
  if (fatherName === null) return null
  if (/(?:вич|ич|оглы|улы|уулу|угли)$/iu.test(fatherName)) return 'm'
  return /(?:вна|чна|шна|кызы|гызы|кизи)$/iu.test(fatherName) ? 'f' : null
}
