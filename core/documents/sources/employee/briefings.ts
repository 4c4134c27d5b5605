import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type DutyOnDay, findLastPassed } from '../facts/duties-on-day.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import { type Source, source } from '../source.ts'
import { compareDatedLatestFirst, duties, pickNamed, wordAbsence } from './marks.ts'

/** Fire safety and electrical safety have briefings of their own. */
const OTHER_FIELD = /противопожарн|электробезопасност/iu

const kinds = ['первичный', 'повторный', 'внеплановый', 'целевой'] as const
type Kind = (typeof kinds)[number]

type Held = { readonly name: string; readonly date: LocalDate }

const listBriefings = (all: readonly DutyOnDay[]): readonly Held[] =>
  pickNamed(all, 'briefing').flatMap(({ name, duty }) => {
    const last = findLastPassed(duty)
    return OTHER_FIELD.test(name) || last === null ? [] : [{ name, date: last.date }]
  })

/** The introductory briefing; null while none was held. */
export const findIntroBriefing = (all: readonly DutyOnDay[]): Held | null =>
  listBriefings(all).find(({ name }) => /^вводный/iu.test(name)) ?? null

/** The last briefing at the workplace, whatever its kind; null while none was held. */
export function findWorkplaceBriefing(all: readonly DutyOnDay[]): (Held & { readonly kind: Kind }) | null {
  const held = listBriefings(all).flatMap((one) => {
    const kind = kinds.find((known) => one.name.toLowerCase().startsWith(known))
    return kind ? [{ ...one, kind }] : []
  })
  return held.toSorted(compareDatedLatestFirst)[0] ?? null
}

const wordHeld = ({ name, date }: Held): string => `${duties}: ${name}, ${formatDate(date)}`

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
      const intro = findIntroBriefing(all)
      return intro
        ? { value: 'проведён', from: wordHeld(intro) }
        : { value: 'не проводился', from: wordAbsence('вводного инструктажа') }
    },
  }),
  'briefings.intro-date': source({
    needs: ['duties'],
    gives: 'дата вводного инструктажа',
    fill: ({ duties: all }) => {
      const intro = findIntroBriefing(all)
      return intro && { value: intro.date, from: wordHeld(intro) }
    },
  }),
  'briefings.workplace-kind': source({
    needs: ['duties'],
    gives: 'вид последнего инструктажа на рабочем месте',
    options: [...kinds, 'не проводился'],
    fill: ({ duties: all }) => {
      const last = findWorkplaceBriefing(all)
      return last
        ? { value: last.kind, from: wordHeld(last) }
        : { value: 'не проводился', from: wordAbsence('инструктажа на рабочем месте') }
    },
  }),
  'briefings.workplace-date': source({
    needs: ['duties'],
    gives: 'дата последнего инструктажа на рабочем месте',
    fill: ({ duties: all }) => {
      const last = findWorkplaceBriefing(all)
      return last && { value: last.date, from: wordHeld(last) }
    },
  }),
  'briefings.workplace-work': source({
    needs: ['duties', 'employee'],
    gives: 'по какой профессии проведён инструктаж на рабочем месте',
    fill: ({ duties: all, employee: { position } }) =>
      findWorkplaceBriefing(all) && { value: position, from: 'из карточки работника' },
  }),
  'briefings.internship-held': source({
    needs: ['duties'],
    gives: 'была ли стажировка',
    options: ['проведена', 'не проводилась'],
    fill: ({ duties: all }) => {
      const last = findInternship(all)
      return last
        ? { value: 'проведена', from: wordHeld(last) }
        : { value: 'не проводилась', from: wordAbsence('стажировки') }
    },
  }),
  'briefings.internship': source({
    needs: ['duties', 'employee', 'holders'],
    gives: 'когда окончена стажировка и кто ею руководит',
    fill: ({ duties: all, employee: { department }, holders }) => {
      const last = findInternship(all)
      if (last === null) return null
      const mentor = wordHolder(findHolder(holders, 'internship', department))
      return {
        value: `окончена ${formatDate(last.date)}${mentor === '' ? '' : `, руководитель стажировки — ${mentor}`}`,
        from: wordHeld(last),
      }
    },
  }),
  'briefings.internship-period': source({
    needs: ['duties'],
    gives: 'период стажировки: в обязательствах только день её окончания',
    fill: ({ duties: all }) => {
      const last = findInternship(all)
      return (
        last && {
          value: { from: last.date, to: last.date },
          from: `${wordHeld(last)}; укажите день её начала`,
        }
      )
    },
  }),
} as const satisfies Readonly<Record<string, Source>>

function findInternship(all: readonly DutyOnDay[]): Held | null {
  const found = [
    ...pickNamed(all, 'training'),
    ...pickNamed(all, 'briefing'),
    ...pickNamed(all, 'instruction'),
  ]
  const held = found.flatMap(({ name, duty }) => {
    const last = findLastPassed(duty)
    return last && /стажировк/iu.test(name) ? [{ name, date: last.date }] : []
  })
  return held.toSorted(compareDatedLatestFirst)[0] ?? null
}
