import { type Column, column, nameColumn, otherColumn } from './columns.ts'
import { addDays } from './days.ts'
import { type Habits, writeDate } from './habits.ts'
import { decoys, rowNumber } from './other-columns.ts'
import type { Meaning } from './truth.ts'
import { briefings, programs } from './words.ts'

/** Columns of a staff list as an office might have made one; departments only where they aren't rows of their own. */
export function staffColumns(habits: Habits, withDepartment: boolean): readonly Column[] {
  const { random } = habits
  const some = (share: number, make: () => readonly Column[]) => (random.chance(share) ? make() : [])
  const two = random.chance(0.3)
  const plain = (meaning: Meaning) => column(meaning, habits)
  const names = random.pick([
    () => [nameColumn(habits, false)],
    () => [nameColumn(habits, false)],
    () =>
      (['lastName', 'firstName', 'fatherName'] as const).map((part) =>
        two ? underTop('Сотрудник', plain(part)) : plain(part),
      ),
  ])()
  const work = random.shuffle([
    ...(withDepartment ? [plain('department')] : []),
    plain('position'),
    ...some(0.75, () => [plain('personnelNumber')]),
  ])
  const days = two
    ? [
        underTop('Дата', column('birthDate', habits, { head: ['рождения'] })),
        underTop('Дата', column('hireDate', habits, { head: [random.pick(['приема', 'приёма на работу'])] })),
      ]
    : [plain('birthDate'), plain('hireDate')]
  const contacts = [
    ...some(0.4, () => [plain('personalPhone')]),
    ...some(0.15, () => [plain('workPhone')]),
    ...some(0.1, () => [plain('internalPhone')]),
    ...some(0.3, () => [plain('email')]),
    ...some(0.15, () => [plain('workEmail')]),
  ]
  const rest = [
    ...some(0.6, () => [plain('snils')]),
    ...some(0.5, () => [plain('sex')]),
    ...some(0.2, () => [plain('dismissalDate')]),
    ...(two ? contacts.map((one) => underTop('Контакты', one)) : contacts),
  ]
  const others = random.shuffle(decoys).slice(0, random.between(0, 3))
  const numbered = some(0.6, () => [rowNumber(random.pick(['№ п/п', '№', 'N п/п', '№№', '№\nп/п']))])
  const middle = random.chance(0.7) ? [...names, ...work, ...days] : [...work, ...names, ...days]
  return [...numbered, ...middle, ...rest, ...others]
}

/** Columns of what was already done, one row a person. */
export function factColumns(habits: Habits): readonly Column[] {
  const { random } = habits
  const two = random.chance(0.5)
  const under = (top: string, sub: string, meaning: Meaning, of?: string) =>
    column(meaning, habits, { head: two ? [top, sub] : [`${top}, ${sub}`], ...(of ? { of } : {}) })
  const sets: readonly (() => readonly Column[])[] = [
    () =>
      Object.entries(briefings)
        .slice(0, random.between(1, 4))
        .map(([kind, words]) => column('briefingDate', habits, { head: [random.pick(words)], of: kind })),
    () =>
      random
        .shuffle(Object.entries(programs))
        .slice(0, random.between(1, 2))
        .flatMap(([id, words]) => {
          const top = random.pick(words)
          return [
            under(top, random.pick(['дата', 'дата проверки знаний', 'дата протокола']), 'trainingDate', id),
            under(top, random.pick(['№ протокола', 'номер протокола']), 'protocolNumber', id),
            ...(random.chance(0.5)
              ? [under(top, random.pick(['рег. № в реестре', 'номер в реестре']), 'registryNumber', id)]
              : []),
          ]
        }),
    () => {
      const top = random.pick(['Медицинский осмотр', 'Медосмотр', 'Периодический медосмотр'])
      const next = otherColumn(two ? [top, 'следующий'] : [`${top}, следующий`], (_, by) =>
        writeDate(addDays('2027-01-01', by.random.between(0, 700)), by),
      )
      return [
        under(top, random.pick(['дата последнего', 'дата прохождения', 'дата']), 'medicalDate'),
        under(top, random.pick(['пункты 29н', 'пункты приказа № 29н']), 'medicalPoints'),
        ...(random.chance(0.4) ? [next] : []),
      ]
    },
    () => [column('soutClass', habits)],
    () => [column('riskLevel', habits)],
  ]
  return random
    .shuffle(sets)
    .slice(0, random.between(1, sets.length))
    .flatMap((make) => make())
}

/** Another line above a column's head. */
export const underTop = (top: string, under: Column): Column => ({ ...under, head: [top, ...under.head] })
