import { addDays } from './days.ts'
import type { Random } from './random.ts'
import type { TruePerson, TrueTraining } from './truth.ts'
import {
  departments,
  fathers,
  feminine,
  foreigners,
  medicalPoints,
  positions,
  ppeItems,
  surnames,
  womensNames,
} from './words.ts'

/** No file knows of a day after this one, except by mistake. */
export const LATEST = '2026-06-30'

/** A company's people, with full names of their own; each in one of a few departments. */
export function makePeople(random: Random, size: number): readonly TruePerson[] {
  const places = random
    .shuffle(departments)
    .slice(0, Math.max(1, Math.min(departments.length, Math.round(size / 8))))
  const works = random.shuffle(positions).slice(0, Math.max(3, Math.min(40, Math.round(size / 3))))
  const numbers = makeNumbers(random)
  const taken = new Set<string>()
  const people: TruePerson[] = []
  while (people.length < size) {
    const name = makeName(random)
    const whole = [name.lastName, name.firstName, name.fatherName].join(' ')
    if (taken.has(fold(whole))) continue
    taken.add(fold(whole))
    people.push(makePerson(random, name, numbers(people.length), random.pick(places), random.pick(works)))
  }
  return people.sort((a, b) => places.indexOf(a.department) - places.indexOf(b.department))
}

/** ё and letter case make no other name. */
export const fold = (name: string): string => name.toLowerCase().replaceAll('ё', 'е')

type Name = Pick<TruePerson, 'lastName' | 'firstName' | 'fatherName' | 'sex'>

function makeName(random: Random): Name {
  if (random.chance(0.04)) {
    const [lastName, firstName, fatherName, sex] = random.pick(foreigners)
    return { lastName, firstName, fatherName, sex }
  }
  const sex = random.chance(0.55) ? 'm' : 'f'
  const of = (surname: string) => (sex === 'm' ? surname : feminine(surname))
  const double = random.chance(0.05)
  const lastName = double
    ? `${of(random.pick(surnames))}-${of(random.pick(surnames))}`
    : of(random.pick(surnames))
  const firstName = sex === 'm' ? random.pick(fathers)[0] : random.pick(womensNames)
  const [, son, daughter] = random.pick(fathers)
  return { lastName, firstName, fatherName: random.chance(0.02) ? null : sex === 'm' ? son : daughter, sex }
}

/** How a company numbers its people. */
function makeNumbers(random: Random): (index: number) => string {
  const first = random.between(1, 400)
  const pad = (width: number) => (index: number) => String(first + index).padStart(width, '0')
  return random.pick([
    pad(0),
    pad(0),
    pad(5),
    pad(10),
    (i) => `0000-${pad(5)(i)}`,
    (i) => `ЦБ00-${pad(5)(i)}`,
  ])
}

function makePerson(
  random: Random,
  name: Name,
  personnelNumber: string,
  department: string,
  position: string,
): TruePerson {
  const birthDate = addDays('1962-01-01', random.between(0, 15_500))
  const grown = addDays(birthDate, 18 * 366)
  const hireDate = dayBetween(random, grown > '1998-01-01' ? grown : '1998-01-01', '2025-12-01')
  const later = () => dayBetween(random, hireDate > '2023-01-01' ? hireDate : '2023-01-01', LATEST)
  const maybe = <T>(share: number, make: () => T): T | null => (random.chance(share) ? make() : null)
  const latin = `user${random.between(100, 999_999)}`
  const training = (): TrueTraining => ({
    date: later(),
    protocol: random.pick([
      `${random.between(1, 300)}`,
      `${random.between(1, 99)}-ОТ`,
      `ОТ-${random.between(1, 99)}/26`,
    ]),
    registry: `${random.between(10_000_000, 99_999_999)}`,
  })
  return {
    ...name,
    personnelNumber,
    department,
    position,
    birthDate,
    hireDate,
    dismissalDate: maybe(0.04, () => dayBetween(random, hireDate, LATEST)),
    snils: makeSnils(random),
    personalPhone: maybe(0.8, () => makePhone(random, '9')),
    workPhone: maybe(0.4, () => makePhone(random, '4')),
    internalPhone: maybe(0.3, () => String(random.between(100, 9999))),
    email: maybe(0.6, () => `${latin}@${random.pick(['mail.ru', 'yandex.ru', 'gmail.com'])}`),
    workEmail: maybe(0.3, () => `${latin}@zavod-plus.ru`),
    briefings: {
      'Вводный инструктаж': hireDate,
      'Первичный инструктаж на рабочем месте': hireDate,
      'Повторный инструктаж на рабочем месте': later(),
      'Вводный противопожарный инструктаж': hireDate,
    },
    trainings: Object.fromEntries(
      ['1', '2', '3', '4'].flatMap((id) => (random.chance(0.6) ? [[id, training()] as const] : [])),
    ),
    medical: maybe(0.7, () => ({
      points: random.shuffle(medicalPoints).slice(0, random.between(1, 3)).sort(),
      date: later(),
    })),
    ppe: random
      .shuffle(ppeItems)
      .slice(0, random.between(0, 4))
      .map((item) => ({ item, quantity: random.between(1, 4), date: later() })),
    soutClass: random.pick(['1', '2', '2', '2', '3.1', '3.1', '3.2', '3.3', '3.4']),
    riskLevel: random.pick(['low', 'middle', 'high'] as const),
  }
}

function dayBetween(random: Random, first: string, last: string): string {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
  return addDays(first, random.between(0, Math.max(0, days)))
}

function makePhone(random: Random, first: string): string {
  const digits = first + String(random.between(0, 999_999_999)).padStart(9, '0')
  return `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}

/** The check of the Pension Fund's order: digits by 9…1, modulo 101, a hundred is 00. */
export const snilsCheck = (nine: string): string =>
  String(([...nine].reduce((sum, digit, i) => sum + Number(digit) * (9 - i), 0) % 101) % 100).padStart(2, '0')

function makeSnils(random: Random): string {
  const nine = String(random.between(100_000_000, 199_999_999))
  return `${nine.slice(0, 3)}-${nine.slice(3, 6)}-${nine.slice(6)} ${snilsCheck(nine)}`
}
