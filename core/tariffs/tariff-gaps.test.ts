import { expect, test } from 'vitest'
import { sections } from '../sections/section.ts'
import { wordGaps } from '../wording/service/tariff-gaps.ts'
import { findTariffLimits } from './tariff.ts'
import { findGaps } from './tariff-gaps.ts'

const basic = findTariffLimits('basic')
const use = { staff: 53, notOffice: ['Водитель', 'Слесарь'], sections }

test('the basic tariff lacks people over fifty, positions that are no office ones and its other sections', () => {
  expect(findGaps(use, basic)).toEqual({
    ...{ over: 3, notOffice: ['Водитель', 'Слесарь'] },
    sections: ['medicalExamination', 'ppe'],
  })
  expect(findGaps({ staff: 50, notOffice: [], sections: ['training'] }, basic)).toEqual({
    ...{ over: 0, notOffice: [], sections: [] },
  })
  expect(findGaps(use, findTariffLimits('standard'))).toEqual({ over: 0, notOffice: [], sections: [] })
})

test('the warning says how many, which positions and which sections, and what becomes of them', () => {
  expect(wordGaps(findGaps(use, basic), basic)).toEqual([
    'Работников больше на 3, чем в тарифе (50): никто не пропадёт, но принять нового будет нельзя, пока их не станет меньше 50.',
    'Тариф только для офисных рабочих мест, а эти должности — не офисные: Водитель, Слесарь.',
    'В тарифе нет разделов, которые вы ведёте: Медосмотры, СИЗ. Внесённое останется, новое в них не добавить.',
  ])
  const many = Array.from({ length: 12 }, (_, i) => `Должность ${i}`)
  expect(wordGaps(findGaps({ notOffice: many }, basic), basic)[0]).toMatch(/Должность 9 и ещё 2\.$/)
  expect(wordGaps(findGaps({}, basic), basic)).toEqual([])
})
