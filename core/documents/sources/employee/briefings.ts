import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type DutyOnDay, lastPassed } from '../facts/duties-on-day.ts'
import { type Source, source } from '../source.ts'
import { duties, lacksIn, latestFirst, pickNamed } from './marks.ts'

/** Fire safety and electrical safety have briefings of their own. */
const OTHER_FIELD = /противопожарн|электробезопасност/iu

const kinds = ['первичный', 'повторный', 'внеплановый', 'целевой'] as const
type Kind = (typeof kinds)[number]

type Held = { readonly name: string; readonly date: LocalDate }

const briefingsIn = (all: readonly DutyOnDay[]): readonly Held[] =>
  pickNamed(all, 'briefing').flatMap(({ name, duty }) => {
    const last = lastPassed(duty)
    return OTHER_FIELD.test(name) || last === null ? [] : [{ name, date: last.date }]
  })

/** The introductory briefing; null while none was held. */
export const introBriefing = (all: readonly DutyOnDay[]): Held | null =>
  briefingsIn(all).find(({ name }) => /^вводный/iu.test(name)) ?? null

/** The last briefing at the workplace, whatever its kind; null while none was held. */
export function workplaceBriefing(all: readonly DutyOnDay[]): (Held & { readonly kind: Kind }) | null {
  const held = briefingsIn(all).flatMap((one) => {
    const kind = kinds.find((known) => one.name.toLowerCase().startsWith(known))
    return kind ? [{ ...one, kind }] : []
  })
  return held.toSorted(latestFirst)[0] ?? null
}

const held = ({ name, date }: Held): string => `${duties}: ${name}, ${formatDate(date)}`

/**
 * What briefings an employee had had by the day.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 8, 10, 12.
 */
export const briefingSources = {
  'briefings.intro-held': source({
    needs: ['duties'],
    gives: 'был ли вводный инструктаж',
    options: ['проведён', 'не проводился'],
    fill: ({ duties: all }) => {
      const intro = introBriefing(all)
      return intro
        ? { value: 'проведён', from: held(intro) }
        : { value: 'не проводился', from: lacksIn('вводного инструктажа') }
    },
  }),
  'briefings.intro-date': source({
    needs: ['duties'],
    gives: 'дата вводного инструктажа',
    fill: ({ duties: all }) => {
      const intro = introBriefing(all)
      return intro && { value: intro.date, from: held(intro) }
    },
  }),
  'briefings.workplace-kind': source({
    needs: ['duties'],
    gives: 'вид последнего инструктажа на рабочем месте',
    options: [...kinds, 'не проводился'],
    fill: ({ duties: all }) => {
      const last = workplaceBriefing(all)
      return last
        ? { value: last.kind, from: held(last) }
        : { value: 'не проводился', from: lacksIn('инструктажа на рабочем месте') }
    },
  }),
  'briefings.workplace-date': source({
    needs: ['duties'],
    gives: 'дата последнего инструктажа на рабочем месте',
    fill: ({ duties: all }) => {
      const last = workplaceBriefing(all)
      return last && { value: last.date, from: held(last) }
    },
  }),
  'briefings.workplace-work': source({
    needs: ['duties', 'employee'],
    gives: 'по какой профессии проведён инструктаж на рабочем месте',
    fill: ({ duties: all, employee: { position } }) =>
      workplaceBriefing(all) && { value: position, from: 'из карточки работника' },
  }),
  'briefings.internship-held': source({
    needs: ['duties'],
    gives: 'была ли стажировка',
    options: ['проведена', 'не проводилась'],
    fill: ({ duties: all }) => {
      const last = internship(all)
      return last
        ? { value: 'проведена', from: held(last) }
        : { value: 'не проводилась', from: lacksIn('стажировки') }
    },
  }),
  'briefings.internship-period': source({
    needs: ['duties'],
    gives: 'период стажировки: в обязательствах только день её окончания',
    fill: ({ duties: all }) => {
      const last = internship(all)
      return (
        last && {
          value: { from: last.date, to: last.date },
          from: `${held(last)}; укажите день её начала`,
        }
      )
    },
  }),
} as const satisfies Readonly<Record<string, Source>>

function internship(all: readonly DutyOnDay[]): Held | null {
  const found = [
    ...pickNamed(all, 'training'),
    ...pickNamed(all, 'briefing'),
    ...pickNamed(all, 'instruction'),
  ]
  const held = found.flatMap(({ name, duty }) => {
    const last = lastPassed(duty)
    return last && /стажировк/iu.test(name) ? [{ name, date: last.date }] : []
  })
  return held.toSorted(latestFirst)[0] ?? null
}
