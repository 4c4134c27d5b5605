import { expect, test } from 'vitest'
import { normItems } from '../../norms/ppe-norms.ts'
import { sizeForPpe } from './size-for-ppe.ts'
import { noSizes, type Sizes } from './sizes.ts'

const sizes: Sizes = {
  height: 176,
  clothingSize: '52-54',
  shoeSize: '43',
  headgearSize: '57',
  gloveSize: '10',
  respiratorSize: '2',
}

test('the name of PPE tells by which size it is chosen', () => {
  for (const [name, size] of [
    ['Костюм для защиты от воды, в том числе с головным убором', '52-54/176'],
    ['Жилет сигнальный повышенной видимости', '52-54/176'],
    ['Ботинки защитные', '43'],
    ['Обувь специальная диэлектрическая', '43'],
    ['Боты диэлектрические', '43'],
    ['Каска защитная', '57'],
    ['Подшлемник под каску', '57'],
    ['Головной убор (шлем пескоструйщика)', '57'],
    ['Перчатки для защиты от искр', '10'],
    ['РУКАВИЦЫ', '10'],
    ['Перчатки под костюм', '10'],
    ['Костюм с перчатками', '52-54/176'],
    ['Респиратор под каску', '2'],
    ['Респиратор', '2'],
    ['Средства индивидуальной защиты органов дыхания — полумаски', '2'],
  ] as const)
    expect(sizeForPpe(name, sizes), name).toBe(size)
})

test('what has no sizes gets none', () => {
  for (const name of [
    'Щиток защитный лицевой для сварщика',
    'Очки защитные',
    'Наколенники',
    'Привязь страховочная',
    'Крем',
    '',
  ])
    expect(sizeForPpe(name, sizes), name).toBeNull()
})

test('what the norms give to wear has a size; shields, glasses, ear plugs, aprons and knee pads have none', () => {
  const without = normItems.map(({ name }) => name).filter((name) => sizeForPpe(name, sizes) === null)
  expect(without.map((name) => name.split(' ')[0])).toEqual(
    expect.arrayContaining(['Наколенники', 'Очки', 'Противошумные', 'Фартук', 'Щиток']),
  )
  expect(without.filter((name) => !/^(?:Наколенники|Очки|Противошумные|Фартук|Щиток)/u.test(name))).toEqual(
    [],
  )
})

test('clothes that are made for heights keep theirs, and an unknown height adds nothing', () => {
  const suit = (changes: Partial<Sizes>) => sizeForPpe('Костюм', { ...sizes, ...changes })
  expect(suit({ clothingSize: '52-54/170-176' })).toBe('52-54/170-176')
  expect(suit({ height: null })).toBe('52-54')
  expect(suit({ clothingSize: null })).toBeNull()
  expect(sizeForPpe('Перчатки', noSizes)).toBeNull()
})
