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

/** Forms given by hand, by the nominative: «Дюма Александр» or «Главный инженер». */
export type FormsByHand = Readonly<Record<string, Readonly<Partial<Record<RussianCase, string>>>>>

/** The same, but a form given by hand comes before the computed one. Letter case of the nominative does not count. */
export function withFormsByHand(computed: NameForms, byHand: FormsByHand): NameForms {
  const given = new Map(Object.entries(byHand).map(([words, forms]) => [words.toLowerCase(), forms]))
  return {
    name(person, wanted) {
      const nominative = [person.lastName, person.firstName, person.fatherName].filter(Boolean).join(' ')
      const form = given.get(nominative.toLowerCase())?.[wanted]
      if (form === undefined) return computed.name(person, wanted)
      const [lastName = '', firstName = '', ...rest] = form.trim().split(/\s+/u)
      return { lastName, firstName, fatherName: rest.join(' ') || null }
    },
    position: (position, wanted) =>
      given.get(position.toLowerCase())?.[wanted] ?? computed.position(position, wanted),
    department: (department, wanted) =>
      given.get(department.toLowerCase())?.[wanted] ?? computed.department(department, wanted),
  }
}
