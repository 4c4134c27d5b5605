import { expect, test } from 'vitest'
import { foldName } from '../../shared/names/name-search.ts'
import { positions } from '../positions.ts'
import { ppeNorms } from './ppe-norms-767n.ts'

const { professions, hazards, washing } = ppeNorms

test('a shipped position that is a trade has a norm: 120 of them at least', () => {
  const known = new Set(
    professions.flatMap(({ profession, also }) => [profession, ...also].map((name) => foldName(name))),
  )
  expect(positions.filter(({ name }) => known.has(foldName(name))).length).toBeGreaterThanOrEqual(120)
})

test('a norm gives something, once, in numbers that can be issued, and says how surely it is known', () => {
  expect(new Set(professions.map(({ id }) => id)).size).toBe(professions.length)
  for (const { id, point, items, complete, confidence } of professions) {
    expect(point === null ? id : 0).toBe(point === null ? Math.max(id, 100_000) : 0)
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
    expect(items.length).toBeGreaterThan(0)
    for (const { quantity } of items) expect(quantity).toBeGreaterThan(0)
    expect(complete).toBe(false)
    expect(['page', 'memory']).toContain(confidence)
    if (confidence === 'page') expect(point).not.toBeNull()
  }
})

test('the hazards of a trade are those that the norms name, each of which gives something', () => {
  const ids = hazards.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const norm of professions) expect(ids).toEqual(expect.arrayContaining([...norm.hazards]))
  for (const { items, confidence } of hazards) {
    expect(items.length).toBeGreaterThan(0)
    expect(confidence).toBe('memory')
  }
})

test('a bricklayer, as the public copy has it', () => {
  const norm = professions.find(({ point }) => point === 1473)
  expect(norm).toMatchObject({ id: 1473, profession: 'Каменщик', hazards: ['height', 'fallingObjects'] })
  expect(norm?.items.map(({ name, quantity, unit, term }) => [name, quantity, unit, term])).toEqual([
    [
      'Костюм сигнальный повышенной видимости для защиты от механических воздействий (истирания)',
      1,
      'piece',
      12,
    ],
    ['Обувь специальная для защиты от механических воздействий (ударов)', 1, 'pair', 12],
    ['Перчатки для защиты от механических воздействий (истирания, проколов)', 12, 'pair', 12],
    ['Головной убор для защиты от общих производственных загрязнений', 1, 'piece', 12],
    ['Очки защитные от механических воздействий, в том числе с покрытием от запотевания', 1, 'piece', 12],
  ])
  expect(professions.find(({ profession }) => profession === 'Токарь')).toMatchObject({
    id: 100_301,
    point: null,
    confidence: 'memory',
  })
})

test('washing agents are named with what they come to in a month', () => {
  expect(washing.find(({ id }) => id === 'closedShoes')?.agents).toEqual([
    { name: 'Средство для защиты от биологических факторов: грибов', monthly: '100 мл' },
    { name: 'Средство для очищения от неустойчивых загрязнений', monthly: '250 мл (200 г)' },
    { name: 'Средство регенерирующего (восстанавливающего) типа', monthly: '100 мл' },
  ])
  for (const { agents } of washing)
    for (const { name, monthly } of agents) {
      expect(name).toMatch(/^(?:С|Р|И)/)
      expect(monthly).toMatch(/^\d+ мл/)
    }
})
