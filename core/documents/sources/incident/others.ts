import type { Sex } from '../../../employees/employee.ts'
import { parseLocalDate } from '../../../shared/dates/local-date.ts'
import { putInsideSentence } from '../../../shared/texts/inside-sentence.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { briefingSources } from '../employee/briefings.ts'
import { examinationSources } from '../employee/examinations.ts'
import { findAgeCode, personSources } from '../employee/person.ts'
import { findHeldOnDay } from '../employee/ppe.ts'
import { trainingSources } from '../employee/training.ts'
import type { Victim } from '../facts/victim.ts'
import { type KnownFacts, type Source, source } from '../source.ts'
import { cutToCells } from '../table-cell.ts'
import {
  describeHarm,
  findBirthDate,
  findVictimPosition,
  joinWords,
  readSaidText,
} from './describe-victim.ts'

const codesOfSex: Readonly<Record<Sex, string>> = { m: 'мужской (код 3.05.1)', f: 'женский (код 3.05.2)' }

/** What is known of one of them, and of the day. */
type Other = { readonly victim: Victim; readonly facts: KnownFacts }

const answer = ({ facts }: Other, { fill }: Source): string => {
  const value = fill(facts)?.value ?? null
  return value === null ? '' : String(value)
}

/** «вводный инструктаж — проведён 02.09.2019»; the day is left out where there is none. */
const wordHeld = (other: Other, what: string, kind: Source, date?: Source): string => {
  const said = answer(other, kind)
  const day = date && parseLocalDate(answer(other, date))
  return said === '' ? '' : `${what} — ${said}${day?.ok ? ` ${formatDate(day.value)}` : ''}`
}

const join = (...parts: readonly string[]): string => joinWords(parts, '; ')

/** Фамилия, имя, отчество, пол (код 3.05), дата рождения (код 3.06). */
function describeWho({ victim, facts: { day } }: Other): string {
  const { injured, place } = victim
  const sex = place?.employee.sex ?? injured.card?.sex ?? null
  const born = findBirthDate(victim)
  return joinWords([
    injured.fullName,
    sex === null ? '' : codesOfSex[sex],
    born === null ? '' : `${formatDate(born)} (код ${findAgeCode(born, day)})`,
  ])
}

/** Статусы, профессия, стаж (коды 3.12–3.14, 3.07), семья: as far as the card and earlier papers have it. */
function workOf(other: Other): string {
  const { victim } = other
  const { injured, place, said } = victim
  const of = (words: string, name: string) =>
    readSaidText(said[name]) === '' ? '' : `${words} ${readSaidText(said[name])}`
  const service = answer(other, personSources['person.service'])
  return join(
    joinWords([place === null ? '' : 'наёмный работник', of('код 3.12 —', 'occupation')]),
    place === null ? '' : `статус занятости — код ${answer(other, personSources['person.employment-code'])}`,
    joinWords([
      putInsideSentence(findVictimPosition(victim)),
      injured.employer,
      of('код 3.14 —', 'standard'),
    ]),
    of('стаж по работе —', 'experience'),
    service === ''
      ? ''
      : `в организации — ${service} (код ${answer(other, personSources['person.service-code'])})`,
    of('семейное положение —', 'family'),
  )
}

const describeTraining = (other: Other): string =>
  join(
    wordHeld(
      other,
      'вводный инструктаж',
      briefingSources['briefings.intro-held'],
      briefingSources['briefings.intro-date'],
    ),
    wordHeld(
      other,
      'на рабочем месте',
      briefingSources['briefings.workplace-kind'],
      briefingSources['briefings.workplace-date'],
    ),
    wordHeld(other, 'стажировка', briefingSources['briefings.internship-held']),
    wordHeld(other, 'обучение', trainingSources['training.held']),
    wordHeld(other, 'проверка знаний', trainingSources['training.checks']),
  )

function describeMedical(other: Other): string {
  const { said } = other.victim
  const kind = examinationSources['examinations.kind']
  const asked = other.facts.employee && answer(other, kind) === ''
  const examination = asked
    ? 'медицинский осмотр — требовался, в записях нет отметки о прохождении'
    : wordHeld(other, 'медицинский осмотр', kind, examinationSources['examinations.date'])
  const psychiatric = readSaidText(said.psychiatric)
  return join(
    examination,
    psychiatric === '' ? '' : `психиатрическое освидетельствование — ${psychiatric}`,
    readSaidText(said.preshift) === '' ? '' : `предсменный осмотр — ${readSaidText(said.preshift)}`,
  )
}

/** Характер и тяжесть повреждений, код МКБ; обеспечение СИЗ. */
function describeHarmAndPpe({ victim, facts: { duties } }: Other): string {
  const icd = readSaidText(victim.said.icd)
  const ppe = findHeldOnDay(duties ?? []).map(({ name, issuedOn }) => `${name}, ${formatDate(issuedOn)}`)
  return join(
    joinWords([describeHarm(victim), icd === '' ? '' : `код МКБ ${icd}`]),
    duties === undefined ? '' : `выданы СИЗ — ${ppe.join('; ') || 'нет'}`,
  )
}

/** Those injured with the one who has the act, as its table has them. What no record has is left to be asked: an outsider's training is. */
export const otherSources = {
  'incident.others': source({
    needs: ['victims', 'victimRecords', 'incident'],
    gives: 'таблица других пострадавших для акта по форме № 5',
    fill: ({ victims, victimRecords, day, company }) => {
      const first = victims.find(({ injured }) => injured.employeeId !== null) ?? victims[0]
      const others = victims.filter((victim) => victim !== first)
      if (others.length === 0) return null
      const rows = others.map((victim) => {
        const { employeeId } = victim.injured
        const records = employeeId === null ? undefined : victimRecords.get(employeeId)
        const other = { victim, facts: records ?? { day, company } }
        return cutToCells({
          who: describeWho(other),
          work: workOf(other),
          training: describeTraining(other),
          medical: describeMedical(other),
          harm: describeHarmAndPpe(other),
        })
      })
      return { value: rows, from: 'из сведений о происшествии, карточек и обязательств работников' }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
