import { expect, test } from 'vitest'
import { type NameForms, withFormsByHand } from './name-forms.ts'
import { personNamed } from './person-on-paper.ts'

const computed: NameForms = {
  name: ({ lastName }, wanted) => ({ lastName: `${lastName} ${wanted}`, firstName: '', fatherName: null }),
  position: (position, wanted) => `${position} ${wanted}`,
  department: (department, wanted) => `${department} ${wanted}`,
}
const forms = withFormsByHand(computed, {
  'Дюма Александр': { dative: ' Дюма  Александру ', genitive: 'Дюма Александра Ивановича' },
  'Главный инженер': { dative: 'главному инженеру' },
  'Цех № 1': { genitive: 'цеха № 1' },
})

test('a name given by hand comes before the computed one, whatever its letters', () => {
  const dumas = personNamed('ДЮМА Александр', '')
  expect(forms.name(dumas, 'dative')).toEqual({ lastName: 'Дюма', firstName: 'Александру', fatherName: null })
  expect(forms.name(dumas, 'genitive').fatherName).toBe('Ивановича')
  expect(forms.name(dumas, 'accusative').lastName).toBe('ДЮМА accusative')
  expect(forms.name(personNamed('Дюма Александр Иванович', ''), 'dative').lastName).toBe('Дюма dative')
})

test('so does a position, and a department', () => {
  expect(forms.position('главный Инженер', 'dative')).toBe('главному инженеру')
  expect(forms.position('Главный инженер', 'genitive')).toBe('Главный инженер genitive')
  expect(forms.position('Сварщик', 'dative')).toBe('Сварщик dative')
  expect(forms.department('цех № 1', 'genitive')).toBe('цеха № 1')
  expect(forms.department('Цех № 1', 'dative')).toBe('Цех № 1 dative')
  expect(forms.department('Цех № 2', 'genitive')).toBe('Цех № 2 genitive')
})
