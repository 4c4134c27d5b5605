import type { PersonOnPaper } from './person-on-paper.ts'

/** The cases that papers ask for, besides the nominative. */
export type RussianCase = 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional'

/** The surname, first name and patronymic in one case. */
export type DeclinedName = Pick<PersonOnPaper, 'lastName' | 'firstName' | 'fatherName'>

/** Port: Russian case forms. Never fails: what it can't decline, it gives back as it is. */
export type NameForms = {
  /** Of a person's name. */
  name(person: PersonOnPaper, wanted: RussianCase): DeclinedName
  /** Of a position: «главный инженер» in the dative is «главному инженеру». */
  position(position: string, wanted: RussianCase): string
  /** Of a department: «участок сварки» in the genitive is «участка сварки». */
  department(department: string, wanted: RussianCase): string
}
