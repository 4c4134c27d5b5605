import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../../tests/examples.ts'
import { follow } from '../../commands/follow.ts'
import { broughtSteps, degreePlans } from '../../norms/accidents/investigation-steps.ts'
import { addresseeKinds } from './addressee.ts'
import type { AddresseeId } from './addressee-facts.ts'
import { keepAddressee } from './keep-addressee.ts'
import { listAddresseeKinds } from './kinds-of-step.ts'

const signed = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
const typed = {
  addressee: 'inspectorate',
  name: ' ГИТ в Пермском крае ',
  address: 'Пермь, ул. Примерная, 1',
  phone: '8 342 218 00 00',
  email: 'GIT59@rostrud.gov.ru',
}
const keep = (changes: object = {}) =>
  follow(keepAddressee.run({ companyId: mining, details: { ...typed, ...changes } }, signed), {
    'new-addressee-id': ({ companyId }) => (companyId === mining ? 4 : 5) as AddresseeId,
  })
const refusedFields = (changes: object) => {
  const kept = keep(changes)
  return kept.ok ? [] : kept.error.errors.map(({ field, code }) => `${field}: ${code}`)
}

test('an addressee is kept with phone and e-mail as everyone writes them', () => {
  const addressee = {
    companyId: mining,
    kind: 'inspectorate',
    name: 'ГИТ в Пермском крае',
    address: 'Пермь, ул. Примерная, 1',
    phone: '+7 (342) 218-00-00',
    email: 'git59@rostrud.gov.ru',
    entered: signed,
  }
  const { companyId: _, entered: __, ...after } = addressee
  expect(keep()).toEqual({
    ok: true,
    value: {
      answer: addressee,
      writes: [
        { kind: 'addressees', rows: [{ ...addressee, id: 4 }] },
        {
          kind: 'journal',
          rows: [
            {
              ...signed,
              companyId: mining,
              command: 'incidents/keep-addressee',
              changes: [{ record: 'addressee', ids: [4], before: null, after }],
            },
          ],
        },
      ],
    },
  })
})

test('a name is enough; what is typed wrongly is refused', () => {
  expect(keep({ address: '', phone: ' ', email: null })).toMatchObject({
    ok: true,
    value: { answer: { address: '', phone: '', email: '' } },
  })
  expect(refusedFields({ addressee: 'police', name: ' ', phone: '12', email: 'нет' })).toEqual([
    'addressee: choice/unknown',
    'name: text/required',
    'phone: phone/invalid',
    'email: email/invalid',
  ])
  expect(refusedFields({ name: 'о'.repeat(501) })).toEqual(['name: text/too-long'])
  expect(refusedFields({ address: 'о'.repeat(501) })).toEqual(['address: text/too-long'])
  expect(refusedFields({ name: 'о'.repeat(500), address: 'о'.repeat(500) })).toEqual([])
})

test('every kind is named by some step; a hospital or a relative is of one accident alone', () => {
  const steps = [...Object.values(degreePlans).flatMap((plan) => plan.steps), ...broughtSteps]
  const words = new Set(steps.flatMap(({ addressees }) => addressees))
  const kinds = new Set([...words].flatMap(listAddresseeKinds))
  expect([...kinds].toSorted()).toEqual([...addresseeKinds].toSorted())
  expect(listAddresseeKinds('Родственники пострадавшего')).toEqual([])
  const alone = [...words].filter((one) => listAddresseeKinds(one).length === 0)
  expect(alone.filter((one) => /инспекц|прокур|СФР|Ростех|профсоюз/iu.test(one))).toEqual([])
})
