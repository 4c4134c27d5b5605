import { describe, expect, it } from 'vitest'
import { anIncident, codesOf, doneAt, moment } from '../../tests/incidents-example.ts'
import { accept, commission, on } from '../../tests/investigation-example.ts'
import { planInvestigation } from './plan.ts'

describe('completion', () => {
  const completed = accept(
    on('2026-11-22')(
      { completedOn: '21.11.2026', completedDespite: 'Без осмотра' },
      anIncident({ commission }),
    ),
  )

  it('leaves open what follows the act, and asks for nothing before it', () => {
    const { steps, next } = planInvestigation(completed, moment('2026-11-30T12:00'))
    expect(steps.find(({ key }) => key === 'inspect')).toMatchObject({ skipped: true, overdue: false })
    expect(steps.find(({ key }) => key === 'hand-over')).toMatchObject({ skipped: false, overdue: true })
    expect(next?.key).toBe('hand-over')
    const open = planInvestigation(anIncident({ commission }), moment('2026-11-30T12:00'))
    expect(open.steps.some(({ skipped }) => skipped)).toBe(false)
  })

  it('is not followed by a step that precedes the act', () => {
    const mark = (done: object) => codesOf(on('2026-11-25')({ done }, completed))
    expect(mark({ inspect: true })).toEqual(['done: step/after-completion'])
    expect(mark({ inspect: '2026-11-22T00:00' })).toEqual(['done: step/after-completion'])
    expect(mark({ inspect: '2026-11-21T23:59' })).toEqual([])
    expect(mark({ 'hand-over': true, 'send-sfr': true })).toEqual([])
    const opened = accept(on('2026-11-25')({ completedOn: '', reopenedBecause: 'Осмотр' }, completed))
    const inspected = accept(on('2026-11-25')({ done: { inspect: true } }, opened))
    const both = { completedOn: '21.11.2026', completedDespite: 'x' }
    expect(codesOf(on('2026-11-25')(both, inspected))).toEqual(['completedOn: completion/before-step'])
  })

  it('lets what was ticked before stay, and the news of a turn for the worse be told of', () => {
    const kept = { ...completed, done: { inspect: doneAt('2026-11-23T10:00') } }
    expect(codesOf(on('2026-11-25')({ done: { 'hand-over': true } }, kept))).toEqual([])
    expect(codesOf(on('2026-11-25')({ done: { inspect: '2026-11-23T10:00' } }, kept))).toEqual([])
    const worse = {
      ...completed,
      injured: completed.injured.map((one) => ({ ...one, severity: 'fatal' as const })),
      worsenings: [{ at: moment('2026-11-21T19:00'), from: 'easy' as const }],
    }
    const { steps } = planInvestigation(worse, moment('2026-11-24T10:00'))
    const news = steps.find(({ key }) => key.startsWith('worse'))?.key ?? ''
    expect(news).not.toBe('')
    expect(codesOf(on('2026-11-24')({ done: { [news]: true } }, worse))).toEqual([])
    const before = { ...worse, worsenings: [{ at: moment('2026-11-20T09:00'), from: 'easy' as const }] }
    expect(codesOf(on('2026-11-24')({ done: { [news]: true } }, before))).toEqual([
      'done: step/after-completion',
    ])
  })

  it('may be moved, and asks for a reason to be opened again', () => {
    const change = on('2026-11-23')
    expect(codesOf(change({ completedOn: '' }, completed))).toEqual(['reopenedBecause: reason/required'])
    expect(codesOf(change({ completedOn: null, reopenedBecause: 'я'.repeat(501) }, completed))).toEqual([
      'reopenedBecause: text/too-long',
    ])
    const opened = accept(change({ completedOn: null, reopenedBecause: 'Новый свидетель' }, completed))
    expect(opened).toMatchObject({
      completedOn: null,
      completedDespite: '',
      reopenedBecause: 'Новый свидетель',
    })
    expect(accept(change({ completedOn: null }, opened)).reopenedBecause).toBe('Новый свидетель')
    const marked = { 'first-aid': doneAt('2026-11-21T10:00'), inspect: doneAt('2026-11-20T10:00') }
    expect(
      codesOf(change({ completedOn: '20.11.2026', completedDespite: 'x' }, anIncident({ done: marked }))),
    ).toEqual(['completedOn: completion/before-step'])
    const again = accept(change({ completedOn: '22.11.2026', completedDespite: 'x' }, opened))
    expect(again.reopenedBecause).toBe('Новый свидетель')
    expect(codesOf(change({ completedOn: '22.11.2026' }, completed))).toEqual([
      'completedDespite: completion/steps-missing',
    ])
  })
})

describe('a step', () => {
  it('is done at a moment between the accident and now', () => {
    const codes = (inspect: string) => codesOf(on('2026-11-20')({ done: { inspect } }, anIncident()))
    expect(codes('2026-11-19T14:10')).toEqual([])
    expect(codes('2026-11-19T14:09')).toEqual(['done: step/before-accident'])
    expect(codes('2026-11-20T18:00')).toEqual([])
    expect(codes('2026-11-20T18:01')).toEqual(['done: step/in-future'])
    expect(codes('yesterday')).toEqual(['done: date/invalid'])
  })

  it('keeps who ticked it until its moment is another', () => {
    const kept = anIncident({ done: { inspect: doneAt('2026-11-19T16:00') } })
    const same = accept(on('2026-11-20')({ done: { inspect: '2026-11-19T16:00' } }, kept))
    expect(same.done).toEqual(kept.done)
    const moved = accept(on('2026-11-20')({ done: { inspect: '2026-11-19T17:00' } }, kept))
    expect(moved.done.inspect).toMatchObject({
      at: '2026-11-19T17:00',
      entered: { at: '2026-11-20T15:00:00Z' },
    })
  })
})
