import { isFailed } from '../../../obligations/standing/can-bar.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type DutyOnDay, findLastPassed } from '../facts/duties-on-day.ts'
import { type Source, source } from '../source.ts'
import { findLastExamination } from './examinations.ts'
import { duties, pickNamed, wordAbsence } from './marks.ts'
import { findWorkingConditions } from './workplace.ts'

/** «вводный — 02.02.2026»; nothing for what was not held. */
function wordHeld(all: readonly DutyOnDay[], name: RegExp, word: string): readonly string[] {
  const days = pickNamed(all, 'briefing')
    .filter((one) => name.test(one.name))
    .flatMap(({ duty }) => findLastPassed(duty)?.date ?? [])
    .toSorted()
  return days.slice(-1).map((day) => `${word} — ${formatDate(day)}`)
}

const classWords: Readonly<Record<string, string>> = {
  1: '1 (оптимальный)',
  2: '2 (допустимый)',
  3.1: '3.1 (вредный 1 степени)',
  3.2: '3.2 (вредный 2 степени)',
  3.3: '3.3 (вредный 3 степени)',
  3.4: '3.4 (вредный 4 степени)',
  4: '4 (опасный)',
}

/** What is asked before somebody is let to work, and told to them. */
export const admissionSources = {
  'admission.briefings': source({
    needs: ['duties'],
    gives: 'дни вводного и первичного инструктажей',
    fill: ({ duties: all }) => {
      const held = [...wordHeld(all, /^вводный/iu, 'вводный'), ...wordHeld(all, /^первичный/iu, 'первичный')]
      return held.length === 0 ? null : { value: held.join(', '), from: duties }
    },
  }),
  'admission.examination': source({
    needs: ['duties'],
    gives: 'пройден ли обязательный медосмотр',
    options: [
      'пройден, медицинских противопоказаний к работе не выявлено',
      'по условиям труда не проводится',
    ],
    fill: ({ duties: all }) => {
      const { points, date } = findLastExamination(all)
      if (points.length === 0)
        return { value: 'по условиям труда не проводится', from: wordAbsence('пунктов приказа № 29н') }
      if (all.some((duty) => duty.subject.section === 'medicalExamination' && isFailed(duty))) return null
      return (
        date && {
          value: 'пройден, медицинских противопоказаний к работе не выявлено',
          from: `${duties}: медосмотр ${formatDate(date)}`,
        }
      )
    },
  }),
  'workplace.class': source({
    needs: ['duties'],
    gives: 'класс (подкласс) условий труда словами',
    options: Object.values(classWords),
    fill: ({ duties: all }) => {
      const value = classWords[findWorkingConditions(all)?.found ?? '']
      return value === undefined ? null : { value, from: `${duties}: СОУТ` }
    },
  }),
  'instructions.of-person': source({
    needs: ['duties'],
    gives: 'инструкции, которые нужны работнику',
    fill: ({ duties: all }) => {
      const names = pickNamed(all, 'instruction').map(({ name }) => name)
      return names.length === 0 ? null : { value: [...new Set(names)].join('; '), from: duties }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
