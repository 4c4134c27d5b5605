import { makeSnils } from '../../employees/snils.ts'
import { addDays, addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { type SamplePost, type SampleWork, sampleStaff } from './sample-staff.ts'

/** Somebody of the sample; no one who lives. */
export type SamplePerson = {
  readonly number: number
  readonly fullName: string
  readonly sex: 'м' | 'ж'
  readonly department: string
  readonly position: string
  readonly birthDate: LocalDate
  readonly hireDate: LocalDate
  readonly snils: string
  readonly work: SampleWork
  /** When something that comes again after so many months was done last: of some so long ago that it is overdue. */
  readonly lastDone: (months: number, of: number) => LocalDate
}

const split = (text: string): readonly string[] => text.split(' ')
/** Names and patronymics (less their ending) are none of the demo company's: its people are others. */
const surnames = split(
  'Алфёров Бирюков Вешняков Гладышев Долгушин Ерохин Житников Завьялов Ивлев Калачёв Ларичев Мохов Нилов Окулов Плетнёв Ракитин Садовников Тулупов Углов Фролкин Хлебников Цыганков Чаплыгин Шубин Щеглов Юрасов Яхонтов Брагин Вьюгин Горшков Дубинин Зимин Кочетов Лыков Малинин Нестеров Овчаров',
)
const men = split(
  'Арсений Богдан Вадим Валерий Василий Владислав Геннадий Глеб Даниил Евгений Захар Игнат Лев Леонид Матвей Станислав Степан Тимофей Фёдор Ярослав',
)
const women = split(
  'Алевтина Алла Валерия Галина Диана Евгения Зоя Инна Кира Лариса Маргарита Надежда Оксана Полина Раиса София Тамара Ульяна Элла Яна',
)
const patronymics = split(
  'Аркадьев Артёмов Богданов Вадимов Васильев Владимиров Вячеславов Геннадьев Георгиев Григорьев Денисов Евгеньев Егоров Игорев Леонидов Львов Михайлов Петров Романов Станиславов Степанов Тимофеев Эдуардов',
)
const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

const OFFICE = /бухгалтер|кадр|Секретарь|Юрисконсульт|Экономист|Кассир|Кладовщик|Маляр|Контролёр|Машинист/iu

/** The staff of the sample as it is on the day, in the order of its departments. */
export function makeSamplePeople(today: LocalDate): readonly SamplePerson[] {
  const places = sampleStaff.flatMap(({ department, posts }) =>
    posts.flatMap((post) => Array.from({ length: post.count }, () => ({ department, post }))),
  )
  return places.map(({ department, post }, n) => makePerson(n, department, post, today))
}

function makePerson(n: number, department: string, post: SamplePost, today: LocalDate): SamplePerson {
  const { position, work } = post
  const sex = OFFICE.test(position) && n % 5 !== 2 ? 'ж' : 'м'
  const ending = sex === 'ж' ? 'а' : ''
  const first = sex === 'ж' ? pick(women, n * 7 + 4) : pick(men, n * 7 + 2)
  const father = `${pick(patronymics, n * 5 + Math.floor(n / 23))}${sex === 'ж' ? 'на' : 'ич'}`
  const hireDate = addDays(today, -(75 + ((n * 173) % 4300) + (work.leads ? 700 : 0)))
  const age = (work.leads ? 34 : 23) + ((n * 11) % (work.leads ? 14 : 31))
  return {
    ...{ number: n + 1, sex, department, position, work, hireDate },
    fullName: `${pick(surnames, n * 13 + 5)}${ending} ${first} ${father}`,
    birthDate: addDays(addMonths(hireDate, -12 * age), -((n * 13) % 300)),
    snils: makeSnils(String(120_000_000 + n * 1_234_577)),
    lastDone: (months, of) => {
      const done = addDays(today, -(((n + 3) * of) % Math.round(months * 32.5)))
      return done < hireDate ? hireDate : done
    },
  }
}
