import assert from 'node:assert/strict'
import { defineParameterType } from '@cucumber/cucumber'
import { computeInstantIn } from '@osh/core/companies/time-zones.ts'
import { findRules, type Section, sections } from '@osh/core/sections/section.ts'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'

export function dayOf(text: string): LocalDate {
  const parsed = parseLocalDate(text)
  assert(parsed.ok, `плохая дата: ${text}`)
  return parsed.value
}

export function sectionOf(name: string): Section {
  const section = sections.find((known) => findRules(known).words.name === name)
  assert(section, `нет раздела ${name}`)
  return section
}

export const ppeEvents = { выдача: 'issuance', возврат: 'return' } as const

/** What one of a few words of a sentence stands for; any other word is a mistake of the scenario. */
export function oneOf<T>(words: Readonly<Record<string, T>>, word: string): T {
  const found = Object.entries(words).find(([known]) => known === word)
  assert(found, `«${word}» — не ${Object.keys(words).join(', не ')}`)
  return found[1]
}

defineParameterType({ name: 'person', regexp: /[А-ЯЁ][а-яё]+/, transformer: (name: string) => name })
defineParameterType({ name: 'quoted', regexp: /«([^»]*)»/, transformer: (text: string) => text })
defineParameterType({ name: 'day', regexp: /\d{2}\.\d{2}\.\d{4}/, transformer: dayOf })
defineParameterType({
  name: 'instant',
  regexp: /(\d{2}\.\d{2}\.\d{4}) (\d{2}:\d{2})/,
  transformer: (on: string, time: string) =>
    computeInstantIn('Europe/Moscow', `${dayOf(on)}T${time}` as LocalMoment),
})
defineParameterType({
  name: 'section',
  regexp: /«(Инструктажи|Инструкции|Обучение|Медосмотры|СИЗ|СОУТ|Риски)»/,
  transformer: sectionOf,
})
