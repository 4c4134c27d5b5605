import { expect, test } from 'vitest'
import { briefing, duty, factsWith, told, training, value } from '../../../../tests/source-facts.ts'

const intro = briefing('Вводный инструктаж по охране труда', '2019-09-02')
const fire = briefing('Вводный противопожарный инструктаж', '2019-09-03')
const first = briefing('Первичный инструктаж на рабочем месте', '2019-09-02')
const repeated = briefing('Повторный инструктаж на рабочем месте', '2026-02-10', '2026-08-10')

test('the introductory briefing is told with its day', () => {
  const facts = factsWith([fire, intro])
  const from = 'из обязательств работника: Вводный инструктаж по охране труда, 02.09.2019'
  expect(told('briefings.intro-held', facts)).toEqual({ value: 'проведён', from })
  expect(told('briefings.intro-date', facts)).toEqual({ value: '2019-09-02', from })
})

test('that of fire safety is none, nor one that was assigned and not held', () => {
  const instruction = duty({ section: 'instruction', name: 'Вводный инструктаж' }, '2019-09-02')
  const facts = factsWith([fire, instruction, briefing('Вводный инструктаж')])
  expect(told('briefings.intro-held', facts)).toEqual({
    value: 'не проводился',
    from: 'в обязательствах работника нет вводного инструктажа',
  })
  expect(told('briefings.intro-date', facts)).toBeNull()
})

test('of briefings at the workplace the last counts, whatever its kind', () => {
  const facts = factsWith([intro, repeated, first])
  const from = 'из обязательств работника: Повторный инструктаж на рабочем месте, 10.08.2026'
  expect(told('briefings.workplace-kind', facts)).toEqual({ value: 'повторный', from })
  expect(told('briefings.workplace-date', facts)).toEqual({ value: '2026-08-10', from })
  expect(told('briefings.workplace-work', facts)).toEqual({
    value: 'Слесарь-ремонтник',
    from: 'из карточки работника',
  })
  const unplanned = briefing('Внеплановый инструктаж', '2026-10-01')
  expect(value('briefings.workplace-kind', factsWith([first, unplanned, repeated]))).toBe('внеплановый')
})

test('what came after the day is not there yet', () => {
  const facts = factsWith([first, briefing('Внеплановый инструктаж', '2026-11-21')])
  expect(value('briefings.workplace-kind', facts)).toBe('первичный')
})

test('a source is silent where a part of what it needs is not there', () => {
  const { employee: _, ...facts } = factsWith([first])
  expect(told('briefings.workplace-work', facts)).toBeNull()
})

test('without one at the workplace there is no day and no work', () => {
  const electrical = briefing('Инструктаж на I группу по электробезопасности', '2026-01-10')
  const facts = factsWith([intro, electrical])
  expect(told('briefings.workplace-kind', facts)).toEqual({
    value: 'не проводился',
    from: 'в обязательствах работника нет инструктажа на рабочем месте',
  })
  expect(told('briefings.workplace-date', facts)).toBeNull()
  expect(told('briefings.workplace-work', facts)).toBeNull()
})

test('an internship is found wherever it was written down; its first day is left to say', () => {
  const before = duty({ section: 'instruction', name: 'Стажировка на рабочем месте' }, '2019-09-05')
  const facts = factsWith([
    before,
    training('Стажировка слесаря', '2019-09-12'),
    briefing('Стажировка', '2019-09-13'),
  ])
  expect(told('briefings.internship-held', facts)).toEqual({
    value: 'проведена',
    from: 'из обязательств работника: Стажировка, 13.09.2019',
  })
  expect(told('briefings.internship-period', facts)).toEqual({
    value: { from: '2019-09-13', to: '2019-09-13' },
    from: 'из обязательств работника: Стажировка, 13.09.2019; укажите день её начала',
  })
  const none = factsWith([training('Стажировка слесаря')])
  expect(told('briefings.internship-held', none)).toEqual({
    value: 'не проводилась',
    from: 'в обязательствах работника нет стажировки',
  })
  expect(told('briefings.internship-period', none)).toBeNull()
})
