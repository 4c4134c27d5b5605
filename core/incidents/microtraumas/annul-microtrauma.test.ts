import { describe, expect, it } from 'vitest'
import { someone } from '../../../tests/examples.ts'
import { codesOf } from '../../../tests/incidents-example.ts'
import { annulled, becomes, changed, signed } from '../../../tests/microtrauma-entered.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import { deriveMicrotraumaState } from './microtrauma.ts'

describe('annulling', () => {
  it('keeps who, when and why, and nothing goes on after it', () => {
    const result = annulled('Записана дважды')
    expect(result).toMatchObject({
      value: { answer: { annulled: { reason: 'Записана дважды', by: someone, at: signed.at } } },
    })
    if (!result.ok) return
    const { answer } = result.value
    expect(deriveMicrotraumaState(answer)).toBe('annulled')
    expect(codesOf(annulled('Ещё раз', answer))).toEqual(['state: microtrauma/closed'])
    expect(codesOf(changed({ place: 'Склад' }, answer))).toEqual(['state: microtrauma/closed'])
    expect(codesOf(becomes({}, answer))).toEqual(['state: microtrauma/closed'])
  })

  it('asks for a reason', () => {
    expect(codesOf(annulled(' '))).toEqual(['reason: reason/required'])
    expect(annulled('x', null)).toEqual(err(notFound))
  })
})
