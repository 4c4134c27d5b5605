import { expect, test } from 'vitest'
import { findFullAct } from '../../norms/acts/full-acts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { describeExpiry, nameActFully, warnOfExpiry } from './expiry.ts'
import { cite, citeAll } from './norms.ts'

test('a clause is cited in the genitive, a whole act in the nominative', () => {
  expect(cite({ act: 'pp-2464', point: 'п. 60' })).toBe('п. 60 Правил № 2464')
  expect(cite({ act: 'pp-2464', point: null })).toBe('Правила № 2464')
  expect(
    citeAll([
      { act: 'tk', point: 'ст. 229.1' },
      { act: '223n', point: 'п. 22' },
    ]),
  ).toBe('ст. 229.1 ТК РФ; п. 22 Положения № 223н')
  expect(citeAll([])).toBe('правило сервиса')
})

test('an act is named with its date, number and title', () => {
  expect(nameActFully(findFullAct('426-fz'))).toBe(
    'Федеральный закон от 28.12.2013 № 426-ФЗ «О специальной оценке условий труда»',
  )
  expect(nameActFully(findFullAct('5079'))).toBe('Письмо Минтруда России от 13.11.2023 № 15-3/ООГ-5079')
})

test('an expiry says when, what depends on it and what to do', () => {
  const act = findFullAct('29n')
  expect(describeExpiry({ act, validTo: '2027-04-01' as LocalDate, daysLeft: 90 })).toBe(
    'Порядок № 29н: срок действия истекает 01.04.2027, через 90 дн. От акта зависит: ' +
      '226 пунктов факторов и работ, периодичность осмотров, списки и сроки. ' +
      'Проверьте, продлён ли он и чем заменён.',
  )
  const past = describeExpiry({
    act: findFullAct('pp-1479'),
    validTo: '2026-12-31' as LocalDate,
    daysLeft: -80,
  })
  expect(past).toContain('по имеющимся данным срок действия истёк 31.12.2026. Срок взят со страниц')
})

test('acts that end are warned of in a line', () => {
  const ending = (id: string, validTo: string) => ({
    act: findFullAct(id),
    validTo: validTo as LocalDate,
    daysLeft: 1,
  })
  const [rules, fire, order] = [
    ending('536', '2027-01-01'),
    ending('pp-1479', '2026-12-31'),
    ending('29n', '2027-04-01'),
  ]
  expect(warnOfExpiry([rules])).toBe('Проверьте, действует ли акт: Правила № 536 — до 01.01.2027')
  expect(warnOfExpiry([rules, fire, order])).toBe(
    'Проверьте, действуют ли акты: Правила № 536 — до 01.01.2027, Правила № 1479 — до 31.12.2026 и ещё 1',
  )
})
