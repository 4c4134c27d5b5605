import { describe, expect, it } from 'vitest'
import { aLegalEntity, aPayerTyped } from '../../tests/billing-example.ts'
import { listening } from '../../tests/commands/listening.ts'
import { instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { Values } from '../commands/journal.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldError, fieldErrors, notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { addPayer } from './add-payer.ts'
import { changePayer } from './change-payer.ts'
import { MOST_PAYERS, type Payer, type PayerId, readPayer } from './payer.ts'
import { removePayer } from './remove-payer.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const companyId = mining
const id = 4 as PayerId
const refused = (...errors: readonly FieldError[]) => err(fieldErrors(...errors))

function payerOf(typed: Input): Payer {
  const read = readPayer(typed)
  if (!read.ok) throw new Error('no payer')
  return { ...read.value, id, companyId }
}
const itself = payerOf(aPayerTyped)
const another = payerOf(aLegalEntity)

const journal = (command: string, before: Values, after: Values) => ({
  kind: 'journal',
  rows: [{ ...signed, companyId, command, changes: [{ record: 'payer', ids: [id], before, after }] }],
})

describe('adding a payer', () => {
  function add(details: Input, count: number) {
    const { asked, say } = listening()
    const answers = { 'payer-count': say('payer-count', count), 'new-payer-id': say('new-payer-id', id) }
    return { done: follow(addPayer.run({ companyId, details }, signed), answers), asked }
  }

  it('keeps all that was typed, and the journal the kind alone', () => {
    const { done, asked } = add(aLegalEntity, MOST_PAYERS - 1)
    const line = journal('tariffs/add-payer', null, { kind: 'legal-entity' })
    expect(done).toEqual(ok({ writes: [{ kind: 'payers', rows: [another] }, line], answer: another }))
    expect(asked).toEqual([
      ['payer-count', { companyId }],
      ['new-payer-id', { companyId }],
    ])
  })

  it('is refused with what is wrong of them, and where there are too many', () => {
    expect(add({ kind: 'bank' }, 0).done).toEqual(refused({ field: 'kind', code: 'choice/unknown' }))
    expect(add(aPayerTyped, MOST_PAYERS).done).toEqual(refused({ field: 'kind', code: 'payer/too-many' }))
  })
})

describe('changing and removing a payer', () => {
  function change(details: Input, payer: Payer | null) {
    const { asked, say } = listening()
    const changing = changePayer.run({ companyId, id, details }, signed)
    return { done: follow(changing, { payer: say('payer', payer) }), asked }
  }
  function remove(payer: Payer | null) {
    const { asked, say } = listening()
    const removing = removePayer.run({ companyId, id }, signed)
    return { done: follow(removing, { payer: say('payer', payer) }), asked }
  }

  it('writes them again, and the journal says of what kind they were and are', () => {
    const { done, asked } = change(aLegalEntity, itself)
    const kinds = [{ kind: 'this-company' }, { kind: 'legal-entity' }] as const
    const line = journal('tariffs/change-payer', ...kinds)
    expect(done).toEqual(ok({ writes: [{ kind: 'payers', rows: [another] }, line], answer: another }))
    expect(asked).toEqual([['payer', { companyId, id }]])
  })

  it('removes them by company and id', () => {
    const { done, asked } = remove(another)
    const line = journal('tariffs/remove-payer', { kind: 'legal-entity' }, null)
    const gone = { kind: 'removed-payers', rows: [{ companyId, id }] }
    expect(done).toEqual(ok({ writes: [gone, line], answer: null }))
    expect(asked).toEqual([['payer', { companyId, id }]])
  })

  it('is refused where there is none, or with what is wrong of them', () => {
    expect(change(aLegalEntity, null).done).toEqual(err(notFound))
    expect(remove(null).done).toEqual(err(notFound))
    expect(change({ kind: 'bank' }, itself).done).toEqual(refused({ field: 'kind', code: 'choice/unknown' }))
  })
})
