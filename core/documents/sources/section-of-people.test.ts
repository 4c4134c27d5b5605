import { expect, test } from 'vitest'
import { peopleNamed } from './people.ts'
import { findPeopleSection, sectionOfPeople } from './section-of-people.ts'

test('the people of a form are looked for in the section that explains their absence', () => {
  for (const people of Object.keys(sectionOfPeople))
    expect(peopleNamed(people)?.needs[0]).toBe(`people-${findPeopleSection(people)}`)
  expect([findPeopleSection('taught'), findPeopleSection('referred')]).toEqual([
    'training',
    'medicalExamination',
  ])
  for (const none of [undefined, '', 'toString']) expect(findPeopleSection(none)).toBeNull()
})
