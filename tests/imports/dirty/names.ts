import type { Cell } from './cells.ts'
import type { Habits } from './habits.ts'
import { writeWords } from './habits.ts'
import type { TruePerson } from './truth.ts'

type Named = Pick<TruePerson, 'lastName' | 'firstName' | 'fatherName'>

/** What the file itself says a name is: its letter case means nothing, but its е is an е. */
export function nameAsSaid(name: string, { yo }: Habits): string {
  return yo ? name : name.replaceAll('ё', 'е').replaceAll('Ё', 'Е')
}

export const joinName = ({ lastName, firstName, fatherName }: Named): string =>
  [lastName, firstName, fatherName].filter(Boolean).join(' ')

/** A name, or a part of one, as the office types it. */
export function writeName(name: string, habits: Habits): Cell {
  const said = nameAsSaid(name, habits)
  const typed =
    habits.names === 'upper' ? said.toUpperCase() : habits.names === 'lower' ? said.toLowerCase() : said
  const dashed = habits.blanks > 0 ? typed.replace('-', habits.random.pick(['-', ' - ', '–'])) : typed
  return writeWords(dashed, habits)
}

/** «Иванов И. И.», the shape by which one file says one thing. */
export const initialsOf = ({ lastName, firstName, fatherName }: Named): string =>
  [lastName, `${firstName[0]}.`, fatherName ? `${fatherName[0]}.` : ''].filter(Boolean).join(' ')

/** Initials as people type them: «Иванов И.И.», «И. И. Иванов». */
export function writeInitials(person: Named, habits: Habits): Cell {
  const [surname = '', ...letters] = nameAsSaid(initialsOf(person), habits).split(' ')
  const typed = habits.random.pick([
    `${surname} ${letters.join('')}`,
    `${surname} ${letters.join(' ')}`,
    `${surname} ${letters.join('')}`,
    `${letters.join('')} ${surname}`,
  ])
  return writeWords(typed, { ...habits, latin: 0 })
}
