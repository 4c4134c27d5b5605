import { describe, expect, it } from 'vitest'
import { aCommission, changed, recorded } from '../../../tests/incident-entered.ts'
import { anIncident, codesOf } from '../../../tests/incidents-example.ts'
import { readNamedEmployees } from './read-person.ts'

describe('people of an incident', () => {
  const members = (given: readonly unknown[], chair: unknown = { employeeId: 4 }) =>
    changed({ commission: { ...aCommission, chair, members: given } })

  it('are employees by number, or outsiders by name', () => {
    const outsider = { fullName: 'Волкова В. В.', post: 'СФР' }
    const result = members([{ employeeId: '2' }, outsider])
    expect(result.ok && result.value.answer.commission).toEqual({
      orderNumber: '12',
      orderDate: '2026-11-19',
      chair: { employeeId: 4, fullName: 'Работник4 Вера Ильинична', post: 'Машинист бульдозера' },
      members: [
        { employeeId: 2, fullName: 'Работник2 Вера Ильинична', post: 'Машинист бульдозера' },
        { employeeId: null, ...outsider },
      ],
    })
  })

  it('are named at the place where they are wrong', () => {
    const places = (result: ReturnType<typeof members>) =>
      result.ok || !('errors' in result.error) ? [] : result.error.errors
    const unknown = { code: 'employee/unknown' }
    expect(places(members(aCommission.members, { employeeId: 99 }))).toEqual([{ field: 'chair', ...unknown }])
    expect(places(members([{ employeeId: 2 }, { employeeId: 'x' }]))).toEqual([
      { field: 'members', row: 1, ...unknown },
    ])
    expect(places(members(aCommission.members, null))).toEqual([{ field: 'chair', code: 'text/required' }])
    expect(places(members([{ employeeId: null, fullName: 'я'.repeat(256) }]))).toEqual([
      { field: 'members', row: 0, code: 'text/too-long', max: 255 },
    ])
    expect(places(members([{ fullName: 'А', post: 'я'.repeat(256) }]))).toEqual([
      { field: 'members', row: 0, code: 'text/too-long', max: 255 },
    ])
    const twice = [{ fullName: 'Волкова' }, { fullName: 'ВОЛКОВА' }]
    expect(places(members(twice))).toEqual([{ field: 'members', row: 1, code: 'person/twice' }])
  })

  it('are no more than a commission has', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ fullName: `Член ${n}` }))
    expect(members(many).ok).toBe(true)
    for (const wrong of [[...many, { fullName: 'Лишний' }], 'x', undefined])
      expect(codesOf(changed({ commission: { ...aCommission, members: wrong } }))).toEqual([
        'members: list/invalid',
      ])
    expect(codesOf(changed({ commission: 'x' }))).toEqual([
      'orderNumber: document-number/required',
      'orderDate: date/required',
    ])
  })

  it('who were injured outside of the company may not investigate either', () => {
    const outsider = {
      employeeId: null,
      fullName: 'Иванов И. И.',
      employer: 'ООО «Сосед»',
      severity: 'easy',
    } as const
    const kept = anIncident({ injured: [outsider] })
    const commission = { ...aCommission, members: [{ employeeId: 2 }, { fullName: 'иванов и. и.' }] }
    expect(codesOf(changed({ commission }, kept))).toEqual(['members: commission/injured-in-it'])
  })

  it('are told apart by employer, and refused in their place', () => {
    const degree = 'easyGroup'
    const [a, b] = [
      { fullName: 'Иванов', employer: 'А' },
      { fullName: 'Иванов', employer: 'Б' },
    ]
    const result = recorded({ degree, injured: [a, { ...b, severity: 'fatal' }] })
    expect(codesOf(result)).toEqual([])
    expect(result.ok && result.value.answer.injured).toEqual([
      { employeeId: null, ...a, severity: 'easy' },
      { employeeId: null, ...b, severity: 'fatal' },
    ])
    const wrong = recorded({ degree, injured: [a, { fullName: ' ' }] })
    expect(!wrong.ok && wrong.error.errors).toEqual([{ field: 'injured', row: 1, code: 'text/required' }])
    const long = recorded({ degree, injured: [a, { fullName: 'я'.repeat(256) }] })
    expect(!long.ok && long.error.errors).toEqual([
      { field: 'injured', row: 1, code: 'text/too-long', max: 255 },
    ])
    expect(codesOf(recorded({ injured: 'x' }))).toEqual(['injured: injured/required'])
    const many = Array.from({ length: 200 }, (_, n) => ({ fullName: `Пострадавший ${n}` }))
    expect(codesOf(recorded({ degree, injured: many }))).toEqual([])
  })

  it('are told with what else is wrong', () => {
    expect(codesOf(recorded({ description: '' }))).toEqual([])
    expect(readNamedEmployees([{ employeeId: 'x' }, null, { employeeId: 2 }, { employeeId: '2' }])).toEqual([
      2,
    ])
    expect(codesOf(recorded({ place: '', injured: [{ employeeId: 99 }] }))).toEqual([
      'place: place/required',
      'injured: employee/unknown',
    ])
    expect(codesOf(recorded({ place: 'я'.repeat(501), description: 'я'.repeat(2001) }))).toEqual([
      'place: text/too-long',
      'description: text/too-long',
    ])
    expect(codesOf(recorded({ place: 'я'.repeat(500), description: 'я'.repeat(2000) }))).toEqual([])
    expect(codesOf(recorded({ date: '', time: '23:59' }))).toEqual(['date: date/required'])
  })
})
